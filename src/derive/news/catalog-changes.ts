import { isEnded, type Verdict } from '../../domain/verdict';
import { versionKey } from '../../domain/version-key';
import type { Branch } from '../../previous/branch';
import type { Catalog, CatalogImage } from '../../read/manifest/catalog';
import type { ManifestRetired } from '../../read/manifest/manifest';
import { diffItems } from '../days/facts';
import type { DerivedCatalog } from './derived-catalog';

/** The catalog of a run, and the published one. */
export interface CatalogFacts {
  readonly branch: Pick<Branch, 'previous' | 'foreign'>;
  readonly catalog: Catalog;
  readonly decided: DerivedCatalog;
}

/** An image, some of its versions, or a chart. */
export interface ChangedItem {
  readonly what: 'image' | 'version' | 'chart';
  readonly slug: string;
  /** Newest first; empty for a chart. */
  readonly versions: ReadonlyArray<string>;
}

/** What the manifest says about an item that is gone. */
interface Retirement {
  readonly replacedBy: ManifestRetired['replacedBy'] | undefined;
  readonly reason: string | undefined;
}

/** A change that the owner of the catalog made, or that came with the end of support. */
export type CatalogChange =
  | (ChangedItem & { readonly kind: 'removed' } & Retirement)
  | (ChangedItem & { readonly kind: 'added' | 'deprecated' })
  /** `since`: the last day of support. */
  | (ChangedItem & { readonly kind: 'eol'; readonly since: string | undefined })
  /**
   * `from`, `to`: digests of the version, null if unknown, or versions of the chart. `moved`: the digest of a version
   * changed, and no scan saw the new build yet.
   */
  | (ChangedItem & {
      readonly kind: 'rebuilt' | 'moved';
      readonly from: string | null;
      readonly to: string | null;
    })
  /** Keys of an image; of the catalog itself if the slug is empty. */
  | (ChangedItem & { readonly kind: 'edited'; readonly keys: ReadonlyArray<string> });

/** The manifest can retire an image or a version, but no chart. */
const removed = (item: ChangedItem, retired: ReadonlyArray<ManifestRetired>): CatalogChange => {
  const wanted = item.what === 'version' ? item.versions[0] : undefined;
  const stated = retired.find(({ slug, version }) => slug === item.slug && version === wanted);
  const { replacedBy, reason } = stated ?? {};
  return { ...item, kind: 'removed', replacedBy, reason };
};

type Moves = ReturnType<typeof diffItems>;

const imageMoves = (
  { slug, new: isNew, gone, added, removed: lost }: Moves['images'][number],
  retired: ReadonlyArray<ManifestRetired>,
): ReadonlyArray<CatalogChange> => {
  const item = (what: ChangedItem['what'], versions: ReadonlyArray<string>): ChangedItem => ({
    what,
    slug,
    versions,
  });
  const left = gone ? [item('image', lost)] : lost.map((version) => item('version', [version]));
  const came = isNew || added.length > 0 ? [item(isNew ? 'image' : 'version', added)] : [];
  return [
    ...left.map((each) => removed(each, retired)),
    ...came.map((each): CatalogChange => ({ ...each, kind: 'added' })),
  ];
};

/** The versions in which a scan saw other bytes. */
const findRebuilt = ({ decided: { builds } }: CatalogFacts): ReadonlyArray<CatalogChange> =>
  builds.map(({ slug, version, from, to }) => ({
    ...{ what: 'version', slug, versions: [version], kind: 'rebuilt', from, to },
  }));

/** The versions without a report whose digest differs from the published one. */
const findMoved = ({ branch, decided }: CatalogFacts): ReadonlyArray<CatalogChange> =>
  decided.images.flatMap(({ slug, versions }) =>
    versions.flatMap(({ version, digest: to, state }): CatalogChange[] => {
      const from = branch.previous.digests.get(slug)?.get(version);
      return from === undefined || from === to || state !== 'unscanned'
        ? []
        : [{ what: 'version', slug, versions: [version], kind: 'moved', from, to }];
    }),
  );

const chartMoves = ({
  slug,
  new: isNew,
  gone,
  versions,
}: Moves['charts'][number]): ReadonlyArray<CatalogChange> => {
  const item: ChangedItem = { what: 'chart', slug, versions: [] };
  return [
    ...(gone ? [removed(item, [])] : []),
    ...(isNew ? [{ ...item, kind: 'added' as const }] : []),
    ...versions.map(({ from, to }): CatalogChange => ({ ...item, kind: 'rebuilt', from, to })),
  ];
};

const findMoves = (before: Catalog, after: Catalog): ReadonlyArray<CatalogChange> => {
  // The dates are not used.
  const { images, charts } = diffItems(before, after, '');
  return [
    ...images.flatMap((image) => imageMoves(image, after.retired)),
    ...charts.flatMap(chartMoves),
  ];
};

/** The versions whose verdict changed to `eol` or `deprecated`. */
const findNewEnds = ({ branch, catalog, decided }: CatalogFacts): ReadonlyArray<CatalogChange> => {
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
      const item: ChangedItem = { what: 'version', slug, versions: [version] };
      return verdict === 'eol'
        ? [{ ...item, kind: 'eol', since: eolOf(slug, version) }]
        : [{ ...item, kind: 'deprecated' }];
    }),
  );
};

const differingKeys = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

/** The keys of an image that were edited. A version that comes, goes, ends or is rebuilt is a change of its own. */
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

const TOP_KEYS = ['registry', 'project', 'site', 'source', 'roadmap'] as const;

const topOf = (catalog: Catalog): Readonly<Record<string, unknown>> =>
  Object.fromEntries(TOP_KEYS.map((key) => [key, catalog[key]]));

const findEdits = (before: Catalog, after: Catalog): ReadonlyArray<CatalogChange> => {
  const former = new Map(before.images.map((image) => [image.slug, image]));
  const edited = (slug: string, keys: ReadonlyArray<string>): CatalogChange[] =>
    keys.length === 0 ? [] : [{ kind: 'edited', what: 'image', slug, versions: [], keys }];
  return [
    ...after.images.flatMap((image) =>
      edited(image.slug, editedKeys(former.get(image.slug) ?? image, image)),
    ),
    ...edited('', differingKeys(topOf(before), topOf(after))),
  ];
};

const KIND_ORDER: ReadonlyArray<CatalogChange['kind']> = [
  'removed',
  'added',
  'rebuilt',
  'moved',
  'eol',
  'deprecated',
  'edited',
];

const ITEM_ORDER: ReadonlyArray<ChangedItem['what']> = ['image', 'version', 'chart'];

/** Finds what changed in the catalog, apart from scans, since the last publish. A first publish changes nothing. */
export const findCatalogChanges = (facts: CatalogFacts): ReadonlyArray<CatalogChange> => {
  const before = facts.branch.previous.catalog;
  if (before === undefined) return [];
  const after = facts.catalog;
  return [
    ...findMoves(before, after),
    ...findRebuilt(facts),
    ...findMoved(facts),
    ...findNewEnds(facts),
    ...findEdits(before, after),
  ].sort(
    (a, b) =>
      KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
      ITEM_ORDER.indexOf(a.what) - ITEM_ORDER.indexOf(b.what),
  );
};
