import { type CatalogTotals, hasRecords } from '../catalog/totals';
import { formatFindings, formatScannedImages } from '../publish/commit-message';
import { pluralize } from '../values/plural';

/** `3 findings of 2 CVEs in 37 of 38 scanned images, 1 finding fixable`; see {@link formatFindings}. */
export const describeFindings = (totals: CatalogTotals, cves: number | undefined): string => {
  if (!hasRecords(totals)) return 'nothing scanned yet: no version has a scan record';
  const fixable = totals.findings > 0 ? `, ${pluralize(totals.fixable, 'finding')} fixable` : '';
  return `${formatFindings(totals.findings, cves)} in ${formatScannedImages(totals)}${fixable}`;
};
