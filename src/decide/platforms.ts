import { type CoverageGap, coverageGaps } from '../contract/gaps';
import type { PlatformStatus, ScanState } from '../contract/items';
import { MAX_UNCHECKED, type Unchecked } from '../contract/unchecked';
import { firstText } from '../domain/values/compare';
import type { PublishedVersion } from '../previous/versions';
import type { Scan } from '../read/reports/scan';
import { type Outcome, oldestScan } from './scan-outcome';

/** What the reports of a version covered. */
export interface ScanCoverage {
  /** One item for each stated platform, in the order of the catalog. */
  readonly platforms: ReadonlyArray<PlatformStatus>;
  /** When the oldest vulnerability database was built; null if one is unknown. */
  readonly database: string | null;
  /** The packages that they did not check; undefined without any, or without a record. */
  readonly unchecked?: Unchecked | undefined;
  /** Why they prove less than they seem to, in the order of the contract; undefined without gaps. */
  readonly gaps?: ReadonlyArray<CoverageGap> | undefined;
}

const unscanned = (platform: string): PlatformStatus => ({
  platform,
  state: 'unscanned',
  scannedAt: null,
});

/** The coverage without a record or a report. */
export const noCoverage = (stated: ReadonlyArray<string>): ScanCoverage => ({
  platforms: stated.map(unscanned),
  database: null,
});

/** Sorts the scans of a version: those that count, those that prove nothing, and those that are a lower bound. */
const sortScans = (outcome: Outcome) => {
  if (outcome.kind === 'withheld')
    return { counted: [], withheld: outcome.scans, lower: new Set<Scan>() };
  const counting = new Set(outcome.scans);
  return {
    counted: outcome.scans,
    withheld: outcome.incomplete.filter((scan) => !counting.has(scan)),
    lower: new Set([
      ...outcome.incomplete,
      ...outcome.scans.filter(({ packages }) => packages.unchecked.length > 0),
    ]),
  };
};

const someOf = <A>(items: ReadonlyArray<A>): ReadonlyArray<A> | undefined =>
  items.length === 0 ? undefined : items;

const uncheckedIn = (outcome: Outcome): Unchecked | undefined =>
  outcome.kind === 'withheld' || outcome.unchecked.length === 0
    ? undefined
    : { total: outcome.unchecked.length, names: outcome.unchecked.slice(0, MAX_UNCHECKED) };

/** What the scans of this run cover of the stated platforms. Scans of other platforms cover none. */
export const coverageOfScans = (stated: ReadonlyArray<string>, outcome: Outcome): ScanCoverage => {
  const { counted, withheld, lower } = sortScans(outcome);
  const platforms = stated.map((platform): PlatformStatus => {
    const isOwn = (scan: Scan): boolean => scan.platform === platform;
    const [own, nothing] = [counted.filter(isOwn), withheld.filter(isOwn)];
    const of = own.length > 0 ? own : nothing;
    if (of.length === 0) return unscanned(platform);
    const isFull = nothing.length === 0 && !own.some((scan) => lower.has(scan));
    return {
      platform,
      state: own.length === 0 ? 'withheld' : isFull ? 'scanned' : 'partial',
      scannedAt: oldestScan(of),
    };
  });
  const dates = outcome.scans.map(({ database }) => database);
  return {
    platforms,
    database: dates.includes(null) ? null : firstText(dates),
    unchecked: uncheckedIn(outcome),
    gaps: someOf(outcome.gaps),
  };
};

/** The published coverage of a version whose state stays. A platform that the branch does not name is unscanned. */
export const coverageOfPublished = (
  stated: ReadonlyArray<string>,
  { platforms = [], database, unchecked, gaps = [] }: PublishedVersion,
): ScanCoverage => ({
  platforms: stated.map(
    (platform) =>
      platforms.find((each) => each.platform === platform && each.state !== 'unscanned') ??
      unscanned(platform),
  ),
  database,
  unchecked,
  gaps: someOf(coverageGaps.filter((gap) => gaps.includes(gap))),
});

/** The state of a version: scanned only if all platforms are, without a gap, and no package was left out. */
export const stateOn = (
  state: ScanState,
  { platforms, unchecked, gaps }: Pick<ScanCoverage, 'platforms' | 'unchecked' | 'gaps'>,
): ScanState =>
  state === 'scanned' &&
  (unchecked !== undefined ||
    gaps !== undefined ||
    platforms.some((each) => each.state !== 'scanned'))
    ? 'partial'
    : state;
