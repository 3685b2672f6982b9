import { isEnded, type Verdict } from '../../domain/verdict';
import { versionKey } from '../../domain/version-key';
import type { Branch } from '../../previous/branch';
import type { Catalog, CatalogImage } from '../../read/manifest/catalog';
import type { ManifestRetired } from '../../read/manifest/manifest';
import { diffItems } from '../days/facts';
import type { DerivedCatalog } from './derived-catalog';

/** The catalog of a run and the published one, as far as it is known what became of them. */
export interface CatalogFacts {
  readonly branch: Pick<Branch, 'previous' | 'foreign'>;
  readonly catalog: Catalog;
  readonly decided: DerivedCatalog;
}

/** What a catalog has or had: an image, some of its versions, or a chart. */
export interface Item {
  readonly what: 'image' | 'version' | 'chart';
  readonly slug: string;
  /** Newest first; empty for a chart. */
  readonly versions: ReadonlyArray<string>;
}

/** What to use in the place of an item, and why it is gone, as far as the manifest says so. */
interface Retirement {
  readonly replacedBy: ManifestRetired['replacedBy'] | undefined;
  readonly reason: string | undefined;
}

/** A change of the catalog, as its owner made it, or as the end of a support date made it. */
export type CatalogChange =
  | (Item & { readonly kind: 'removed' } & Retirement)
  | (Item & { readonly kind: 'added' | 'deprecated' })
  /** `since`: the last day of support. */
  | (Item & { readonly kind: 'eol'; readonly since: string | undefined })
  /** `from`, `to`: digests of the version, null if unknown, or versions of the chart. */
  | (Item & {
      readonly kind: 'rebuilt';
      readonly from: string | null;
      readonly to: string | null;
    })
  /** Of the image these keys; of the catalog itself without a slug. */
  | (Item & { readonly kind: 'edited'; readonly keys: ReadonlyArray<string> });

/** An image is retired as a whole, a version by its name, a chart never. */
const removed = (item: Item, retired: ReadonlyArray<ManifestRetired>): CatalogChange => {
  const wanted = item.what === 'version' ? item.versions[0] : undefined;
  const stated = retired.find(({ slug, version }) => slug === item.slug && version === wanted);
  const { replacedBy, reason } = stated ?? {};
  return { ...item, kind: 'removed', replacedBy, reason };
};

type Moves = ReturnType<typeof diffItems>;

const imageMoves = (
  { slug, new: isNew, gone, added, removed: lost, rebuilt }: Moves['images'][number],
  retired: ReadonlyArray<ManifestRetired>,
): ReadonlyArray<CatalogChange> => {
  const item = (what: Item['what'], versions: ReadonlyArray<string>): Item => ({
    what,
    slug,
    versions,
  });
  const left = gone ? [item('image', lost)] : lost.map((version) => item('version', [version]));
  const came = isNew || added.length > 0 ? [item(isNew ? 'image' : 'version', added)] : [];
  return [
    ...left.map((each) => removed(each, retired)),
    ...came.map((each): CatalogChange => ({ ...each, kind: 'added' })),
    ...rebuilt.map(
      ({ version, from, to }): CatalogChange => ({
        ...item('version', [version]),
        kind: 'rebuilt',
        from,
        to,
      }),
    ),
  ];
};

const chartMoves = ({
  slug,
  new: isNew,
  gone,
  versions,
}: Moves['charts'][number]): ReadonlyArray<CatalogChange> => {
  const item: Item = { what: 'chart', slug, versions: [] };
  return [
    ...(gone ? [removed(item, [])] : []),
    ...(isNew ? [{ ...item, kind: 'added' as const }] : []),
    ...versions.map(({ from, to }): CatalogChange => ({ ...item, kind: 'rebuilt', from, to })),
  ];
};

const findMoves = (before: Catalog, after: Catalog): ReadonlyArray<CatalogChange> => {
  // People are shown what changed, not when: the date is that of this run.
  const { images, charts } = diffItems(before, after, '');
  return [
    ...images.flatMap((image) => imageMoves(image, after.retired)),
    ...charts.flatMap(chartMoves),
  ];
};

/** The versions that were published with another verdict, by their new one. */
const findEnds = ({ branch, catalog, decided }: CatalogFacts): ReadonlyArray<CatalogChange> => {
  const { versions: published } = branch.previous;
  const isNew = (slug: string, version: string, verdict: Verdict): boolean => {
    const former = published.get(versionKey(slug, version))?.verdict;
    return former !== undefined && former !== verdict;
  };
  const eolOf = (slug: string, version: string): string | undefined =>
    catalog.images
      .find((image) => image.slug === slug)
      ?.versions?.find((each) => each.version === version)?.eol;
  return decided.images.flatMap(({ slug, versions }) =>
    versions.flatMap(({ version, verdict }): CatalogChange[] => {
      if (!isEnded(verdict)) return [];
      if (!isNew(slug, version, verdict)) return [];
      const item: Item = { what: 'version', slug, versions: [version] };
      return verdict === 'eol'
        ? [{ ...item, kind: 'eol', since: eolOf(slug, version) }]
        : [{ ...item, kind: 'deprecated' }];
    }),
  );
};

/** The keys whose values differ. */
const differingKeys = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

/** The keys of an image that were edited. Versions that come, go, end or are rebuilt are changes of their own. */
const editedKeys = (before: CatalogImage, after: CatalogImage): ReadonlyArray<string> => {
  const own = new Set(['version', 'versions']);
  const ofVersions = new Set(['digest', 'digestFrom', 'deprecated']);
  const former = new Map((before.versions ?? []).map((each) => [each.version, each]));
  const inVersions = (after.versions ?? []).flatMap((each) =>
    differingKeys(former.get(each.version) ?? each, each).filter((key) => !ofVersions.has(key)),
  );
  return [
    ...new Set([...differingKeys(before, after).filter((key) => !own.has(key)), ...inVersions]),
  ];
};

const HEAD = ['registry', 'project', 'site', 'source', 'roadmap'] as const;

const headOf = (catalog: Catalog): Readonly<Record<string, unknown>> =>
  Object.fromEntries(HEAD.map((key) => [key, catalog[key]]));

const findEdits = (before: Catalog, after: Catalog): ReadonlyArray<CatalogChange> => {
  const former = new Map(before.images.map((image) => [image.slug, image]));
  const edited = (slug: string, keys: ReadonlyArray<string>): CatalogChange[] =>
    keys.length === 0 ? [] : [{ kind: 'edited', what: 'image', slug, versions: [], keys }];
  return [
    ...after.images.flatMap((image) =>
      edited(image.slug, editedKeys(former.get(image.slug) ?? image, image)),
    ),
    ...edited('', differingKeys(headOf(before), headOf(after))),
  ];
};

const KINDS: ReadonlyArray<CatalogChange['kind']> = [
  'removed',
  'added',
  'rebuilt',
  'eol',
  'deprecated',
  'edited',
];

const WHOLES: ReadonlyArray<Item['what']> = ['image', 'version', 'chart'];

/** What changed in the catalog since the last publish, without scans; nothing in a first publish. */
export const findCatalogChanges = (facts: CatalogFacts): ReadonlyArray<CatalogChange> => {
  const before = facts.branch.previous.catalog;
  if (before === undefined) return [];
  const after = facts.catalog;
  return [...findMoves(before, after), ...findEnds(facts), ...findEdits(before, after)].sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      WHOLES.indexOf(a.what) - WHOLES.indexOf(b.what),
  );
};
