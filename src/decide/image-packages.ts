import type { ImagePackages } from '../contract/packages';
import {
  MAX_PACKAGES,
  NO_PACKAGES,
  type PackageList,
  uniquePackages,
} from '../contract/record/package-list';
import { type Problem, problem, type WithWarnings } from '../domain/problem';
import { ofVersion } from '../domain/share-warnings';
import { show } from '../domain/values/escape';
import { versionKey } from '../domain/version-key';
import { listsAll, type Scan } from '../read/reports/scan';
import { findSame } from './carry-forward';
import type { ImageFacts } from './decide-image';
import type { Matches } from './match-reports';
import { nextPackages, type PackageEvidence } from './next-packages';
import { isLater, oldestScan } from './scan-outcome';

const excessWarning = (count: number, scans: ReadonlyArray<Scan>): Problem =>
  problem(
    `found ${count} packages in ${scans.map(({ path }) => show(path)).join(', ')}, expected at most ${MAX_PACKAGES} of a version; they are left out, and the packages of the version are not known; its rows count`,
  );

/** Merges the lists of several reports. A single report has no duplicates; one with too many packages has no list. */
const mergeReports = (
  scans: ReadonlyArray<Scan>,
  withoutOs: boolean,
): WithWarnings<PackageList> => {
  const none = { value: NO_PACKAGES, warnings: [] };
  if (scans.some(({ packages }) => packages.extent === 'excess')) return none;
  const [first = [], ...others] = scans.map(({ packages }) => packages.items);
  const items = others.length === 0 ? first : uniquePackages([first, ...others].flat());
  if (items.length > MAX_PACKAGES)
    return { ...none, warnings: [excessWarning(items.length, scans)] };
  const known = scans.every((scan) => listsAll(scan, withoutOs));
  return { value: { known, items }, warnings: [] };
};

const toEvidence = (
  { slug, os }: ImageFacts['item'],
  facts: ImageFacts['versions'][number],
  { byVersion, listings }: Matches,
): WithWarnings<PackageEvidence> => {
  const { version, digest, publishedDigest, outcome } = facts;
  const key = versionKey(slug, version);
  const listing = listings.get(key) ?? [];
  const scannedAt = outcome === undefined ? oldestScan(listing) : outcome.scannedAt;
  const same = findSame(facts);
  const scans = [...(byVersion.get(key) ?? []), ...listing].filter(
    ({ packages }) => packages.extent !== 'never',
  );
  const listed = scans.length === 0 ? undefined : mergeReports(scans, os === 'none');
  return {
    value: {
      version,
      listed: listed?.value,
      isSame: same !== undefined,
      digest,
      publishedDigest,
      isLate: isLater(same?.scannedAt ?? null, scannedAt),
      isWithheld: outcome?.kind === 'withheld',
    },
    warnings: (listed?.warnings ?? []).map(ofVersion(key)),
  };
};

/** The packages of an image after a run. `before` are the published ones. */
export const findPackages = (
  { item, versions }: ImageFacts,
  matches: Matches,
  before: ImagePackages | undefined,
): WithWarnings<ImagePackages | undefined> => {
  const evidence = versions.map((each) => toEvidence(item, each, matches));
  return {
    value: nextPackages(
      item,
      evidence.map(({ value }) => value),
      before,
    ),
    warnings: evidence.flatMap(({ warnings }) => warnings),
  };
};
