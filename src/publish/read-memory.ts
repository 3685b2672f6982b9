import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChangesCollection, DayChanges } from '../api/changes';
import type { CveCollection, CveDocument } from '../api/cves';
import type { DigestDocument, RemovedItem } from '../api/digests';
import type { Feed } from '../api/feed';
import type { HistoryRow } from '../api/history';
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
  readHistory,
  readReleases,
  readRemoved,
} from '../branch/memory-documents';
import { NO_DOCUMENT, type PublishedDocument } from '../branch/published-document';
import { CHANGES_LIST, CVE_LIST, FEED, HISTORY, REMOVED_LIST } from '../branch/published-memory';
import { parseVersionKey, versionKey } from '../domain/version-key';
import type { Problem, Result, TaskResult } from '../problem';
import type { TreeBuild } from './build-images';
import type { MemoryScope } from './memory-scope';
import {
  checkTrusted,
  type FoundDocuments,
  fetchFiles,
  readAll,
  readOne,
  type Sources,
} from './read-document';
import { keepAll } from './tree-writer';

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

/** The images with a record on the branch. */
export const recordedSlugs = ({ versions }: Sources['published']): ReadonlySet<string> =>
  new Set(
    [...versions].flatMap(([key, { hasRecord }]) => (hasRecord ? [parseVersionKey(key).slug] : [])),
  );

/** Reads the findings of images, by slug. */
export const readImages = (
  sources: Sources,
  slugs: Iterable<string>,
): TaskResult<FoundDocuments<PublishedFindings>> => {
  const { published, latest } = sources;
  const isBelieved = published.memory.believed.has('images');
  const recorded = recordedSlugs(published);
  const scanDateOf =
    (slug: string) =>
    (version: string): string | null =>
      isBelieved ? null : (published.versions.get(versionKey(slug, version))?.scannedAt ?? null);
  return readAll(sources, slugs, {
    fileOf: findingsFile,
    read: (slug, bytes) => readFindings(slug, latest, scanDateOf(slug), bytes),
    isListed: (slug) => isBelieved && recorded.has(slug),
  });
};

const readReleasesOf = (
  sources: Sources,
  slugs: Iterable<string>,
): TaskResult<FoundDocuments<ImageReleases>> => {
  const { published, latest } = sources;
  const isBelieved = published.memory.believed.has('images');
  return readAll(sources, slugs, {
    fileOf: releasesFile,
    read: (slug, bytes) => readReleases(slug, latest, bytes),
    isListed: (slug) => isBelieved && (published.catalog?.images.has(slug) ?? false),
  });
};

/** Reads the documents of vulnerabilities, by id. Those of `listed` ids exist, as far as others say. */
export const readCves = (
  sources: Sources,
  ids: Iterable<string>,
  listed: ReadonlySet<string>,
): TaskResult<FoundDocuments<CveDocument>> =>
  readAll(sources, ids, {
    fileOf: cveFile,
    read: (id, bytes) => readCve(id, sources.latest, bytes),
    isListed: (id) => listed.has(id),
  });

/** Reads the documents of digests, by prefix. Those of `listed` prefixes exist, as far as others say. */
export const readDigestDocuments = (
  sources: Sources,
  prefixes: Iterable<string>,
  listed: ReadonlySet<string>,
): TaskResult<FoundDocuments<DigestDocument>> =>
  readAll(sources, prefixes, {
    fileOf: digestFile,
    read: (prefix, bytes) => readDigests(prefix, sources.latest, bytes),
    isListed: (prefix) => listed.has(prefix),
  });

/** Reads the fetched facts of a day. A `listed` one exists, as far as others say. */
export const readDayOf = (
  sources: Sources,
  date: string,
  isListed: boolean,
): TaskResult<PublishedDocument<DayChanges>> =>
  readOne(sources, date, {
    fileOf: changesFile,
    read: (day, bytes) => readDay(day, sources.latest, bytes),
    isListed: () => isListed,
  });

/** Reads a fetched top-level document. Whether it exists is known. */
const readTop = <A>(
  sources: Sources,
  file: string,
  read: (latest: string, bytes: Buffer) => PublishedDocument<A>,
): TaskResult<PublishedDocument<A>> =>
  readOne(sources, file, {
    fileOf: () => file,
    read: (_, bytes) => read(sources.latest, bytes),
    isListed: () => false,
  });

/** Reads the published list of vulnerabilities. */
export const readList = (sources: Sources): Result<PublishedDocument<CveCollection>> => {
  const { list, believed } = sources.published.memory;
  const isEdited = !believed.has(CVE_LIST);
  return checkTrusted(
    sources,
    CVE_LIST,
    list && readCveList(sources.latest, isEdited, list),
    false,
  );
};

/** Reads the published rows of the history. */
export const readRows = (
  sources: Sources,
): Result<PublishedDocument<ReadonlyArray<HistoryRow>>> => {
  const { history } = sources.published.memory;
  return checkTrusted(sources, HISTORY, history && readHistory(sources.latest, history), false);
};

/**
 * Reads the published lists, and the findings and releases of `slugs`, in one request. Skips a feed if the
 * memory was edited: it can be computed from the days.
 */
export const readMemory = (
  sources: Sources,
  slugs: ReadonlyArray<string>,
): TaskResult<FormerMemory> => {
  const { trusted } = sources.published.memory;
  const files = [...slugs.map(findingsFile), ...slugs.map(releasesFile)];
  return pipe(
    fetchFiles(sources, [...files, REMOVED_LIST, CHANGES_LIST, ...(trusted ? [FEED] : [])]),
    TE.chain(() =>
      pipe(
        TE.Do,
        TE.bind('findings', () => readImages(sources, slugs)),
        TE.bind('releases', () => readReleasesOf(sources, slugs)),
        TE.bind('removed', () => readTop(sources, REMOVED_LIST, readRemoved)),
        TE.bind('changes', () => readTop(sources, CHANGES_LIST, readChangesList)),
        TE.bind('feed', () => (trusted ? readTop(sources, FEED, readFeed) : TE.right(NO_DOCUMENT))),
        TE.bind('list', () => TE.fromEither(readList(sources))),
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
