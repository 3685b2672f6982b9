import * as A from 'fp-ts/Array';
import { parseReference, repositoryOf } from '../domain/image-reference';
import { compareBytes } from '../domain/values/compare';
import { collect, groupBy, uniqueBy } from '../domain/values/group-by';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import type { Catalog, ReportSubject } from '../read/manifest/catalog';
import { parseReportPath } from '../read/reports/file-name';
import type { Scan } from '../read/reports/scan';
import { findDigest } from '../read/reports/wording';

/** A version that a report can belong to. */
export interface ReportTarget {
  readonly key: VersionKey;
  readonly digest: string | undefined;
  /** True if the digest comes from the latest scan, not from the manifest. */
  readonly isFollowed: boolean;
  readonly repository: string;
  readonly version: string;
}

interface MatchedTargets {
  /** The versions that the report belongs to. */
  readonly targets: ReadonlyArray<ReportTarget>;
  /** Versions that it names, but with another digest. */
  readonly contradicted: ReadonlyArray<ReportTarget>;
  /** Versions of several images that it names without saying which it scanned: it belongs to none of them. */
  readonly rivals: ReadonlyArray<ReportTarget>;
  /** True if only its path matches, and it was made for another reference. */
  readonly isMisnamed: boolean;
}

export interface MatchedReport extends MatchedTargets {
  readonly scan: Scan;
}

export interface Matches {
  /** The scans of each version, in byte order of their paths. */
  readonly byVersion: ReadonlyMap<VersionKey, ReadonlyArray<Scan>>;
  /** Reports of scans for something else, which only list packages of the version. */
  readonly listings: ReadonlyMap<VersionKey, ReadonlyArray<Scan>>;
  /** The scans of each version of a base, in byte order of their paths. */
  readonly bases: ReadonlyMap<VersionKey, ReadonlyArray<Scan>>;
  /** All reports but listings, in byte order of their paths. */
  readonly reports: ReadonlyArray<MatchedReport>;
}

/** True if a report names no version at all. */
export const isUnmatched = ({ targets, contradicted, rivals }: MatchedReport): boolean =>
  targets.length + contradicted.length + rivals.length === 0;

type Targets = ReadonlyMap<string, ReadonlyArray<ReportTarget>>;

/** Versions by everything that reports can name. */
interface TargetIndex {
  readonly byDigest: Targets;
  readonly byReference: Targets;
  readonly byPlace: Targets;
}

const indexVersions = (images: ReadonlyArray<ReportSubject>): TargetIndex => {
  const targets = images.flatMap(({ slug, image, versions = [] }) => {
    const repository = repositoryOf(image);
    return versions.map(({ version, digest, digestFrom }): ReportTarget => {
      const key = versionKey(slug, version);
      return { key, digest, isFollowed: digestFrom !== undefined, repository, version };
    });
  });
  return {
    byDigest: groupBy(
      targets.filter(({ digest }) => digest !== undefined),
      ({ digest = '' }) => digest,
    ),
    byReference: groupBy(targets, ({ repository, version }) => `${repository}:${version}`),
    byPlace: groupBy(targets, ({ key }) => key),
  };
};

/** The versions that a report names in one way. They are rivals if they belong to several images. */
interface NamedTargets {
  /** Rivals count only under the name that was scanned. */
  readonly targets: ReadonlyArray<ReportTarget>;
  readonly rivals: ReadonlyArray<ReportTarget>;
}

/** A report is about one image: of rivals, only the name that the scanner was given counts. */
const settleRivals = (
  all: ReadonlyArray<ReportTarget>,
  areRivals: boolean,
  ofName: () => ReadonlyArray<ReportTarget>,
): NamedTargets => (areRivals ? { targets: ofName(), rivals: all } : { targets: all, rivals: [] });

const isMany = (texts: ReadonlyArray<string | undefined>): boolean =>
  new Set(texts.filter((text) => text !== undefined)).size > 1;

const digestTargets = ({ byDigest }: TargetIndex, { identity }: Scan): NamedTargets => {
  const of = (digests: ReadonlyArray<string>): ReadonlyArray<ReportTarget> =>
    digests.flatMap((digest) => byDigest.get(digest) ?? []);
  const all = of([...identity.digests, ...identity.localDigests]);
  const areRivals = isMany(all.map(({ digest }) => digest));
  return settleRivals(all, areRivals, () => of(findDigest(identity.name ?? '')));
};

const referenceTargets = ({ byReference }: TargetIndex, { identity }: Scan): NamedTargets => {
  const of = (text: string): ReadonlyArray<ReportTarget> => {
    const { repository, tag } = parseReference(text);
    return tag === undefined ? [] : (byReference.get(`${repository}:${tag}`) ?? []);
  };
  const all = identity.references.flatMap(of);
  const areRivals =
    isMany(all.map(({ repository }) => repository)) || isMany(all.map(({ digest }) => digest));
  return settleRivals(all, areRivals, () => of(identity.name ?? ''));
};

const placeTargets = ({ byPlace }: TargetIndex, { path }: Scan): ReadonlyArray<ReportTarget> => {
  const place = parseReportPath(path);
  return place === undefined ? [] : (byPlace.get(versionKey(...place)) ?? []);
};

/** True if a report states digests, but not the version's. */
const contradicts = ({ identity }: Scan, { digest }: ReportTarget): boolean =>
  digest !== undefined && identity.digests.length > 0 && !identity.digests.includes(digest);

/**
 * True if a report was made for another reference. A name without tag and digest does not count: it may name an
 * archive or a local build.
 */
const isForOther = ({ identity }: Scan, { repository, version }: ReportTarget): boolean => {
  const named = identity.references.map(parseReference);
  const isSpecific = identity.digests.length > 0 || named.some(({ tag }) => tag !== undefined);
  return (
    isSpecific &&
    named.length > 0 &&
    named.every(
      (each) => each.repository !== repository || (each.tag !== undefined && each.tag !== version),
    )
  );
};

const NO_TARGETS: MatchedTargets = {
  targets: [],
  contradicted: [],
  rivals: [],
  isMisnamed: false,
};

const distinctTargets = (targets: ReadonlyArray<ReportTarget>): ReadonlyArray<ReportTarget> =>
  uniqueBy(targets, ({ key }) => key);

const findTargets = (index: TargetIndex, scan: Scan): MatchedTargets => {
  const exact = digestTargets(index, scan);
  if (exact.targets.length > 0) return { ...NO_TARGETS, targets: distinctTargets(exact.targets) };
  if (exact.rivals.length > 0) return { ...NO_TARGETS, rivals: distinctTargets(exact.rivals) };
  const { targets: named, rivals } = referenceTargets(index, scan);
  if (named.length === 0 && rivals.length > 0)
    return { ...NO_TARGETS, rivals: distinctTargets(rivals) };
  const placed = rivals.length > 0 ? [] : placeTargets(index, scan);
  const agree = (targets: ReadonlyArray<ReportTarget>) =>
    targets.filter((target) => !contradicts(scan, target));
  const byName = agree(named);
  const targets = distinctTargets(byName.length > 0 ? byName : agree(placed));
  const contradicted = [...named, ...placed].filter((target) => contradicts(scan, target));
  const isMisnamed = byName.length === 0 && targets.some((target) => isForOther(scan, target));
  return { targets, contradicted: distinctTargets(contradicted), rivals: [], isMisnamed };
};

const groupByVersion = (reports: ReadonlyArray<MatchedReport>): Matches['byVersion'] =>
  collect(reports.flatMap(({ scan, targets }) => targets.map(({ key }) => [key, scan] as const)));

/** Matches scans to the versions of bases. A report that names an image is not about the base whose place it has. */
const matchBases = (
  { images, bases }: Pick<Catalog, 'images' | 'bases'>,
  scans: ReadonlyArray<Scan>,
): ReadonlyArray<MatchedReport> => {
  if (bases.length === 0) return [];
  const index = indexVersions([...images, ...bases]);
  const slugs = new Set(bases.map(({ slug }) => slug));
  const isBase = ({ key }: ReportTarget): boolean => slugs.has(parseVersionKey(key).slug);
  return scans.map((scan) => {
    const found = findTargets(index, scan);
    const isOfImage = found.isMisnamed && !found.contradicted.every(isBase);
    return { scan, ...found, targets: isOfImage ? [] : found.targets.filter(isBase) };
  });
};

/**
 * Matches scans to the versions of a catalog and of its bases: by digest, else by repository and tag, else by the path of the file. The
 * order of the scans does not matter. Reports of scans for something else, such as version files, are never unmatched.
 */
export const matchReports = (
  { images, bases }: Pick<Catalog, 'images' | 'bases'>,
  scans: ReadonlyArray<Scan>,
): Matches => {
  const ofImages = indexVersions(images);
  const matchIn =
    (index: TargetIndex) =>
    (scan: Scan): MatchedReport => ({ scan, ...findTargets(index, scan) });
  const sorted = [...scans].sort((a, b) => compareBytes(a.path, b.path));
  const { left: searches, right: others } = A.partition(
    ({ soughtInstead }: Scan) => soughtInstead !== null,
  )(sorted);
  const reports = searches.map(matchIn(ofImages));
  // Apart from the images: a base that is stated changes nothing for them.
  const reportsOfBases = matchBases({ images, bases }, searches);
  return {
    byVersion: groupByVersion(reports),
    listings: groupByVersion(others.map(matchIn(ofImages))),
    bases: groupByVersion(reportsOfBases),
    reports: reports.map((own, i) => (isUnmatched(own) ? (reportsOfBases[i] ?? own) : own)),
  };
};
