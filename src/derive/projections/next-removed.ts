import type { RemovedItem, Replacement } from '../../contract/digests';
import { compareText } from '../../domain/values/compare';
import { compareVersions } from '../../domain/version-order';
import { type Catalog, type DigestsBySlug, digestsOf } from '../../read/manifest/catalog';
import type { ManifestRetired } from '../../read/manifest/manifest';

/** The limit is in docs/history-and-size.md. */
export const MAX_REMOVED = 1000;

/**
 * A tombstone without the fields that the manifest states. The digest is from the catalog; `version` is null if the
 * whole image is gone.
 */
type Removal = Pick<RemovedItem, 'slug' | 'version' | 'digest' | 'removed'>;

const tombstoneKey = ({ slug, version }: Pick<Removal, 'slug' | 'version'>): string =>
  version === null ? slug : `${slug}/${version}`;

/** What `before` has and `after` does not: versions, and whole images with all their versions. */
const findRemoved = (
  before: DigestsBySlug,
  after: DigestsBySlug,
  removed: string,
): ReadonlyArray<Removal> =>
  [...before].flatMap(([slug, versions]) => {
    const now = after.get(slug);
    const gone = [...versions].flatMap(([version, digest]) =>
      now?.has(version) ? [] : [{ slug, version, digest, removed }],
    );
    return now === undefined ? [{ slug, version: null, digest: null, removed }, ...gone] : gone;
  });

const isAvailable = ({ slug, version }: Removal, available: DigestsBySlug): boolean =>
  version === null ? available.has(slug) : (available.get(slug)?.has(version) ?? false);

const toReplacement = ({ replacedBy }: ManifestRetired): Replacement | null =>
  replacedBy === undefined ? null : { slug: replacedBy.slug, version: replacedBy.version ?? null };

type RetiredByKey = ReadonlyMap<string, ManifestRetired>;

/** Adds the statement of the manifest. A statement about an image applies to its versions that have none. */
const toTombstone = (
  { slug, version, digest, removed }: Removal,
  stated: RetiredByKey,
): RemovedItem => {
  const own = stated.get(tombstoneKey({ slug, version }));
  const statement = own ?? stated.get(slug);
  return {
    slug,
    version,
    digest: digest ?? own?.digest ?? null,
    removed,
    replacement: statement ? toReplacement(statement) : null,
    reason: statement?.reason ?? null,
    ...(digest === null && own?.digest !== undefined ? { stated: true } : {}),
  };
};

/** An earlier manifest may have stated a wrong digest. */
const withoutStatedDigest = (item: RemovedItem): RemovedItem =>
  item.stated === true ? { ...item, digest: null } : item;

/** Latest first, then by slug, an image before its versions, newest version first. */
const compareRemoved = (a: RemovedItem, b: RemovedItem): number =>
  compareText(b.removed ?? '', a.removed ?? '') ||
  compareText(a.slug, b.slug) ||
  Number(a.version !== null) - Number(b.version !== null) ||
  compareVersions(b.version ?? '', a.version ?? '');

/** Prefers the items that the manifest names, and keeps the order. */
const limitItems = (
  items: ReadonlyArray<RemovedItem>,
  stated: RetiredByKey,
): ReadonlyArray<RemovedItem> => {
  const isNamed = (item: RemovedItem): boolean => stated.has(tombstoneKey(item));
  const kept = new Set(
    [...items.filter(isNamed), ...items.filter((item) => !isNamed(item))].slice(0, MAX_REMOVED),
  );
  return items.filter((item) => kept.has(item));
};

/**
 * The published, newly removed and retired items that are not available. `before` are the digests in the published
 * manifest. Without the date of the commit, nothing is newly removed.
 */
export const nextRemoved = (
  published: ReadonlyArray<RemovedItem>,
  before: DigestsBySlug,
  catalog: Pick<Catalog, 'images' | 'retired'>,
  catalogDate: string | null,
): ReadonlyArray<RemovedItem> => {
  const { retired } = catalog;
  const after = digestsOf(catalog);
  const named = retired.map(({ slug, version = null }) => ({
    slug,
    version,
    digest: null,
    removed: null,
  }));
  const stated: RetiredByKey = new Map(
    retired.map((item) => [tombstoneKey({ slug: item.slug, version: item.version ?? null }), item]),
  );
  const removed = catalogDate === null ? [] : findRemoved(before, after, catalogDate);
  const dated = published.filter((item) => item.removed !== null).map(withoutStatedDigest);
  // Later items replace earlier ones of the same key; retired items know the least.
  const all = new Map([...named, ...dated, ...removed].map((item) => [tombstoneKey(item), item]));
  const gone = [...all.values()].filter((item) => !isAvailable(item, after));
  return limitItems(gone.map((item) => toTombstone(item, stated)).sort(compareRemoved), stated);
};
