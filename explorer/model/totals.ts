import { type Grade, grades } from '../../src/domain/grade';
import type { Counts, Image, StatusItem } from './documents';
import { ageOf } from './freshness';
import { isTooGood } from './grades';
import { type ListedImage, rebuildable, SCANS, type Scan } from './images';
import { compareTexts } from './orders';

/** Over the latest scanned version of each available image, as in security.json. */
export interface Totals {
  readonly available: number;
  /** No other number counts these. */
  readonly planned: number;
  readonly scanned: number;
  /** Undefined if nothing was scanned, which is not 0. */
  readonly counts: Counts | undefined;
  /** Scanned in full, without a finding. */
  readonly clean: number;
  /** Clean images whose software the scanner did not see. */
  readonly unseen: number;
  /** Images for which a rebuild is worth a try, and their findings of that kind. */
  readonly rebuild: number;
  readonly rebuildable: number;
  /** Worst first. The unsure ones may be worse than their grade. */
  readonly grades: ReadonlyArray<readonly [grade: Grade, images: number, unsure: number]>;
  /** Without zeros. */
  readonly scans: ReadonlyArray<readonly [scan: Scan, images: number]>;
}

const NONE = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, total: 0, fixable: 0 };

const sumOf = (images: ReadonlyArray<Image>): Counts => {
  const counts = { ...NONE };
  for (const key of Object.keys(NONE) as ReadonlyArray<keyof Counts>)
    for (const { security } of images) counts[key] += security?.[key] ?? 0;
  return counts;
};

export const countTotals = (all: ReadonlyArray<ListedImage>): Totals => {
  const listed = all.filter(({ scan }) => scan !== 'planned');
  const images = listed.map(({ image }) => image);
  const scanned = images.filter(({ security }) => security !== null);
  return {
    available: images.length,
    planned: all.length - listed.length,
    scanned: scanned.length,
    counts: scanned.length === 0 ? undefined : sumOf(scanned),
    clean: listed.filter(
      ({ image, status }) => image.security?.total === 0 && status?.state !== 'partial',
    ).length,
    unseen: listed.filter(({ unseen, status }) => unseen && status?.state !== 'partial').length,
    rebuild: listed.filter((each) => rebuildable(each) > 0).length,
    rebuildable: listed.reduce((total, each) => total + rebuildable(each), 0),
    grades: grades.toReversed().map((grade) => {
      const own = listed.filter(({ image }) => image.security?.grade === grade);
      const unsure = own.filter(({ status }) => isTooGood(grade, status));
      return [grade, own.length, unsure.length];
    }),
    scans: SCANS.map((scan): readonly [Scan, number] => [
      scan,
      listed.filter((each) => each.scan === scan).length,
    ]).filter(([, count]) => count > 0),
  };
};

/** Of all versions, not only the newest. */
export interface VersionTotals {
  readonly all: number;
  /** Scanned in full. */
  readonly scanned: number;
  /** The version with the oldest scan; undefined if no scan has a date. */
  readonly oldest: Dated | undefined;
}

type Dated = StatusItem & { readonly scannedAt: string };

/** Ignores dates in the future. */
const hasPastScan =
  (now: number) =>
  (status: StatusItem): status is Dated =>
    status.scannedAt !== null && !['future', 'undated'].includes(ageOf(status.scannedAt, now));

export const countVersions = (statuses: ReadonlyArray<StatusItem>, now: number): VersionTotals => ({
  all: statuses.length,
  scanned: statuses.filter(({ state }) => state === 'scanned').length,
  oldest: statuses
    .filter(({ state }) => state === 'scanned' || state === 'partial')
    .filter(hasPastScan(now))
    .reduce<Dated | undefined>(
      (oldest, each) => (oldest === undefined || each.scannedAt < oldest.scannedAt ? each : oldest),
      undefined,
    ),
});

export const latestScan = (statuses: ReadonlyArray<StatusItem>, now: number): string | undefined =>
  statuses
    .filter(hasPastScan(now))
    .reduce((latest, { scannedAt }) => (scannedAt > latest ? scannedAt : latest), '') || undefined;

export const listScanners = (statuses: ReadonlyArray<StatusItem>): ReadonlyArray<string> =>
  [...new Set(statuses.flatMap(({ scanner }) => (scanner === null ? [] : [scanner])))].sort(
    compareTexts,
  );
