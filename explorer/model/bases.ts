import { type Group, groupBy } from '../../src/domain/values/group-by';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { formerSince } from './digests';
import type { Base, BaseBuild, Releases } from './documents';
import type { VersionEntry } from './history';

export const basePath = (slug: string, version: string): string => `bases/${slug}/${version}.json`;

/** A version, and the build that it stands on. */
export interface Standing extends Readonly<BaseBuild['images'][number]> {
  readonly build: BaseBuild;
}

/** Without what stands on its own former build, which is not a base to rebuild on. */
export const listStanding = (builds: ReadonlyArray<BaseBuild>): ReadonlyArray<Standing> =>
  builds.flatMap((build) =>
    build.images.flatMap((image) =>
      image.slug === build.slug && image.version === build.version ? [] : [{ ...image, build }],
    ),
  );

/** In the order of the document. */
export const groupByBase = (builds: ReadonlyArray<BaseBuild>): ReadonlyArray<Group<Standing>> => [
  ...groupBy(listStanding(builds), ({ build: { slug, version } }) => `${slug} ${version}`).values(),
];

export const standText = (count: number): string =>
  `${pluralize(count, 'version')} ${count === 1 ? 'stands' : 'stand'} on`;

export const sumOf = (all: ReadonlyArray<Standing>, count: 'inherited' | 'cured'): number =>
  all.reduce((sum, each) => sum + (each[count] ?? 0), 0);

export const rebuildText = (all: ReadonlyArray<Standing>): string => {
  const cured = all.filter((each) => each.cured);
  const images = new Set(cured.map(({ slug }) => slug)).size;
  return images === 0
    ? 'No rebuild is known to close anything.'
    : `Rebuilding on present builds closes ${formatNumber(sumOf(cured, 'cured'))} in ${pluralize(images, 'image')}.`;
};

/** What a rebuild does for a version; undefined if nothing came with the base. */
export const presentText = ({ build, inherited, cured }: Standing): string | undefined => {
  if (build.current) return 'You are on its present build';
  if (inherited === 0) return undefined;
  if (cured === null) return 'Its present build has no scan to compare with';
  if (cured === 0) return 'Its present build has all of them: wait for it';
  const kept = inherited - cured;
  return `Its present build has ${kept === 0 ? 'none' : formatNumber(kept)} of them: rebuild on it closes ${formatNumber(cured)}`;
};

/** Where a vulnerability of a version is from. "Added" says no more than that: its package may come from the sources of the base. */
export type Origin = 'base' | 'added' | 'unknown';

export const originOf = (
  entries: ReadonlyArray<VersionEntry>,
  { layers }: Standing,
): ((finding: { readonly id: string }) => Origin) => {
  const known = new Map(entries.map(({ id, layer }) => [id, layer]));
  return ({ id }) => {
    const layer = known.get(id);
    if (layer === undefined) return 'unknown';
    return layer < layers ? 'base' : 'added';
  };
};

/** Since when the tag of a base had a build; null if unknown. */
export const builtSince = (
  known: Base | Releases | undefined,
  { version, digest, current }: BaseBuild,
): string | null => {
  if (known === undefined) return null;
  if (!('releases' in known)) return (current && known.since) || null;
  const release = known.releases.find((each) => each.version === version);
  return current ? (release?.since ?? null) : formerSince(release?.former ?? [], digest);
};
