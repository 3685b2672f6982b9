import * as TE from 'fp-ts/TaskEither';
import { DIGESTS, type DigestDocument, REMOVED, type RemovedCollection } from '../api/digests';
import { digestPrefix } from '../api/paths';
import { type ImageReleases, RELEASES } from '../api/releases';
import type { JudgedImage } from '../catalog/verdicts';
import { futureDateWarning } from '../domain/future-date';
import { versionKey } from '../domain/version-key';
import {
  changedPrefixes,
  type DigestFact,
  type DigestFacts,
  digestsOfReleases,
  digestsOfRemoved,
  nextDigests,
} from '../history/digests';
import { nextReleases } from '../history/next-releases';
import { nextRemoved } from '../history/next-removed';
import { withoutFutureSince } from '../history/possible-dates';
import { describeUnpublished } from '../history/unpublished-retired';
import { addressesOf, digestsOf } from '../manifest/catalog';
import type { Published } from '../published/published';
import type { Yesterday } from '../published/yesterday';
import { groupBy } from '../values/group-by';
import { type Derivation, oneByOne, type Single, single } from './derive';
import type { MemoryScope, NextCatalog } from './memory-scope';

/** What was published about digests, as far as it was read, and what is to be published. */
export interface DigestChange {
  readonly before: DigestFacts;
  readonly after: DigestFacts;
}

const digestsBefore = (
  { versions }: Published,
  releases: ImageReleases | undefined,
): DigestFacts =>
  releases === undefined
    ? []
    : digestsOfReleases(
        releases,
        (version) => versions.get(versionKey(releases.slug, version))?.hasRecord ?? false,
      );

const digestsAfter = ({ versions }: JudgedImage, document: ImageReleases): DigestFacts => {
  const recorded = new Set(versions.flatMap(({ version, rollup }) => (rollup ? [version] : [])));
  return digestsOfReleases(document, (version) => recorded.has(version));
};

/** Published releases as far as they are used; warns of a date in the future. */
const usableReleases = (
  { latest, warn }: Pick<Yesterday, 'latest' | 'warn'>,
  found: ImageReleases | undefined,
): ImageReleases | undefined => {
  if (found === undefined) return undefined;
  const { document, future } = withoutFutureSince(found, latest);
  if (future !== undefined)
    warn(futureDateWarning(`the date ${future}`, `api/v1/${RELEASES.file(found.slug)}`));
  return document;
};

/** Derives the releases of the images whose versions, digests or verdicts changed. */
export const deriveReleases = (
  build: NextCatalog & Pick<Yesterday, 'latest' | 'warn'>,
  { released, gone }: MemoryScope,
): Derivation<typeof RELEASES.codec, DigestChange> => {
  const { catalog, catalogDate, published } = build;
  const inCatalog = new Map(catalog.images.map((image) => [image.slug, image]));
  const bySlug = new Map(released.map((image) => [image.slug, image]));
  const former = published.catalog && digestsOf(published.catalog);
  const before: DigestFact[] = [];
  const after: DigestFact[] = [];
  const next = (slug: string, found: ImageReleases | undefined): ImageReleases | undefined => {
    const releases = usableReleases(build, found);
    before.push(...digestsBefore(published, releases));
    const [image, own] = [inCatalog.get(slug), bySlug.get(slug)];
    if (image === undefined || own === undefined) return undefined;
    const digests = former?.get(slug) ?? new Map<string, string | null>();
    const document = nextReleases(image, own, { digests, releases }, catalogDate);
    after.push(...digestsAfter(own, document));
    return document;
  };
  return oneByOne(
    {
      kind: RELEASES,
      keys: [...bySlug.keys(), ...gone],
      isListed: (slug) => former?.has(slug) ?? false,
    },
    (slug, releases) => TE.right(next(slug, releases?.usable)),
    { before, after },
  );
};

/** Derives the list of tombstones. */
export const deriveRemoved = ({
  catalog,
  catalogDate,
  published,
}: NextCatalog): Derivation<typeof REMOVED.codec, Single<RemovedCollection>> =>
  single(REMOVED, (before) => {
    const data = nextRemoved({
      published: before?.data ?? [],
      before: published.catalog && digestsOf(published.catalog),
      after: digestsOf(catalog),
      retired: catalog.retired,
      catalogDate,
    });
    return { apiVersion: 'v1', resource: 'removed', total: data.length, data: [...data] };
  });

export const unpublishedNotices = (
  { catalog, published }: NextCatalog,
  { before }: Single<RemovedCollection>,
): ReadonlyArray<string> =>
  describeUnpublished({
    retired: catalog.retired,
    before: published.catalog?.images,
    after: catalog.images,
    tombstones: before?.data ?? [],
  });

/** What tombstones say about digests. */
export const digestsOfTombstones = (
  { before, now }: Single<RemovedCollection>,
  { catalog, published }: NextCatalog,
): DigestChange => ({
  before: digestsOfRemoved(before?.data ?? [], addressesOf(published.catalog ?? { images: [] })),
  after: digestsOfRemoved(now.data, addressesOf(catalog)),
});

const prefixesOf = (statements: DigestFacts): ReadonlyArray<string> =>
  statements.map(([digest]) => digestPrefix(digest));

/** All prefixes, if what the documents say now is unknown: of an edited folder, which records it had. */
const changedIn = (
  { memory, trusted }: Published,
  { before, after }: DigestChange,
): ReadonlyArray<string> => {
  if (!memory.trusted) return prefixesOf(after);
  return trusted ? changedPrefixes(before, after) : prefixesOf([...before, ...after]);
};

/** The documents of digests after a run. */
export interface NextDigests {
  readonly prefixes: ReadonlyArray<string>;
  /** The document of a prefix, given the published one; undefined if no digest has the prefix. */
  readonly documentOf: (
    prefix: string,
    before: DigestDocument | undefined,
  ) => DigestDocument | undefined;
  /** Whether a document of this prefix was published, as far as the changes tell. */
  readonly isListed: (prefix: string) => boolean;
}

/** Finds the digests whose statements change. */
export const findNextDigests = (
  published: Published,
  { released, gone }: MemoryScope,
  changes: ReadonlyArray<DigestChange>,
): NextDigests => {
  const change = {
    before: changes.flatMap(({ before }) => before),
    after: changes.flatMap(({ after }) => after),
  };
  const listed = new Set(prefixesOf(change.before));
  const slugs = new Set([...released.map(({ slug }) => slug), ...gone]);
  const byPrefix = groupBy(change.after, ([digest]) => digestPrefix(digest));
  return {
    prefixes: [...new Set(changedIn(published, change))],
    documentOf: (prefix, before) => nextDigests(prefix, before, slugs, byPrefix.get(prefix) ?? []),
    isListed: (prefix) => listed.has(prefix),
  };
};

/** Derives the documents of digests whose statements change. */
export const deriveDigests = ({
  prefixes,
  documentOf,
  isListed,
}: NextDigests): Derivation<typeof DIGESTS.codec, void> =>
  oneByOne(
    { kind: DIGESTS, keys: prefixes, isListed },
    (prefix, before) => TE.right(documentOf(prefix, before?.usable)),
    undefined,
  );
