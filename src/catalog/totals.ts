import type { ScanState } from '../api/items';
import type { SecurityVersion } from '../api/security';
import type { SeverityCounts } from '../domain/severity-counts';
import type { Catalog } from '../manifest/catalog';
import { formatNumber, pluralize } from '../values/plural';
import { type ImageSecurity, rollupsOf } from './records';

/** Catalog-wide numbers. Findings are those of the newest version with a record of each image. */
export interface CatalogTotals extends SeverityCounts {
  /** Available images. */
  readonly images: number;
  readonly charts: number;
  /** Images that have a record. */
  readonly scannedImages: number;
  readonly imagesWithCves: number;
  /** Images with a finding that has a fix. */
  readonly imagesNeedingRebuild: number;
  /** Versions without a report. */
  readonly unscanned: number;
  /** Versions whose report proves nothing. */
  readonly withheld: number;
  /** Versions whose record is a lower bound. */
  readonly partial: number;
  /** Findings of all severities. */
  readonly findings: number;
}

/** Whether any version has a record. Otherwise, 0 findings mean that nothing was scanned. */
export const hasRecords = ({ scannedImages }: Pick<CatalogTotals, 'scannedImages'>): boolean =>
  scannedImages > 0;

/**
 * `3 findings of 2 CVEs`: findings are rows, CVEs are distinct ids. `cves` is undefined if some rows were not
 * read; the result then has only the findings.
 */
export const formatFindings = (findings: number, cves: number | undefined): string => {
  if (findings === 0) return pluralize(0, 'CVE');
  const rows = pluralize(findings, 'finding');
  return cves === undefined ? rows : `${rows} of ${pluralize(cves, 'CVE')}`;
};

/** `37 of 38 scanned images`, or `38 scanned images` if those are all. */
export const formatScannedImages = ({
  scannedImages,
  images,
}: Pick<CatalogTotals, 'scannedImages' | 'images'>): string =>
  scannedImages === images
    ? pluralize(images, 'scanned image')
    : `${formatNumber(scannedImages)} of ${pluralize(images, 'scanned image')}`;

/** `3 findings of 2 CVEs in 37 of 38 scanned images, 1 finding fixable`; see {@link formatFindings}. */
export const describeFindings = (totals: CatalogTotals, cves: number | undefined): string => {
  if (!hasRecords(totals)) return 'nothing scanned yet: no version has a scan record';
  const fixable = totals.findings > 0 ? `, ${pluralize(totals.fixable, 'finding')} fixable` : '';
  return `${formatFindings(totals.findings, cves)} in ${formatScannedImages(totals)}${fixable}`;
};

/** The input of {@link countCatalog}. */
export interface Counted {
  readonly images: number;
  readonly charts: number;
  /** The newest record of each scanned image. */
  readonly records: ReadonlyArray<SecurityVersion>;
  /** The state of each version. */
  readonly states: ReadonlyArray<ScanState>;
}

/** Counts a new or a published catalog. */
export const countCatalog = ({ images, charts, records, states }: Counted): CatalogTotals => {
  const sum = (key: keyof SeverityCounts | 'total'): number =>
    records.reduce((total, record) => total + record[key], 0);
  const inState = (state: ScanState): number => states.filter((each) => each === state).length;
  return {
    images,
    charts,
    scannedImages: records.length,
    imagesWithCves: records.filter(({ total }) => total > 0).length,
    imagesNeedingRebuild: records.filter(({ fixable }) => fixable > 0).length,
    unscanned: inState('unscanned'),
    withheld: inState('withheld'),
    partial: inState('partial'),
    findings: sum('total'),
    critical: sum('critical'),
    high: sum('high'),
    medium: sum('medium'),
    low: sum('low'),
    unknown: sum('unknown'),
    fixable: sum('fixable'),
  };
};

/** Counts the new catalog; `security` has an entry for each available image. */
export const countNewCatalog = (
  { charts }: Pick<Catalog, 'charts'>,
  security: ReadonlyArray<ImageSecurity>,
): CatalogTotals =>
  countCatalog({
    images: security.length,
    charts: charts.length,
    records: security.flatMap((image) => rollupsOf(image).slice(0, 1)),
    states: security.flatMap(({ versions }) => versions.map(({ state }) => state)),
  });
