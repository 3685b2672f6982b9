import { parseReference } from '../domain/image-reference';
import { compareBytes } from '../domain/values/compare';
import { lazy } from '../domain/values/lazy';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { Catalog } from '../read/manifest/catalog';
import { parseReportPath } from '../read/reports/file-name';
import type { Scan } from '../read/reports/scan';
import { findDigest } from '../read/reports/wording';

/** A report that names a version but was made for another digest. */
export interface Contradiction {
  readonly scan: Scan;
  readonly key: VersionKey;
  readonly stated: string;
}

/** A report that is matched only by its path and was made for another reference. */
export interface Misnamed {
  readonly scan: Scan;
  readonly keys: ReadonlyArray<VersionKey>;
}

/** One of several images that a report names, although it can be of one only. */
export interface Rival {
  readonly key: VersionKey;
  /** The digest that the version states. */
  readonly stated: string | undefined;
}

/** A report that names several images of the catalog, and does not say which of them was scanned. */
export interface Ambiguity {
  readonly scan: Scan;
  readonly rivals: ReadonlyArray<Rival>;
}

/** Which reports belong to which versions. */
export interface Matches {
  /** The scans of each version, in byte order of their paths. */
  readonly byVersion: ReadonlyMap<VersionKey, ReadonlyArray<Scan>>;
  /** The reports of licenses: they are no scans, but list packages of the version. */
  readonly listings: ReadonlyMap<VersionKey, ReadonlyArray<Scan>>;
  readonly unmatched: ReadonlyArray<Scan>;
  readonly contradictions: ReadonlyArray<Contradiction>;
  readonly ambiguities: ReadonlyArray<Ambiguity>;
  readonly misnamed: ReadonlyArray<Misnamed>;
}

const NO_MATCHES: Matches = {
  byVersion: new Map(),
  listings: new Map(),
  unmatched: [],
  contradictions: [],
  ambiguities: [],
  misnamed: [],
};

interface Target {
  readonly key: VersionKey;
  readonly digest: string | undefined;
}

interface NamedTarget extends Target {
  readonly repository: string;
  readonly version: string;
}

type Targets<T extends Target> = ReadonlyMap<string, ReadonlyArray<T>>;

/** Versions by the names that reports can have, besides digests. */
interface TargetsByName {
  readonly byReference: Targets<NamedTarget>;
  readonly byPlace: Targets<NamedTarget>;
}

/** Versions by everything that reports can name. */
interface TargetIndex {
  readonly byDigest: Targets<Target>;
  /** Computed on first use: most reports state a digest. */
  readonly names: () => TargetsByName;
}

const add = <K, T>(map: Map<K, T[]>, key: K, item: T): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
};

const indexByDigest = ({ images }: Catalog): Targets<Target> => {
  const byDigest = new Map<string, Target[]>();
  for (const { slug, versions = [] } of images) {
    for (const { version, digest } of versions) {
      if (digest !== undefined) add(byDigest, digest, { key: versionKey(slug, version), digest });
    }
  }
  return byDigest;
};

const indexByName = ({ images }: Catalog): TargetsByName => {
  const byReference = new Map<string, NamedTarget[]>();
  const byPlace = new Map<string, NamedTarget[]>();
  for (const { slug, image, versions = [] } of images) {
    const { repository } = parseReference(image);
    for (const { version, digest } of versions) {
      const target = { key: versionKey(slug, version), digest, repository, version };
      add(byReference, `${repository}:${version}`, target);
      add(byPlace, target.key, target);
    }
  }
  return { byReference, byPlace };
};

const indexVersions = (catalog: Catalog): TargetIndex => ({
  byDigest: indexByDigest(catalog),
  names: lazy(() => indexByName(catalog)),
});

/** The versions that a report names in one way, and whether these cannot all be the one image that it is of. */
interface Named<T extends Target> {
  /** All of them, or those of the name that was scanned if they are rivals. */
  readonly targets: ReadonlyArray<T>;
  readonly rivals: ReadonlyArray<T>;
}

/** Of rivals, only the name that the scanner was given counts: one report is of one image. */
const settle = <T extends Target>(
  all: ReadonlyArray<T>,
  areRivals: boolean,
  ofName: () => ReadonlyArray<T>,
): Named<T> => (areRivals ? { targets: ofName(), rivals: all } : { targets: all, rivals: [] });

const isMany = (texts: ReadonlyArray<string | undefined>): boolean =>
  new Set(texts.filter((text) => text !== undefined)).size > 1;

const digestTargets = ({ byDigest }: TargetIndex, { identity }: Scan): Named<Target> => {
  const of = (digests: ReadonlyArray<string>): ReadonlyArray<Target> =>
    digests.flatMap((digest) => byDigest.get(digest) ?? []);
  const all = of([...identity.digests, ...identity.localDigests]);
  const areRivals = isMany(all.map(({ digest }) => digest));
  return settle(all, areRivals, () => of(findDigest(identity.name ?? '')));
};

const referenceTargets = (
  { byReference }: TargetsByName,
  { identity }: Scan,
): Named<NamedTarget> => {
  const of = (text: string): ReadonlyArray<NamedTarget> => {
    const { repository, tag } = parseReference(text);
    return tag === undefined ? [] : (byReference.get(`${repository}:${tag}`) ?? []);
  };
  const all = identity.references.flatMap(of);
  const areRivals =
    isMany(all.map(({ repository }) => repository)) || isMany(all.map(({ digest }) => digest));
  return settle(all, areRivals, () => of(identity.name ?? ''));
};

const placeTargets = ({ byPlace }: TargetsByName, { path }: Scan): ReadonlyArray<NamedTarget> => {
  const place = parseReportPath(path);
  return place === undefined ? [] : (byPlace.get(versionKey(...place)) ?? []);
};

/** Whether a report states digests, but not the digest of the version. */
const contradicts = ({ identity }: Scan, { digest }: Target): boolean =>
  digest !== undefined && identity.digests.length > 0 && !identity.digests.includes(digest);

/**
 * Whether a report was made for another reference. A name without tag and digest, such as the name of an archive or
 * a local build, does not count.
 */
const isOther = ({ identity }: Scan, { repository, version }: NamedTarget): boolean => {
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

interface MatchedTargets {
  readonly targets: ReadonlyArray<Target>;
  readonly contradicted: ReadonlyArray<Target>;
  /** The images that the report names, if it is used for none of them. */
  readonly rivals: ReadonlyArray<Target>;
  /** Whether the report matches only by its path, and was made for another reference. */
  readonly misnamed: boolean;
}

const NO_TARGETS: MatchedTargets = { targets: [], contradicted: [], rivals: [], misnamed: false };

const findTargets = (index: TargetIndex, scan: Scan): MatchedTargets => {
  const exact = digestTargets(index, scan);
  if (exact.targets.length > 0) return { ...NO_TARGETS, targets: exact.targets };
  if (exact.rivals.length > 0) return { ...NO_TARGETS, rivals: exact.rivals };
  const names = index.names();
  const { targets: named, rivals } = referenceTargets(names, scan);
  if (named.length === 0 && rivals.length > 0) return { ...NO_TARGETS, rivals };
  const placed = rivals.length > 0 ? [] : placeTargets(names, scan);
  const agree = (targets: ReadonlyArray<NamedTarget>) =>
    targets.filter((target) => !contradicts(scan, target));
  const byName = agree(named);
  const targets = byName.length > 0 ? byName : agree(placed);
  const contradicted = [...named, ...placed].filter((target) => contradicts(scan, target));
  const misnamed = byName.length === 0 && targets.some((target) => isOther(scan, target));
  return { targets, contradicted, rivals: [], misnamed };
};

const distinct = (targets: ReadonlyArray<Target>): ReadonlyArray<Target> => [
  ...new Map(targets.map((target) => [target.key, target])).values(),
];

const toRival = ({ key, digest }: Target): Rival => ({ key, stated: digest });

/** The reports of licenses by version. Like version files, they are never unmatched. */
const matchListings = (index: TargetIndex, scans: ReadonlyArray<Scan>): Matches['listings'] => {
  const listings = new Map<VersionKey, Scan[]>();
  for (const scan of scans.filter(({ isOfLicenses }) => isOfLicenses))
    for (const { key } of distinct(findTargets(index, scan).targets)) add(listings, key, scan);
  return listings;
};

/**
 * Matches scans to the versions of a catalog: by digest, otherwise by repository and tag, otherwise by the path of
 * the file. The order of the scans does not matter.
 */
export const matchReports = (catalog: Catalog, scans: ReadonlyArray<Scan>): Matches => {
  if (scans.length === 0) return NO_MATCHES;
  const index = indexVersions(catalog);
  const byVersion = new Map<VersionKey, Scan[]>();
  const unmatched: Scan[] = [];
  const contradictions: Contradiction[] = [];
  const ambiguities: Ambiguity[] = [];
  const misnamed: Misnamed[] = [];
  const ordered = [...scans].sort((a, b) => compareBytes(a.path, b.path));
  for (const scan of ordered.filter(({ isOfLicenses }) => !isOfLicenses)) {
    const { targets, contradicted, rivals, misnamed: isMisnamed } = findTargets(index, scan);
    if (isMisnamed) misnamed.push({ scan, keys: distinct(targets).map(({ key }) => key) });
    for (const { key } of distinct(targets)) add(byVersion, key, scan);
    if (rivals.length > 0) ambiguities.push({ scan, rivals: distinct(rivals).map(toRival) });
    if ([...targets, ...contradicted, ...rivals].length === 0) unmatched.push(scan);
    for (const { key, digest } of distinct(contradicted)) {
      contradictions.push({ scan, key, stated: digest ?? '' });
    }
  }
  const listings = matchListings(index, ordered);
  return { byVersion, listings, unmatched, contradictions, ambiguities, misnamed };
};
