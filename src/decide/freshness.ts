import { daysBetween, hoursBetween } from '../domain/instant';
import { compareText, lastText } from '../domain/values/compare';
import { formatNumber, joinLimited, pluralize } from '../domain/values/plural';
import { nameTag, type VersionName, versionKey } from '../domain/version-key';
import type { ImageStatus, VersionStatus } from './image-status';
import type { Matches } from './match-reports';
import { isLater, oldestScan } from './scan-outcome';

/** A version with a record, and the date of its scan: RFC 3339 in UTC, or null if unknown. */
export interface ScannedVersion extends VersionName {
  readonly scannedAt: string | null;
}

/** How recent the scans of a catalog are, measured by their own dates. */
export interface Freshness {
  /** Versions of available images. */
  readonly versions: number;
  /** Those with a record. */
  readonly recorded: number;
  /** Those that reports of this run scanned, though their record may be from a later scan. */
  readonly scannedNow: number;
  /** The record with the oldest date; undefined if no record has a date. */
  readonly oldest: (ScannedVersion & { readonly scannedAt: string }) | undefined;
  /** The newest date of any scan, with a record or without; null if no scan has one. */
  readonly newest: string | null;
  /** The versions that no report of this run is about, though it scanned most others; not the stale ones. */
  readonly missed: ReadonlyArray<ScannedVersion>;
  /** The versions whose record is stale, oldest first, those without a date last. */
  readonly stale: ReadonlyArray<ScannedVersion>;
}

/** Whether a scan is more than 7 days older than the newest. One without a date is, if any scan has a date. */
const isStale = (scannedAt: string | null, newest: string | null): boolean =>
  newest !== null && (scannedAt === null || daysBetween(scannedAt, newest) > 7);

/** Oldest first, null last. */
const compareAges = (a: ScannedVersion, b: ScannedVersion): number =>
  Number(a.scannedAt === null) - Number(b.scannedAt === null) ||
  compareText(a.scannedAt ?? '', b.scannedAt ?? '');

/** The date of the newest scan; null without any. */
export const newestDate = (images: ReadonlyArray<ImageStatus>): string | null =>
  lastText(images.flatMap(({ versions }) => versions.map(({ scannedAt }) => scannedAt)));

const hasDate = (scan: ScannedVersion): scan is ScannedVersion & { readonly scannedAt: string } =>
  scan.scannedAt !== null;

/** A scan of the night before is as old as nights are apart; one of the same night may be some hours older. */
const MAX_HOURS = 20;

const isOfEarlierNight = (scannedAt: string | null, newest: string | null): boolean =>
  scannedAt !== null && newest !== null && hoursBetween(scannedAt, newest) > MAX_HOURS;

type Reports = Matches['byVersion'];

/** Whether the record is from reports of this run, or from a later scan that stays. */
const isScannedNow = ({ decision }: VersionStatus, reports: ReturnType<Reports['get']>): boolean =>
  decision.kind === 'fresh' ||
  (decision.kind === 'kept' &&
    reports !== undefined &&
    isLater(decision.published.scannedAt, oldestScan(reports)));

/** Measures how recent the scans of all available images are, after a run with these reports. */
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
 * `this run scanned 1 of 2 versions; the oldest scan is redis:1 of 2026-07-01T02:10:31Z`. Where it scanned all of them, none
 * is old.
 */
export const describeScans = (
  { versions, recorded, scannedNow, oldest }: Freshness,
  nameOf: (version: ScannedVersion) => string = nameTag,
): string => {
  const scanned = `this run scanned ${formatNumber(scannedNow)} of ${pluralize(versions, 'version')}`;
  if (scannedNow === versions && versions > 0) return scanned;
  if (oldest !== undefined)
    return `${scanned}; the oldest scan is ${nameOf(oldest)} of ${oldest.scannedAt}`;
  return recorded === 0 ? scanned : `${scanned}; no scan states its date`;
};

/** `1 stale version, scanned more than 7 days before the newest scan of 2026-08-01T02:10:31Z`. */
export const countStale = ({ stale, newest }: Pick<Freshness, 'stale' | 'newest'>): string =>
  `${pluralize(stale.length, 'stale version')}, scanned more than 7 days before the newest scan of ${newest}`;

/** `3 versions not scanned by this run`. */
export const countMissed = ({ missed }: Pick<Freshness, 'missed'>): string =>
  `${pluralize(missed.length, 'version')} not scanned by this run`;

/** How many versions {@link nameScans} names. */
export const MAX_NAMED = 5;

/** The first of some versions, with their scan: `redis:1 (2026-07-01T02:10:31Z)`. */
export const nameScans = (
  scans: ReadonlyArray<ScannedVersion>,
  nameOf: (version: ScannedVersion) => string = nameTag,
): string =>
  joinLimited(scans, MAX_NAMED, (each) => `${nameOf(each)} (${each.scannedAt ?? 'no date'})`);
