import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChangesCollection, DayChanges } from '../api/changes';
import type { CveCollection, CveDocument } from '../api/cves';
import type { DigestDocument, RemovedItem } from '../api/digests';
import type { Feed } from '../api/feed';
import { changesFile, cveFile, digestFile, findingsFile, releasesFile } from '../api/paths';
import type { ImageReleases } from '../api/releases';
import {
  type PublishedFindings,
  readChangesList,
  readCve,
  readCveList,
  readDay,
  readDigests,
  readFeed,
  readFindings,
  readReleases,
  readRemoved,
} from '../branch/memory-documents';
import { NO_DOCUMENT, type PublishedDocument } from '../branch/published-document';
import { CHANGES_LIST, FEED, REMOVED_LIST } from '../branch/published-memory';
import type { Problem, Result, TaskResult } from '../problem';
import type { TreeBuild } from './build-images';
import type { MemoryScope } from './memory-scope';
import { keepAll } from './tree-writer';

type Sources = Pick<TreeBuild, 'git' | 'published' | 'latest'>;

/** The part of the published memory that every run with changes reads. */
export interface FormerMemory {
  readonly list: CveCollection | undefined;
  readonly findings: ReadonlyMap<string, PublishedFindings>;
  readonly releases: ReadonlyMap<string, ImageReleases>;
  readonly removed: ReadonlyArray<RemovedItem>;
  readonly changes: ChangesCollection | undefined;
  readonly feed: Feed | undefined;
  readonly warnings: ReadonlyArray<Problem>;
}

/** A build whose memory changes, in which scope, and the published memory. */
export interface MemoryBuild extends TreeBuild, MemoryScope {
  readonly former: FormerMemory;
}

/** Fetches those of the files that are published, in one request. */
export const fetchFiles = (
  { git, published }: Sources,
  files: ReadonlyArray<string>,
): TaskResult<void> => git.fetchBlobs(files.flatMap((file) => published.files.get(file) ?? []));

/** Reads a fetched document; undefined if it is not published. */
const readFile = (
  { git, published }: Sources,
  file: string | undefined,
): TaskResult<Buffer | undefined> => {
  const id = file === undefined ? undefined : published.files.get(file);
  return id === undefined ? TE.right(undefined) : git.readBlob(id);
};

/** Keeps the documents of a folder that are not replaced; none if the memory was edited. */
export const keepFolder = (
  { published, tree }: TreeBuild,
  folder: string,
  replaced: ReadonlySet<string>,
): TaskResult<void> =>
  keepAll(
    tree,
    [...(published.memory.trusted ? published.files.keys() : [])].filter(
      (path) => path.startsWith(`${folder}/`) && !replaced.has(path),
    ),
  );

/** The usable documents by key. */
interface FoundDocuments<A> {
  readonly found: ReadonlyMap<string, A>;
  readonly warnings: ReadonlyArray<Problem>;
}

const NOTHING: Result<PublishedDocument<never>> = E.right(NO_DOCUMENT);

/** Reads the published ones of the documents with the given keys, in at most one request. */
const readAll =
  <A>(
    sources: Sources,
    keys: Iterable<string>,
    fileOf: (key: string) => string | undefined,
    read: (key: string, bytes: Buffer) => Result<PublishedDocument<A>>,
  ): TaskResult<FoundDocuments<A>> =>
  async () => {
    const all = [...keys];
    const fetched = await fetchFiles(
      sources,
      all.flatMap((key) => fileOf(key) ?? []),
    )();
    if (E.isLeft(fetched)) return fetched;
    const found = new Map<string, A>();
    const warnings: Problem[] = [];
    for (const key of all) {
      const document = await pipe(
        readFile(sources, fileOf(key)),
        TE.chainEitherK((bytes) => (bytes === undefined ? NOTHING : read(key, bytes))),
      )();
      if (E.isLeft(document)) return document;
      if (document.right.value !== undefined) found.set(key, document.right.value);
      warnings.push(...document.right.warnings);
    }
    return E.right({ found, warnings });
  };

/** Like {@link readAll}, for documents that are as they were published: one that cannot be read is an error. */
const readOwn = <A>(
  sources: Sources,
  keys: Iterable<string>,
  fileOf: (key: string) => string | undefined,
  read: (key: string, bytes: Buffer) => E.Either<Problem, A>,
): TaskResult<ReadonlyMap<string, A>> =>
  pipe(
    readAll(sources, keys, fileOf, (key, bytes) =>
      pipe(
        read(key, bytes),
        E.bimap(
          (flaw) => [flaw] as const,
          (value) => ({ value, warnings: [] }),
        ),
      ),
    ),
    TE.map(({ found }) => found),
  );

/** Reads the findings of images, by slug. */
export const readImages = (
  sources: Sources,
  slugs: Iterable<string>,
): TaskResult<FoundDocuments<PublishedFindings>> =>
  readAll(sources, slugs, findingsFile, (slug, bytes) =>
    E.right(readFindings(slug, sources.latest, bytes)),
  );

/** Reads the documents of vulnerabilities, by id. */
export const readCves = (
  sources: Sources,
  ids: Iterable<string>,
): TaskResult<ReadonlyMap<string, CveDocument>> => readOwn(sources, ids, cveFile, readCve);

/** Reads the documents of digests, by prefix. */
export const readDigestDocuments = (
  sources: Sources,
  prefixes: Iterable<string>,
): TaskResult<ReadonlyMap<string, DigestDocument>> =>
  readOwn(sources, prefixes, digestFile, readDigests);

/** Reads the facts of days, by date. */
export const readDays = (
  sources: Sources,
  days: Iterable<string>,
): TaskResult<FoundDocuments<DayChanges>> =>
  readAll(sources, days, changesFile, (day, bytes) => E.right(readDay(day, sources.latest, bytes)));

/** Reads a fetched top-level document. */
const readTop = <A>(
  sources: Sources,
  file: string,
  read: (latest: string, bytes: Buffer) => PublishedDocument<A>,
): TaskResult<PublishedDocument<A>> =>
  pipe(
    readFile(sources, file),
    TE.map((bytes) => (bytes === undefined ? NO_DOCUMENT : read(sources.latest, bytes))),
  );

/**
 * Reads the published lists, and the findings and releases of `slugs`, in one request. Skips a feed if the
 * memory was edited: it can be computed from the days.
 */
export const readMemory = (
  sources: Sources,
  slugs: ReadonlyArray<string>,
): TaskResult<FormerMemory> => {
  const { list, trusted } = sources.published.memory;
  const files = [...slugs.map(findingsFile), ...slugs.map(releasesFile)];
  return pipe(
    fetchFiles(sources, [...files, REMOVED_LIST, CHANGES_LIST, ...(trusted ? [FEED] : [])]),
    TE.chain(() =>
      pipe(
        TE.Do,
        TE.bind('findings', () => readImages(sources, slugs)),
        TE.bind('releases', () =>
          readAll(sources, slugs, releasesFile, (slug, bytes) =>
            E.right(readReleases(slug, sources.latest, bytes)),
          ),
        ),
        TE.bind('removed', () => readTop(sources, REMOVED_LIST, readRemoved)),
        TE.bind('changes', () => readTop(sources, CHANGES_LIST, readChangesList)),
        TE.bind('feed', () => (trusted ? readTop(sources, FEED, readFeed) : TE.right(NO_DOCUMENT))),
        TE.let('list', () => (list ? readCveList(sources.latest, list) : NO_DOCUMENT)),
        TE.map((all) => ({
          list: all.list.value,
          findings: all.findings.found,
          releases: all.releases.found,
          removed: all.removed.value ?? [],
          changes: all.changes.value,
          feed: all.feed.value,
          warnings: Object.values(all).flatMap(({ warnings }) => warnings),
        })),
      ),
    ),
  );
};
