import { BASES, type Base, type BaseBuild, type BasedVersion } from '../../contract/bases';
import type { FindingEntry, ImageFindings } from '../../contract/findings';
import type { ScanState } from '../../contract/items';
import type { File } from '../../domain/file';
import { compareText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { lazy } from '../../domain/values/lazy';
import { type VersionKey, versionKey } from '../../domain/version-key';
import { compareNewest } from '../../domain/version-order';
import type { House } from '../house/house';
import { compareSlugs } from '../order';
import { jsonFile } from '../render/json';
import { type Build, type BuildIndex, findStanding, indexBuilds, type Standing } from './stands-on';

/** What is known of the present build of a version. */
interface Present {
  readonly digest: string | null;
  readonly state: ScanState;
  readonly scanner: string | null;
  /** Every name of its vulnerabilities. */
  readonly names: () => ReadonlySet<string>;
}

type PresentBuilds = ReadonlyMap<VersionKey, Present>;

/** By version, every name of its vulnerabilities. */
const namesIn = (findings: ImageFindings | undefined): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map<string, Set<string>>();
  for (const { id, versions } of findings?.open ?? [])
    for (const { version, confirmed, aliases } of versions) {
      if (!confirmed) continue;
      const own = names.get(version) ?? new Set();
      for (const name of [id, ...aliases]) own.add(name);
      names.set(version, own);
    }
  return names;
};

const NO_NAMES: ReadonlySet<string> = new Set();

const presentBuilds = (bases: ReadonlyArray<Base>, houses: ReadonlyArray<House>): PresentBuilds =>
  new Map([
    ...bases.map(({ slug, version, ids, ...own }): [VersionKey, Present] => [
      versionKey(slug, version),
      { ...own, names: lazy(() => new Set(ids)) },
    ]),
    ...houses.flatMap(({ slug, image, findings }) => {
      const names = lazy(() => namesIn(findings));
      return image.versions.map(({ version, ...own }): [VersionKey, Present] => [
        versionKey(slug, version),
        { ...own, names: () => names().get(version) ?? NO_NAMES },
      ]);
    }),
  ]);

const scannerName = ({ scanner }: Present): string | undefined => scanner?.split(' ')[0];

/** The present build of the base of a version, if its vulnerabilities can be compared with those of the version. */
const comparable = (
  { digest }: Build,
  own: Present | undefined,
  present: Present | undefined,
): Present | undefined =>
  own !== undefined &&
  present?.state === 'scanned' &&
  present.digest !== null &&
  digest !== null &&
  scannerName(own) === scannerName(present)
    ? present
    : undefined;

/** A version that stands on a build, and its counts, which grow. */
interface Stand extends Standing {
  readonly counts: { inherited: number; kept: number; unknown: number };
  /** Undefined if the present build of the base cannot be compared, or if it is the build. */
  readonly present: Present | undefined;
}

/** The versions of an image that stand on a build. */
const findStands = (
  { slug, layers }: House,
  index: BuildIndex,
  builds: PresentBuilds,
): ReadonlyMap<string, Stand> =>
  new Map(
    (layers?.versions ?? []).flatMap(({ version, platforms }) => {
      const standing = findStanding(slug, platforms, index);
      if (standing === undefined) return [];
      const { build } = standing;
      const own = builds.get(versionKey(slug, version));
      const base = builds.get(versionKey(build.slug, build.version));
      const present = build.age === 0 ? undefined : comparable(build, own, base);
      return [[version, { ...standing, present, counts: { inherited: 0, kept: 0, unknown: 0 } }]];
    }),
  );

const countEntry = (
  { counts, layers, present }: Stand,
  id: string,
  { layer, aliases }: FindingEntry,
): void => {
  if (layer === undefined) counts.unknown += 1;
  if (layer === undefined || layer >= layers) return;
  counts.inherited += 1;
  const names = present?.names();
  if (names?.has(id) || aliases.some((name) => names?.has(name))) counts.kept += 1;
};

/** Counts what each version inherited. Every finding of the catalog comes by here, so nothing is copied. */
const countInherited = (
  findings: ImageFindings | undefined,
  stands: ReadonlyMap<string, Stand>,
): void => {
  for (const { id, versions } of findings?.open ?? [])
    for (const entry of versions) {
      const stand = entry.confirmed ? stands.get(entry.version) : undefined;
      if (stand !== undefined) countEntry(stand, id, entry);
    }
};

const toBased = (
  slug: string,
  version: string,
  { layers, build, present, counts: { inherited, kept, unknown } }: Stand,
): BasedVersion => {
  const cured = present === undefined ? null : inherited - kept;
  return { slug, version, layers, inherited, cured: build.age === 0 ? 0 : cured, unknown };
};

/** By slug, newest version first, present build first. */
const compareBases = (a: Build, b: Build): number =>
  compareText(a.slug, b.slug) || compareNewest(a, b) || a.age - b.age;

/** Finds what stands on each build of a base: by layers, never by labels. */
export const findBases = (
  bases: ReadonlyArray<Base>,
  houses: ReadonlyArray<House>,
): ReadonlyArray<BaseBuild> => {
  const images = houses.flatMap(({ layers }) => layers ?? []);
  const index = indexBuilds(bases, images);
  const builds = presentBuilds(bases, houses);
  const all = houses.flatMap((house) => {
    const stands = findStands(house, index, builds);
    countInherited(house.findings, stands);
    return [...stands].map(([version, stand]) => ({
      build: stand.build,
      image: toBased(house.slug, version, stand),
    }));
  });
  return [...groupBy(all, ({ build }) => build)]
    .sort(([a], [b]) => compareBases(a, b))
    .map(([{ slug, version, digest, age }, own]) => ({
      slug,
      version,
      digest,
      current: age === 0,
      images: own
        .map(({ image }) => image)
        .sort((a, b) => compareSlugs(a, b) || compareNewest(a, b)),
    }));
};

export const renderBases = (data: ReadonlyArray<BaseBuild>): ReadonlyArray<File> =>
  data.length === 0
    ? []
    : [jsonFile(BASES, '', { apiVersion: 'v1', resource: 'bases', data: [...data] })];
