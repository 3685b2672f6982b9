import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChangesCollection, DayChanges } from '../api/changes';
import type { CveCollection, CveDocument } from '../api/cves';
import type { DigestDocument, RemovedItem } from '../api/digests';
import type { Feed } from '../api/feed';
import { changesFile, cveFile, digestFile, findingsFile, releasesFile } from '../api/paths';
import type { ImageReleases } from '../api/releases';
import { readChangesList, readDay, readFeed } from '../branch/published-changes';
import { NO_DOCUMENT, type PublishedDocument } from '../branch/published-document';
import {
  type PublishedFindings,
  readCve,
  readCveList,
  readFindings,
} from '../branch/published-findings';
import { CHANGES_LIST, FEED, REMOVED_LIST } from '../branch/published-memory';
import { readDigests, readReleases, readRemoved } from '../branch/published-releases';
import type { Problem, Problems, Result, TaskResult } from '../problem';
import type { TreeInputs } from './build-images';

type Needed = Pick<TreeInputs, 'git' | 'published' | 'latest'>;

/** What the branch remembers, as far as a run asks for it. */
export interface FoundMemory {
  readonly list: CveCollection | undefined;
  readonly findings: ReadonlyMap<string, PublishedFindings>;
  readonly releases: ReadonlyMap<string, ImageReleases>;
  readonly removed: ReadonlyArray<RemovedItem>;
  readonly changes: ChangesCollection | undefined;
  readonly feed: Feed | undefined;
  readonly warnings: ReadonlyArray<Problem>;
}

/** Fetches files of the branch in one request, as far as they are not here already. */
export const fetchFiles = (
  { git, published }: Needed,
  files: ReadonlyArray<string>,
): TaskResult<void> => git.fetchBlobs(files.flatMap((file) => published.files.get(file) ?? []));

/** A document that is fetched already; undefined if the branch has none. */
const readFile = (
  { git, published }: Needed,
  file: string | undefined,
): TaskResult<Buffer | undefined> => {
  const id = file === undefined ? undefined : published.files.get(file);
  return id === undefined ? TE.right(undefined) : git.readBlob(id);
};

/** Documents by key, as far as they can be used. */
interface FoundDocuments<A> {
  readonly found: ReadonlyMap<string, A>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** A kind of documents that have keys. */
interface KeyedDocuments<A> {
  readonly fileOf: (key: string) => string | undefined;
  readonly read: (key: string, bytes: Buffer) => Result<PublishedDocument<A>>;
}

/** Reads the document of a key, which is fetched already. */
const readOne = <A>(
  needed: Needed,
  key: string,
  { fileOf, read }: KeyedDocuments<A>,
): TaskResult<PublishedDocument<A>> =>
  pipe(
    readFile(needed, fileOf(key)),
    TE.chainEitherK((bytes) =>
      bytes === undefined ? E.right<Problems, PublishedDocument<A>>(NO_DOCUMENT) : read(key, bytes),
    ),
  );

/** Reads one document for each key, of those that the branch has; at most one request. */
const readAll =
  <A>(
    needed: Needed,
    keys: Iterable<string>,
    kind: KeyedDocuments<A>,
  ): TaskResult<FoundDocuments<A>> =>
  async () => {
    const all = [...keys];
    const fetched = await fetchFiles(
      needed,
      all.flatMap((key) => kind.fileOf(key) ?? []),
    )();
    if (E.isLeft(fetched)) return fetched;
    const found = new Map<string, A>();
    const warnings: Problem[] = [];
    for (const key of all) {
      const document = await readOne(needed, key, kind)();
      if (E.isLeft(document)) return document;
      if (document.right.value !== undefined) found.set(key, document.right.value);
      warnings.push(...document.right.warnings);
    }
    return E.right({ found, warnings });
  };

/** A document that has to be there: without it nothing is published. */
const owned = <A>(document: E.Either<Problem, A>): Result<PublishedDocument<A>> =>
  pipe(
    document,
    E.bimap(
      (flaw) => [flaw] as const,
      (value) => ({ value, warnings: [] }),
    ),
  );

/** The findings of images, by slug; of those that the branch has. */
export const readImages = (
  needed: Needed,
  slugs: Iterable<string>,
): TaskResult<FoundDocuments<PublishedFindings>> =>
  readAll(needed, slugs, {
    fileOf: findingsFile,
    read: (slug, bytes) => E.right(readFindings(slug, needed.latest, bytes)),
  });

/** The documents of vulnerabilities, by id; of those that the branch has. */
export const readCves = (
  needed: Needed,
  ids: Iterable<string>,
): TaskResult<ReadonlyMap<string, CveDocument>> =>
  pipe(
    readAll(needed, ids, { fileOf: cveFile, read: (id, bytes) => owned(readCve(id, bytes)) }),
    TE.map(({ found }) => found),
  );

/** The documents of prefixes of digests; of those that the branch has. */
export const readDigestDocuments = (
  needed: Needed,
  prefixes: Iterable<string>,
): TaskResult<ReadonlyMap<string, DigestDocument>> =>
  pipe(
    readAll(needed, prefixes, {
      fileOf: digestFile,
      read: (prefix, bytes) => owned(readDigests(prefix, bytes)),
    }),
    TE.map(({ found }) => found),
  );

/** What happened on days; of those that the branch has. */
export const readDays = (
  needed: Needed,
  days: Iterable<string>,
): TaskResult<FoundDocuments<DayChanges>> =>
  readAll(needed, days, {
    fileOf: changesFile,
    read: (day, bytes) => E.right(readDay(day, needed.latest, bytes)),
  });

type Read<A> = (latest: string, bytes: Buffer) => PublishedDocument<A>;

/** Reads a document at the top that is fetched already. */
const readTop = <A>(
  needed: Needed,
  file: string,
  read: Read<A>,
): TaskResult<PublishedDocument<A>> =>
  pipe(
    readFile(needed, file),
    TE.map((bytes) => (bytes === undefined ? NO_DOCUMENT : read(needed.latest, bytes))),
  );

/**
 * Reads what the branch remembers: the lists, and of each of `slugs` its findings and releases. One request. A
 * feed that is not as it was published is not read: it follows from the days.
 */
export const readMemory = (
  needed: Needed,
  slugs: ReadonlyArray<string>,
): TaskResult<FoundMemory> => {
  const { list, trusted } = needed.published.memory;
  const files = [...slugs.map(findingsFile), ...slugs.map(releasesFile)];
  return pipe(
    fetchFiles(needed, [...files, REMOVED_LIST, CHANGES_LIST, ...(trusted ? [FEED] : [])]),
    TE.chain(() =>
      pipe(
        TE.Do,
        TE.bind('findings', () => readImages(needed, slugs)),
        TE.bind('releases', () =>
          readAll(needed, slugs, {
            fileOf: releasesFile,
            read: (slug, bytes) => E.right(readReleases(slug, needed.latest, bytes)),
          }),
        ),
        TE.bind('removed', () => readTop(needed, REMOVED_LIST, readRemoved)),
        TE.bind('changes', () => readTop(needed, CHANGES_LIST, readChangesList)),
        TE.bind('feed', () => (trusted ? readTop(needed, FEED, readFeed) : TE.right(NO_DOCUMENT))),
        TE.let('list', () => (list ? readCveList(needed.latest, list) : NO_DOCUMENT)),
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
