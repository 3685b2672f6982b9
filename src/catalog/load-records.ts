import * as E from 'fp-ts/Either';
import { type Lazy, pipe } from 'fp-ts/function';
import { IMAGE_SECURITY, VERSION_SECURITY } from '../api/security-documents';
import { versionKey } from '../domain/version-key';
import type { Problem, Result, TaskResult } from '../problem';
import type { Blobs } from '../published/git';
import type { Published } from '../published/published';
import { readDetail, readRecord } from '../published/published-records';
import { inDocument } from '../published/read-documents';
import { type ScanRecord, type SerializedRecord, serializeRecord } from '../record/record';
import type { Found } from '../reports/report';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';
import { mergeFound, toFound, toRecord } from '../reports/to-record';
import { steps } from '../task/steps';
import { show } from '../values/escape';
import { type DecidedImage, decideImage, type ImageFacts, versionsToKeep } from './decide-image';
import type { ImageStatus } from './image-status';

/** A record in the forms in which it is used, each made when it is asked for. */
export interface LoadedRecord {
  /** For its documents. */
  readonly serialized: Lazy<Result<SerializedRecord>>;
  /** For what is counted, and for the findings over time. */
  readonly parsed: Lazy<Result<ScanRecord>>;
}

/** Records of an image by version. */
export type RecordsByVersion = ReadonlyMap<string, LoadedRecord>;

const loaded = (record: Lazy<Result<ScanRecord>>): LoadedRecord => ({
  serialized: () => pipe(record(), E.map(serializeRecord)),
  parsed: record,
});

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

/** A list that this run wrote; empty if nothing was stored. */
const parse = <A>(json: Buffer): ReadonlyArray<A> =>
  json.length === 0 ? [] : JSON.parse(json.toString('utf8'));

const parseRecord = (store: RowStore, { rows: stored }: Scan): Result<ScanRecord> =>
  pipe(
    store.record(stored),
    E.map(({ rows, suppressions }) => ({ rows: parse(rows), suppressions: parse(suppressions) })),
  );

const readFound = (store: RowStore, scan: Scan): Result<Found> =>
  pipe(
    parseRecord(store, scan),
    E.bindTo('record'),
    E.bind('unabridged', () => store.unabridged(scan.rows)),
    E.map(({ record, unabridged }) => toFound(record, parse(unabridged))),
  );

const mergeRecords = (store: RowStore, scans: ReadonlyArray<Scan>): Result<ScanRecord> =>
  pipe(
    scans,
    E.traverseArray((scan) => readFound(store, scan)),
    E.map((parts) => toRecord(mergeFound(parts))),
  );

/** The record of a version from the reports of this run. That of a single report is on disk. */
export const freshRecord = (store: RowStore, scans: ReadonlyArray<Scan>): LoadedRecord => {
  const [only, ...others] = scans;
  return only === undefined || others.length > 0
    ? loaded(() => mergeRecords(store, scans))
    : {
        serialized: () => store.record(only.rows),
        parsed: () => parseRecord(store, only),
      };
};

/** Where records are: on the branch, and those of this run on disk. */
export interface RecordSources {
  readonly git: Blobs;
  readonly rows: RowStore;
  readonly published: Published;
}

const readDocument = (
  { git, published }: RecordSources,
  { file, read }: RecordsDocument,
): TaskResult<FoundRecords> =>
  steps(function* ($) {
    const id = published.files.get(file);
    return id === undefined ? E.left('the file does not exist') : read(yield* $(git.readBlob(id)));
  });

const droppedRecord =
  (file: string) =>
  (flaw: string): Problem =>
    inDocument(file, `the published record is dropped: ${flaw}; scan the version again`);

/** The flaws of a document: it cannot be used, or versions are missing. */
const findFlaws = (versions: ReadonlyArray<string>, found: FoundRecords): ReadonlyArray<string> =>
  E.isLeft(found)
    ? [found.left]
    : versions
        .filter((version) => !found.right.has(version))
        .map((version) => `versions: version ${show(version)} is missing`);

/** Reads the published records of an image that stay. Records that are missing or do not decode are broken. */
const loadKeptRecords = (
  sources: RecordSources,
  slug: string,
  kept: ReadonlyArray<string>,
): TaskResult<{
  readonly records: RecordsByVersion;
  readonly warnings: ReadonlyArray<Problem>;
  /** Versions whose published record cannot be used. */
  readonly broken: ReadonlySet<string>;
}> =>
  steps(function* ($) {
    const records = new Map<string, LoadedRecord>();
    const warnings: Problem[] = [];
    for (const document of keptDocuments(slug, kept, sources.published)) {
      const { file, versions } = document;
      const found = yield* $(readDocument(sources, document));
      warnings.push(...findFlaws(versions, found).map(droppedRecord(file)));
      if (E.isLeft(found)) continue;
      for (const [version, own] of found.right)
        if (versions.includes(version)) {
          const record = loaded(() => E.right(own));
          records.set(version, record);
        }
    }
    const broken = new Set(kept.filter((each) => !records.has(each)));
    return { records, warnings, broken };
  });

/** The records of the versions with a report of this run. */
const freshRecords = (store: RowStore, { versions }: ImageStatus): RecordsByVersion =>
  new Map(
    versions.flatMap(({ version, decision }) =>
      decision.kind === 'fresh'
        ? [[version, freshRecord(store, decision.outcome.scans)] as const]
        : [],
    ),
  );

/** Loads the records of an image, which were validated when it was decided about, once more. */
export const reloadRecords = (
  sources: RecordSources,
  image: ImageStatus,
): TaskResult<RecordsByVersion> =>
  steps(function* ($) {
    const kept = image.versions.filter(({ decision }) => decision.kind === 'kept');
    const versions = kept.map(({ version }) => version);
    const { records } = yield* $(loadKeptRecords(sources, image.slug, versions));
    return new Map([...records, ...freshRecords(sources.rows, image)]);
  });

/** Decides about the versions of an image, and loads its records from the branch and from the reports of this run. */
export const loadImage = (
  sources: RecordSources,
  facts: ImageFacts,
): TaskResult<{ readonly image: DecidedImage; readonly records: RecordsByVersion }> =>
  steps(function* ($) {
    const kept = yield* $(loadKeptRecords(sources, facts.slug, versionsToKeep(facts)));
    const decided = decideImage(facts, kept.broken);
    return {
      image: { ...decided, warnings: [...decided.warnings, ...kept.warnings] },
      records: new Map([...kept.records, ...freshRecords(sources.rows, decided)]),
    };
  });
