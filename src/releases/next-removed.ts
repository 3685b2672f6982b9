import type { RemovedItem, Replacement } from '../api/digests';
import type { StatedVersions } from '../catalog/catalog';
import { compareVersions } from '../domain/version-order';
import type { ManifestRetired } from '../manifest/manifest';
import { compareText } from '../text/compare';

/** Tombstones (section "Limits" of the contract's additions). */
export const MAX_REMOVED = 1000;

type AvailableVersions = StatedVersions['images'];

interface Tombstone {
  readonly slug: string;
  /** Null: the whole image. */
  readonly version: string | null;
  readonly digest: string | null;
  readonly removed: string | null;
}

const keyOf = ({ slug, version }: Pick<Tombstone, 'slug' | 'version'>): string =>
  version === null ? slug : `${slug}/${version}`;

/** What leaves with a catalog: versions, and images with all of theirs. */
const removedBetween = (
  before: AvailableVersions,
  after: AvailableVersions,
  removed: string,
): ReadonlyArray<Tombstone> =>
  [...before].flatMap(([slug, versions]) => {
    const now = after.get(slug);
    const gone = [...versions].flatMap(([version, digest]) =>
      now?.has(version) ? [] : [{ slug, version, digest, removed }],
    );
    return now === undefined ? [{ slug, version: null, digest: null, removed }, ...gone] : gone;
  });

const isThere = ({ slug, version }: Tombstone, available: AvailableVersions): boolean =>
  version === null ? available.has(slug) : (available.get(slug)?.has(version) ?? false);

const replacementOf = ({ replacedBy }: ManifestRetired): Replacement | null =>
  replacedBy === undefined ? null : { slug: replacedBy.slug, version: replacedBy.version ?? null };

type Statements = ReadonlyMap<string, ManifestRetired>;

/** What the manifest says of something that is gone; what it says of an image serves its versions. */
const describe = (
  { slug, version, digest, removed }: Tombstone,
  stated: Statements,
): RemovedItem => {
  const own = stated.get(keyOf({ slug, version }));
  const serving = own ?? stated.get(slug);
  return {
    ...{ slug, version },
    digest: digest ?? own?.digest ?? null,
    removed,
    replacement: serving ? replacementOf(serving) : null,
    reason: serving?.reason ?? null,
  };
};

/** Newest first, then by slug, an image before its versions, newest version first. */
const compareRemoved = (a: RemovedItem, b: RemovedItem): number =>
  compareText(b.removed ?? '', a.removed ?? '') ||
  compareText(a.slug, b.slug) ||
  Number(a.version !== null) - Number(b.version !== null) ||
  compareVersions(b.version ?? '', a.version ?? '');

/** What the manifest names stays before all else, then the newest. */
const limited = (
  items: ReadonlyArray<RemovedItem>,
  stated: Statements,
): ReadonlyArray<RemovedItem> => {
  if (items.length <= MAX_REMOVED) return items;
  const isNamed = (item: RemovedItem): boolean => stated.has(keyOf(item));
  const kept = new Set(
    [...items.filter(isNamed), ...items.filter((item) => !isNamed(item))].slice(0, MAX_REMOVED),
  );
  return items.filter((item) => kept.has(item));
};

/** What a run knows of what is gone. */
export interface Removals {
  /** The items of the branch. */
  readonly published: ReadonlyArray<RemovedItem>;
  /** The available images of the published manifest; undefined if it is not known. */
  readonly before: AvailableVersions | undefined;
  readonly after: AvailableVersions;
  readonly retired: ReadonlyArray<ManifestRetired>;
  /** Date of the commit that removes; without one nothing is added. */
  readonly catalogDate: string | null;
}

/** What is gone after a run: what was, what leaves, and what the manifest states; not what comes back. */
export const nextRemoved = ({
  published,
  before,
  after,
  retired,
  catalogDate,
}: Removals): ReadonlyArray<RemovedItem> => {
  const stated: Statements = new Map(
    retired.map((item) => [keyOf({ slug: item.slug, version: item.version ?? null }), item]),
  );
  const left = before && catalogDate !== null ? removedBetween(before, after, catalogDate) : [];
  const named = retired.map(({ slug, version = null }) => ({
    ...{ slug, version, digest: null, removed: null },
  }));
  const dated = published.filter(({ removed }) => removed !== null);
  // A later one takes the place of an earlier one: what the manifest names says least.
  const all = new Map([...named, ...dated, ...left].map((item) => [keyOf(item), item]));
  const gone = [...all.values()].filter((item) => !isThere(item, after));
  return limited(gone.map((item) => describe(item, stated)).sort(compareRemoved), stated);
};
