import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { readDetail, readRecord } from '../branch/published-records';
import { type Problem, problem, type Result, type TaskResult } from '../problem';
import {
  mergeFound,
  type ScanRecord,
  type SerializedRecord,
  serializeRecord,
  toRecord,
} from '../reports/record';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';
import { show } from '../text/escape';
import type { DecidedImage } from './decide-image';

/** Records of versions of an image, as they are published. */
export type RecordsByVersion = ReadonlyMap<string, SerializedRecord>;

/** The published records that stay. */
export interface KeptRecords {
  readonly records: RecordsByVersion;
  readonly warnings: ReadonlyArray<Problem>;
  /** Versions whose published record cannot be used. */
  readonly broken: ReadonlySet<string>;
}

/** The records of versions in a document, or why it cannot be used. */
type FoundRecords = E.Either<string, ReadonlyMap<string, ScanRecord>>;

/** A published document with the records of versions, and how to read them. */
interface RecordsDocument {
  readonly file: string;
  readonly versions: ReadonlyArray<string>;
  readonly read: (bytes: Buffer) => FoundRecords;
}

/** The documents with the records of versions to keep: only the image's own if they are unmodified. */
export const keptDocuments = (
  slug: string,
  versions: ReadonlyArray<string>,
  { trusted }: Published,
): ReadonlyArray<RecordsDocument> => {
  if (versions.length === 0) return [];
  if (trusted) return [{ file: imageDetailFile(slug), versions, read: readDetail }];
  return versions.map((version) => ({
    file: versionDetailFile(slug, version),
    versions: [version],
    read: (bytes) =>
      pipe(
        readRecord(bytes),
        E.map((record) => new Map([[version, record]])),
      ),
  }));
};

const mergeRecords = (store: RowStore, scans: ReadonlyArray<Scan>): Result<SerializedRecord> =>
  pipe(
    scans.map(({ rows }) => store.found(rows)),
    (parts) => {
      const broken = parts.find(E.isLeft);
      return broken ?? E.right(parts.flatMap((part) => (E.isRight(part) ? [part.right] : [])));
    },
    E.map((parts) => serializeRecord(toRecord(mergeFound(parts)))),
  );

/**
 * The record of a version according to reports of this run. That of a single report is on disk just as it is
 * published.
 */
export const freshRecord = (
  store: RowStore,
  scans: ReadonlyArray<Scan>,
): Result<SerializedRecord> => {
  const [only, ...others] = scans;
  return only === undefined || others.length > 0
    ? mergeRecords(store, scans)
    : store.record(only.rows);
};

/** The records in a published document by version, or why it cannot be used. */
const readDocument = (
  git: Git,
  { files }: Published,
  { file, read }: RecordsDocument,
): TaskResult<FoundRecords> => {
  const id = files.get(file);
  return id === undefined
    ? TE.right(E.left('the file does not exist'))
    : pipe(git.readBlob(id), TE.map(read));
};

const droppedRecord =
  (file: string) =>
  (flaw: string): Problem =>
    problem(`the published record is dropped: ${flaw}; scan the version again`, {
      file: `api/v1/${file}`,
    });

/** What is wrong with a document: it cannot be used, or versions are missing. */
const findFlaws = (versions: ReadonlyArray<string>, found: FoundRecords): ReadonlyArray<string> =>
  E.isLeft(found)
    ? [found.left]
    : versions
        .filter((version) => !found.right.has(version))
        .map((version) => `versions: version ${show(version)} is missing`);

/** Reads published records of an image that are to stay; those that are missing or do not decode are broken. */
export const loadKeptRecords =
  (
    git: Git,
    published: Published,
    slug: string,
    kept: ReadonlyArray<string>,
  ): TaskResult<KeptRecords> =>
  async () => {
    const records = new Map<string, SerializedRecord>();
    const warnings: Problem[] = [];
    for (const document of keptDocuments(slug, kept, published)) {
      const { file, versions } = document;
      const read = await readDocument(git, published, document)();
      if (E.isLeft(read)) return read;
      warnings.push(...findFlaws(versions, read.right).map(droppedRecord(file)));
      const found = E.isRight(read.right) ? [...read.right.right] : [];
      for (const [version, own] of found)
        if (versions.includes(version)) records.set(version, serializeRecord(own));
    }
    const broken = new Set(kept.filter((each) => !records.has(each)));
    return E.right({ records, warnings, broken });
  };

/** The records of the versions of an image that have a report of this run. */
export const loadFreshRecords = (
  store: RowStore,
  image: DecidedImage,
): Result<RecordsByVersion> => {
  const records = new Map<string, SerializedRecord>();
  for (const { version, decision } of image.versions) {
    if (decision.kind !== 'fresh') continue;
    const merged = freshRecord(store, decision.outcome.scans);
    if (E.isLeft(merged)) return merged;
    records.set(version, merged.right);
  }
  return E.right(records);
};
