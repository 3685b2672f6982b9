import type { Base } from '../../contract/bases';
import type {
  FormerLayers,
  ImageLayers,
  PlatformChain,
  VersionLayers,
} from '../../contract/layers';
import { compareText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import type { VersionName } from '../../domain/version-key';

/** A build that a version can stand on: of a base, or of an image. */
export interface Build extends VersionName {
  /** Whether it is of a base, not of an image. */
  readonly isStated: boolean;
  /** The place of its version among those of its slug, newest first. */
  readonly place: number;
  /** 0 for the present build, 1 for the one before it. */
  readonly age: number;
  readonly digest: string | null;
  /** The chain id of the last layer, by platform. */
  readonly ends: ReadonlyMap<string, string>;
}

const endsOfChains = (platforms: ReadonlyArray<PlatformChain>): Build['ends'] =>
  new Map(platforms.map(({ platform, chain }) => [platform, chain.at(-1) ?? '']));

const endsOfFormer = ({ platforms }: FormerLayers): Build['ends'] =>
  new Map(platforms.map(({ platform, chain }) => [platform, chain]));

const knownBuilds = (
  slug: string,
  isStated: boolean,
  versions: ReadonlyArray<Pick<VersionLayers, 'version' | 'digest' | 'platforms' | 'former'>>,
): ReadonlyArray<Build> =>
  versions.flatMap(({ version, digest, platforms, former }, place) => {
    const own = { slug, version, isStated, place };
    const before = former.map((each, i) => ({
      ...own,
      age: i + 1,
      digest: each.digest,
      ends: endsOfFormer(each),
    }));
    return [{ ...own, age: 0, digest, ends: endsOfChains(platforms) }, ...before];
  });

/** Bases before images, present builds before former ones, newest first, then by slug, newest version first. */
const compareBuilds = (a: Build, b: Build): number =>
  Number(b.isStated) - Number(a.isStated) ||
  a.age - b.age ||
  compareText(a.slug, b.slug) ||
  a.place - b.place;

/** The builds by their last chain ids on some platforms; of each, the first builds of two slugs: one may be that of the version. */
type ByEnds = ReadonlyMap<string, ReadonlyArray<Build>>;

/** Finds the builds that end with chain ids, one for each of the platforms. */
export type BuildIndex = (platforms: ReadonlyArray<string>) => ByEnds;

const indexOn = (builds: ReadonlyArray<Build>, platforms: ReadonlyArray<string>): ByEnds => {
  const index = new Map<string, Build[]>();
  for (const build of builds) {
    const ends = platforms.map((platform) => build.ends.get(platform));
    if (ends.includes(undefined)) continue;
    const group = index.get(ends.join());
    if (group === undefined) index.set(ends.join(), [build]);
    else if (group.length === 1 && group[0]?.slug !== build.slug) group.push(build);
  }
  return index;
};

export const indexBuilds = (
  bases: ReadonlyArray<Base>,
  images: ReadonlyArray<ImageLayers>,
): BuildIndex => {
  const stated = [...groupBy(bases, ({ slug }) => slug)].flatMap(([slug, own]) =>
    knownBuilds(slug, true, own),
  );
  const builds = [
    ...stated,
    ...images.flatMap(({ slug, versions }) => knownBuilds(slug, false, versions)),
  ].sort(compareBuilds);
  const known = new Map<string, ByEnds>();
  return (platforms) => {
    const key = platforms.join();
    const index = known.get(key) ?? indexOn(builds, platforms);
    known.set(key, index);
    return index;
  };
};

/** The build that a version stands on, and how many layers it has from it. */
export interface Standing {
  readonly build: Build;
  readonly layers: number;
}

/**
 * Finds the build with most layers whose last chain id a version has on every platform, at the same place, and not as its
 * own last. A build of another slug is preferred. Undefined if there is no such build.
 */
export const findStanding = (
  slug: string,
  platforms: ReadonlyArray<PlatformChain>,
  builds: BuildIndex,
): Standing | undefined => {
  if (platforms.length === 0) return undefined;
  const index = builds(platforms.map(({ platform }) => platform));
  const shortest = Math.min(...platforms.map(({ chain }) => chain.length));
  let own: Standing | undefined;
  for (let layers = shortest - 1; layers > 0; layers--) {
    const fitting = index.get(platforms.map(({ chain }) => chain[layers - 1]).join()) ?? [];
    const other = fitting.find((build) => build.slug !== slug);
    if (other !== undefined) return { build: other, layers };
    const [build] = fitting;
    if (build !== undefined) own ??= { build, layers };
  }
  return own;
};
