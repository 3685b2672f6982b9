import type { ScanState } from '../api/items';
import type { SecurityVersion } from '../api/security';
import type { SeverityCounts } from '../domain/severity-counts';
import type { Catalog } from './catalog';
import { type ImageSecurity, rollupsOf } from './records';

/** Catalog-wide numbers. The findings are those of each image's latest version that has a record. */
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
  readonly cves: number;
}

/** Whether any version has a record. Without one, 0 CVEs only mean that nobody looked. */
export const hasRecords = ({ scannedImages }: Pick<CatalogTotals, 'scannedImages'>): boolean =>
  scannedImages > 0;

/** What totals are counted from. */
export interface Counted {
  readonly images: number;
  readonly charts: number;
  /** The record of each scanned image: that of its latest version that has one. */
  readonly records: ReadonlyArray<SecurityVersion>;
  /** The state of each version. */
  readonly states: ReadonlyArray<ScanState>;
}

/** Counts a catalog, whether it is to be published or was published before. */
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
    cves: sum('total'),
    critical: sum('critical'),
    high: sum('high'),
    medium: sum('medium'),
    low: sum('low'),
    unknown: sum('unknown'),
    fixable: sum('fixable'),
  };
};

/** Counts the catalog that is to be published; `security` has an entry for each available image. */
export const catalogTotals = (
  { charts }: Pick<Catalog, 'charts'>,
  security: ReadonlyArray<ImageSecurity>,
): CatalogTotals =>
  countCatalog({
    images: security.length,
    charts: charts.length,
    records: security.flatMap((image) => rollupsOf(image).slice(0, 1)),
    states: security.flatMap(({ versions }) => versions.map(({ state }) => state)),
  });
