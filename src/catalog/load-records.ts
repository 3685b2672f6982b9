import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { IMAGE_SECURITY, VERSION_SECURITY } from '../api/security-documents';
import { versionKey } from '../domain/version-key';
import { type Problem, problem, type Result, type TaskResult } from '../problem';
import type { Blobs } from '../published/git';
import type { Published } from '../published/published';
import { readDetail, readRecord } from '../published/published-records';
import { type ScanRecord, type SerializedRecord, serializeRecord } from '../record/record';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';
import { mergeFound, toRecord } from '../reports/to-record';
import { show } from '../values/escape';
import { type DecidedImage, decideImage, type ImageFacts, versionsToKeep } from './decide-image';

/** Records of an image by version, as published. */
export type RecordsByVersion = ReadonlyMap<string, SerializedRecord>;

/** The published records of an image that stay. */
export interface KeptRecords {
  readonly records: RecordsByVersion;
  readonly warnings: ReadonlyArray<Problem>;
  /** Versions whose published record cannot be used. */
  readonly broken: ReadonlySet<string>;
}

/** The records in a document by version, or why it cannot be used. */
type FoundRecords = E.Either<string, ReadonlyMap<string, ScanRecord>>;

/** A published document, the versions whose records it has, and its decoder. */
interface RecordsDocument {
  readonly file: string;
  readonly versions: ReadonlyArray<string>;
  readonly read: (bytes: Buffer) => FoundRecords;
}

/** The documents with the records to keep: only the document of the image if they are unmodified. */
export const keptDocuments = (
  slug: string,
  versions: ReadonlyArray<string>,
  { trusted }: Published,
): ReadonlyArray<RecordsDocument> => {
  if (versions.length === 0) return [];
  if (trusted) return [{ file: IMAGE_SECURITY.file(slug), versions, read: readDetail }];
  return versions.map((version) => ({
    file: VERSION_SECURITY.file(versionKey(slug, version)),
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
    scans,
    E.traverseArray(({ rows }) => store.found(rows)),
    E.map((parts) => serializeRecord(toRecord(mergeFound(parts)))),
  );

/**
 * The record of a version from the reports of this run. The record of a single report is on disk in its published
 * form.
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

const readDocument = (
  git: Blobs,
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

/** The flaws of a document: it cannot be used, or versions are missing. */
const findFlaws = (versions: ReadonlyArray<string>, found: FoundRecords): ReadonlyArray<string> =>
  E.isLeft(found)
    ? [found.left]
    : versions
        .filter((version) => !found.right.has(version))
        .map((version) => `versions: version ${show(version)} is missing`);

/** Reads the published records of an image that stay. Records that are missing or do not decode are broken. */
const loadKeptRecords =
  (
    git: Blobs,
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

/** The records of the versions with a report of this run. */
const loadFreshRecords = (store: RowStore, image: DecidedImage): Result<RecordsByVersion> => {
  const records = new Map<string, SerializedRecord>();
  for (const { version, decision } of image.versions) {
    if (decision.kind !== 'fresh') continue;
    const merged = freshRecord(store, decision.outcome.scans);
    if (E.isLeft(merged)) return merged;
    records.set(version, merged.right);
  }
  return E.right(records);
};

export interface RecordSources {
  readonly git: Blobs;
  readonly rows: RowStore;
  readonly published: Published;
}

/** The records of an image, and the decisions about its versions. */
export interface LoadedImage {
  readonly decided: DecidedImage;
  readonly records: RecordsByVersion;
  /** Warnings about broken published records. */
  readonly warnings: ReadonlyArray<Problem>;
}

/** Loads the records of an image from the branch and from the reports of this run. */
export const loadImageRecords = (
  { git, rows, published }: RecordSources,
  facts: ImageFacts,
): TaskResult<LoadedImage> =>
  pipe(
    loadKeptRecords(git, published, facts.slug, versionsToKeep(facts)),
    TE.bindTo('kept'),
    TE.let('decided', ({ kept }) => decideImage(facts, kept.broken)),
    TE.bind('fresh', ({ decided }) => TE.fromEither(loadFreshRecords(rows, decided))),
    TE.map(({ kept, decided, fresh }) => ({
      decided,
      records: new Map([...kept.records, ...fresh]),
      warnings: kept.warnings,
    })),
  );
