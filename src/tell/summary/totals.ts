import { type CatalogTotals, describeOlderCount, hasRecords } from '../../decide/totals';
import type { DerivedCatalog } from '../../derive/news/derived-catalog';
import { describeInOlder } from '../../derive/news/headline';
import { formatNumber, pluralize } from '../../domain/values/plural';

type Counted = Pick<DerivedCatalog, 'totals' | 'cves' | 'inOlder'>;

/** `37 of 38 images scanned`, or `38 images scanned` if those are all. */
const describeImages = ({ scannedImages, images }: CatalogTotals): string =>
  scannedImages === images
    ? `${pluralize(images, 'image')} scanned`
    : `${formatNumber(scannedImages)} of ${pluralize(images, 'image')} scanned`;

/** `3 findings of 2 CVEs in newest versions (37 of 38 images scanned), 1 with a fix`. */
const describeNewest = ({ totals, cves }: Counted): string => {
  const { findings, fixable } = totals;
  const where = `in newest versions (${describeImages(totals)})`;
  if (findings === 0) return `no findings ${where}`;
  const of = cves === undefined ? '' : ` of ${pluralize(cves, 'CVE')}`;
  return `${pluralize(findings, 'finding')}${of} ${where}, ${formatNumber(fixable)} with a fix`;
};

/**
 * `3 findings of 2 CVEs in newest versions (37 of 38 images scanned), 1 with a fix · 1 open CVE only in other versions`:
 * findings are rows, CVEs are distinct ids, and of each image only the newest version with a record counts.
 */
export const describeFindings = (counted: Counted): string =>
  hasRecords(counted.totals)
    ? [
        describeNewest(counted),
        ...describeInOlder(counted.inOlder),
        ...describeOlderCount(counted.totals),
      ].join(' · ')
    : 'nothing scanned yet: no version has a scan record';

/** `2 CVEs, 37 of 38 images scanned`: what the totals in the headline do not say. */
export const describeRest = ({ totals, cves }: Pick<DerivedCatalog, 'totals' | 'cves'>): string => {
  const counted = cves === undefined || cves === 0 ? '' : `${pluralize(cves, 'CVE')}, `;
  return `${counted}${describeImages(totals)}`;
};
