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

/** By platform and last chain id. */
export type BuildIndex = ReadonlyMap<string, ReadonlyArray<Build>>;

const endKey = (platform: string, chain: string | undefined): string => `${platform} ${chain}`;

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
  const index = new Map<string, Build[]>();
  for (const build of builds)
    for (const [platform, chain] of build.ends) {
      const key = endKey(platform, chain);
      const group = index.get(key);
      if (group === undefined) index.set(key, [build]);
      else group.push(build);
    }
  return index;
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
  [first, ...others]: ReadonlyArray<PlatformChain>,
  index: BuildIndex,
): Standing | undefined => {
  if (first === undefined) return undefined;
  const isOn = ({ ends }: Build, at: number): boolean =>
    others.every(
      ({ platform, chain }) => at < chain.length - 1 && ends.get(platform) === chain[at],
    );
  let own: Standing | undefined;
  for (let at = first.chain.length - 2; at >= 0; at--)
    for (const build of index.get(endKey(first.platform, first.chain[at])) ?? []) {
      if (!isOn(build, at)) continue;
      if (build.slug !== slug) return { build, layers: at + 1 };
      own ??= { build, layers: at + 1 };
    }
  return own;
};
