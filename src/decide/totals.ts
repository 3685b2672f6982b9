import type { Coverage } from '../contract/cves';
import type { ScanState } from '../contract/items';
import type { SeverityCounts } from '../domain/severity-counts';
import { pluralize } from '../domain/values/plural';
import type { Catalog } from '../read/manifest/catalog';
import { type ImageStatus, rollupsOf } from './image-status';

/** Numbers of a whole catalog. Findings count for the newest version with a record of each image. */
export interface CatalogTotals extends SeverityCounts, Coverage {
  readonly images: number;
  readonly charts: number;
  /** Images that have a record. */
  readonly scannedImages: number;
  readonly imagesWithCves: number;
  /** Images with a finding that has a fix. */
  readonly imagesNeedingRebuild: number;
  readonly findings: number;
  /** Images counted by an older version, because the build of a newer one waits for its scan. */
  readonly older: number;
}

/** True if a newer version than the one that counts had a record before its digest changed. */
const isCountedByOlder = ({ versions }: ImageStatus): boolean => {
  const counted = versions.findIndex(({ rollup }) => rollup !== undefined);
  return versions.slice(0, Math.max(counted, 0)).some(({ before }) => before !== undefined);
};

/** `1 image counted by an older version`; empty without such images. */
export const describeOlderCount = ({
  older,
}: Pick<CatalogTotals, 'older'>): ReadonlyArray<string> =>
  older === 0 ? [] : [`${pluralize(older, 'image')} counted by an older version`];

/** False if nothing was scanned: then 0 findings mean nothing. */
export const hasRecords = ({ scannedImages }: Pick<CatalogTotals, 'scannedImages'>): boolean =>
  scannedImages > 0;

/** In the order of the contract. */
export const coverageOf = ({
  versions,
  scanned,
  partial,
  withheld,
  unscanned,
}: Coverage): Coverage => ({ versions, scanned, partial, withheld, unscanned });

/** Counts a catalog; `images` has an entry for each available image. */
export const countCatalog = (
  { charts }: Pick<Catalog, 'charts'>,
  images: ReadonlyArray<ImageStatus>,
): CatalogTotals => {
  const records = images.flatMap((image) => rollupsOf(image).slice(0, 1));
  const states = images.flatMap(({ versions }) => versions.map(({ state }) => state));
  const sum = (key: keyof SeverityCounts | 'total'): number =>
    records.reduce((total, record) => total + record[key], 0);
  const inState = (state: ScanState): number => states.filter((each) => each === state).length;
  return {
    images: images.length,
    charts: charts.length,
    scannedImages: records.length,
    imagesWithCves: records.filter(({ total }) => total > 0).length,
    imagesNeedingRebuild: records.filter(({ fixable }) => fixable > 0).length,
    versions: states.length,
    scanned: inState('scanned'),
    partial: inState('partial'),
    withheld: inState('withheld'),
    unscanned: inState('unscanned'),
    findings: sum('total'),
    critical: sum('critical'),
    high: sum('high'),
    medium: sum('medium'),
    low: sum('low'),
    unknown: sum('unknown'),
    fixable: sum('fixable'),
    older: images.filter(isCountedByOlder).length,
  };
};
