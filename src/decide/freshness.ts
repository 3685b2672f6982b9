import { daysBetween, hoursBetween } from '../domain/instant';
import { compareText, lastText } from '../domain/values/compare';
import { formatNumber, joinLimited, pluralize } from '../domain/values/plural';
import { nameTag, type VersionName, versionKey } from '../domain/version-key';
import type { ImageStatus, VersionStatus } from './image-status';
import type { Matches } from './match-reports';
import { isLater, oldestScan } from './scan-outcome';

/** A version with a record, and the date of its scan: RFC 3339 in UTC, null if unknown. */
export interface ScannedVersion extends VersionName {
  readonly scannedAt: string | null;
}

/** The age of the scans of a catalog, relative to the newest scan. */
export interface Freshness {
  /** Versions of available images. */
  readonly versions: number;
  /** Versions with a record. */
  readonly recorded: number;
  /** Versions that this run scanned, even if a later record stays. */
  readonly scannedNow: number;
  /** The oldest scan with a record; undefined if no record has a date. */
  readonly oldest: (ScannedVersion & { readonly scannedAt: string }) | undefined;
  /** The newest date of a scan, with or without a record; null if no scan has one. */
  readonly newest: string | null;
  /** Versions that this run did not scan although it scanned most others; without the stale ones. */
  readonly missed: ReadonlyArray<ScannedVersion>;
  /** Versions whose record is stale: the oldest first, those without a date last. */
  readonly stale: ReadonlyArray<ScannedVersion>;
}

/**
 * Tests if a scan is more than 7 days older than the newest one. A scan without a date is stale if any scan has a date.
 */
const isStale = (scannedAt: string | null, newest: string | null): boolean =>
  newest !== null && (scannedAt === null || daysBetween(scannedAt, newest) > 7);

/** Oldest first, null last. */
const compareAges = (a: ScannedVersion, b: ScannedVersion): number =>
  Number(a.scannedAt === null) - Number(b.scannedAt === null) ||
  compareText(a.scannedAt ?? '', b.scannedAt ?? '');

export const newestDate = (images: ReadonlyArray<ImageStatus>): string | null =>
  lastText(images.flatMap(({ versions }) => versions.map(({ scannedAt }) => scannedAt)));

const hasDate = (scan: ScannedVersion): scan is ScannedVersion & { readonly scannedAt: string } =>
  scan.scannedAt !== null;

/** Scans of one night are a few hours apart; scans of two nights are further apart. */
const MAX_HOURS = 20;

const isOfEarlierNight = (scannedAt: string | null, newest: string | null): boolean =>
  scannedAt !== null && newest !== null && hoursBetween(scannedAt, newest) > MAX_HOURS;

type Reports = Matches['byVersion'];

/** True if the record is from this run, or from a later scan that stays although this run has reports. */
const isScannedNow = ({ decision }: VersionStatus, reports: ReturnType<Reports['get']>): boolean =>
  decision.kind === 'fresh' ||
  (decision.kind === 'kept' &&
    reports !== undefined &&
    isLater(decision.published.scannedAt, oldestScan(reports)));

/** Measures the age of the scans of all available images after a run with these reports. */
export const measureFreshness = (
  images: ReadonlyArray<ImageStatus>,
  reports: Reports,
): Freshness => {
  const newest = newestDate(images);
  const versions = images.flatMap(({ slug, versions: own }) =>
    own.map((status) => {
      const { version, scannedAt, decision } = status;
      const ofVersion = reports.get(versionKey(slug, version));
      return {
        scan: { slug, version, scannedAt },
        hasRecord: status.rollup !== undefined,
        isNow: isScannedNow(status, ofVersion),
        isLeft: decision.kind === 'kept' && ofVersion === undefined,
      };
    }),
  );
  const recorded = versions
    .filter(({ hasRecord }) => hasRecord)
    .sort((a, b) => compareAges(a.scan, b.scan));
  const scans = recorded.map(({ scan }) => scan);
  const left = recorded.flatMap(({ scan, isLeft }) => (isLeft ? [scan] : []));
  const isOld = ({ scannedAt }: ScannedVersion): boolean => isStale(scannedAt, newest);
  const isMissed = (scan: ScannedVersion): boolean =>
    isOfEarlierNight(scan.scannedAt, newest) && !isOld(scan);
  return {
    versions: versions.length,
    recorded: recorded.length,
    scannedNow: versions.filter(({ isNow }) => isNow).length,
    oldest: scans.find(hasDate),
    newest,
    missed: left.length * 2 < scans.length ? left.filter(isMissed) : [],
    stale: scans.filter(isOld),
  };
};

/**
 * `this run scanned 1 of 2 versions; the oldest scan is of redis:1, from 2026-07-01T02:10:31Z`. Leaves out the oldest if all
 * were scanned.
 */
export const describeScans = (
  { versions, recorded, scannedNow, oldest }: Freshness,
  nameOf: (version: ScannedVersion) => string = nameTag,
): string => {
  const scanned = `this run scanned ${formatNumber(scannedNow)} of ${pluralize(versions, 'version')}`;
  if (scannedNow === versions && versions > 0) return scanned;
  if (oldest !== undefined)
    return `${scanned}; the oldest scan is of ${nameOf(oldest)}, from ${oldest.scannedAt}`;
  return recorded === 0 ? scanned : `${scanned}; no scan states its date`;
};

/** `1 stale version, scanned more than 7 days before the newest scan (2026-08-01T02:10:31Z)`. */
export const countStale = ({ stale, newest }: Pick<Freshness, 'stale' | 'newest'>): string =>
  `${pluralize(stale.length, 'stale version')}, scanned more than 7 days before the newest scan (${newest})`;

/** `3 versions not scanned by this run`. */
export const countMissed = ({ missed }: Pick<Freshness, 'missed'>): string =>
  `${pluralize(missed.length, 'version')} not scanned by this run`;

/** How many versions {@link nameScans} names. */
export const MAX_NAMED = 5;

/** Names the first versions, with their scans: `redis:1 (2026-07-01T02:10:31Z)`. */
export const nameScans = (
  scans: ReadonlyArray<ScannedVersion>,
  nameOf: (version: ScannedVersion) => string = nameTag,
): string =>
  joinLimited(scans, MAX_NAMED, (each) => `${nameOf(each)} (${each.scannedAt ?? 'no date'})`);
