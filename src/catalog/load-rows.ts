import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Cve } from '../api/security';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { readDetail, readRows } from '../branch/published-rows';
import { type Problem, problem, type Result, type TaskResult } from '../problem';
import { mergeFindings } from '../reports/finding';
import type { RowStore } from '../reports/row-store';
import { type SerializedRows, serializeRows, toRows } from '../reports/rows';
import type { Scan } from '../reports/scan';
import { show } from '../text/escape';
import type { DecidedImage } from './decide-image';

/** Rows of versions of an image, as they are published. */
export type RowsByVersion = ReadonlyMap<string, SerializedRows>;

/** The published rows that stay. */
export interface KeptRows {
  readonly rows: RowsByVersion;
  readonly warnings: ReadonlyArray<Problem>;
  /** Versions whose published record cannot be used. */
  readonly broken: ReadonlySet<string>;
}

/** The rows of versions in a document, or why it cannot be used. */
type FoundRows = E.Either<string, ReadonlyMap<string, ReadonlyArray<Cve>>>;

/** A published document with the rows of versions, and how to read them. */
interface RowsDocument {
  readonly file: string;
  readonly versions: ReadonlyArray<string>;
  readonly read: (bytes: Buffer) => FoundRows;
}

/** The documents with the rows of versions to keep: only the image's own if they are unmodified. */
export const keptDocuments = (
  slug: string,
  versions: ReadonlyArray<string>,
  { trusted }: Published,
): ReadonlyArray<RowsDocument> => {
  if (versions.length === 0) return [];
  if (trusted) return [{ file: imageDetailFile(slug), versions, read: readDetail }];
  return versions.map((version) => ({
    file: versionDetailFile(slug, version),
    versions: [version],
    read: (bytes) =>
      pipe(
        readRows(bytes),
        E.map((rows) => new Map([[version, rows]])),
      ),
  }));
};

const mergeRows = (store: RowStore, scans: ReadonlyArray<Scan>): Result<SerializedRows> =>
  pipe(
    scans.map(({ rows }) => store.findings(rows)),
    (parts) => {
      const broken = parts.find(E.isLeft);
      return broken ?? E.right(parts.flatMap((part) => (E.isRight(part) ? part.right : [])));
    },
    E.map((all) => serializeRows(toRows(mergeFindings(all)))),
  );

/**
 * The rows of a version according to reports of this run. Those of a single report are on disk just
 * as they are published.
 */
export const freshRows = (store: RowStore, scans: ReadonlyArray<Scan>): Result<SerializedRows> => {
  const [only, ...others] = scans;
  if (only === undefined || others.length > 0) return mergeRows(store, scans);
  return pipe(
    store.rows(only.rows),
    E.map((json) => ({ json, counts: only.rows.counts })),
  );
};

/** The rows in a published document by version, or why it cannot be used. */
const readDocument = (
  git: Git,
  { files }: Published,
  { file, read }: RowsDocument,
): TaskResult<FoundRows> => {
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
const findFlaws = (versions: ReadonlyArray<string>, found: FoundRows): ReadonlyArray<string> =>
  E.isLeft(found)
    ? [found.left]
    : versions
        .filter((version) => !found.right.has(version))
        .map((version) => `versions: version ${show(version)} is missing`);

/** Reads published rows of an image that are to stay; records that are missing or do not decode are broken. */
export const loadKeptRows =
  (
    git: Git,
    published: Published,
    slug: string,
    kept: ReadonlyArray<string>,
  ): TaskResult<KeptRows> =>
  async () => {
    const rows = new Map<string, SerializedRows>();
    const warnings: Problem[] = [];
    for (const document of keptDocuments(slug, kept, published)) {
      const { file, versions } = document;
      const read = await readDocument(git, published, document)();
      if (E.isLeft(read)) return read;
      warnings.push(...findFlaws(versions, read.right).map(droppedRecord(file)));
      const found = E.isRight(read.right) ? [...read.right.right] : [];
      for (const [version, own] of found)
        if (versions.includes(version)) rows.set(version, serializeRows(own));
    }
    return E.right({ rows, warnings, broken: new Set(kept.filter((each) => !rows.has(each))) });
  };

/** The rows of the versions of an image that have a report of this run. */
export const loadFreshRows = (store: RowStore, image: DecidedImage): Result<RowsByVersion> => {
  const rows = new Map<string, SerializedRows>();
  for (const { version, decision } of image.versions) {
    if (decision.kind !== 'fresh') continue;
    const merged = freshRows(store, decision.outcome.scans);
    if (E.isLeft(merged)) return merged;
    rows.set(version, merged.right);
  }
  return E.right(rows);
};
