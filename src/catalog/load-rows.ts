import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { readDetail, readRows } from '../branch/published-rows';
import { type Problem, problem, type Result, type TaskResult } from '../problem';
import { mergeFindings } from '../reports/finding';
import type { RowStore } from '../reports/row-store';
import { type SerializedRows, serializeRows, toRows } from '../reports/rows';
import type { Scan } from '../reports/scan';
import { show } from '../text/escape';
import type { DecidedImage, DecidedVersion } from './decide-image';

export interface RowSources {
  readonly git: Git;
  readonly rows: RowStore;
  readonly published: Published;
}

/** The rows of the versions of an image, as they are published. */
export interface LoadedRows {
  readonly rows: ReadonlyMap<string, SerializedRows>;
  readonly warnings: ReadonlyArray<Problem>;
  /** Versions whose published record cannot be used. */
  readonly broken: ReadonlySet<string>;
}

const isKept = ({ decision }: DecidedVersion): boolean => decision.kind === 'kept';

/** The published files with the rows to keep: only the image's own if they are unmodified. */
export const keptFiles = (image: DecidedImage, published: Published): ReadonlyArray<string> => {
  const kept = image.versions.filter(isKept);
  if (kept.length === 0) return [];
  return published.trusted
    ? [imageDetailFile(image.slug)]
    : kept.map(({ version }) => versionDetailFile(image.slug, version));
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

const droppedRecord = (file: string, flaw: string): Problem =>
  problem(`the published record is dropped: ${flaw}; scan the version again`, {
    file: `api/v1/${file}`,
  });

/** A published file, or why it cannot be used. */
const readPublishedFile = (
  { git, published }: RowSources,
  file: string,
): TaskResult<E.Either<string, Buffer>> => {
  const id = published.files.get(file);
  return id === undefined
    ? TE.right(E.left('the file does not exist'))
    : pipe(git.readBlob(id), TE.map(E.right));
};

/** Reads the kept rows in the document of the image. */
const loadFromImage = (
  sources: RowSources,
  { slug }: DecidedImage,
  kept: ReadonlyArray<string>,
): TaskResult<LoadedRows> => {
  const file = imageDetailFile(slug);
  return pipe(
    readPublishedFile(sources, file),
    TE.map(E.chain(readDetail)),
    TE.map(
      E.fold(
        (flaw): LoadedRows => ({
          rows: new Map(),
          warnings: [droppedRecord(file, flaw)],
          broken: new Set(kept),
        }),
        (rows): LoadedRows => {
          const lost = kept.filter((version) => !rows.has(version));
          return {
            rows: new Map([...rows].map(([version, each]) => [version, serializeRows(each)])),
            warnings: lost.map((version) =>
              droppedRecord(file, `versions: version ${show(version)} is missing`),
            ),
            broken: new Set(lost),
          };
        },
      ),
    ),
  );
};

/** Reads the kept rows in the documents of the versions. */
const loadFromVersions = (
  sources: RowSources,
  { slug }: DecidedImage,
  kept: ReadonlyArray<string>,
): TaskResult<LoadedRows> =>
  pipe(
    kept,
    TE.traverseSeqArray((version) => {
      const file = versionDetailFile(slug, version);
      return pipe(
        readPublishedFile(sources, file),
        TE.map(E.chain(readRows)),
        TE.map(E.mapLeft((flaw) => droppedRecord(file, flaw))),
        TE.map((rows) => ({ version, rows })),
      );
    }),
    TE.map((all) => ({
      rows: new Map(
        all.flatMap(({ version, rows }) =>
          E.isRight(rows) ? [[version, serializeRows(rows.right)]] : [],
        ),
      ),
      warnings: all.flatMap(({ rows }) => (E.isLeft(rows) ? [rows.left] : [])),
      broken: new Set(all.flatMap(({ version, rows }) => (E.isLeft(rows) ? [version] : []))),
    })),
  );

/** Reads the published rows that are kept; records that are missing or do not decode are dropped. */
const loadKept = (sources: RowSources, image: DecidedImage): TaskResult<LoadedRows> => {
  const kept = image.versions.filter(isKept).map(({ version }) => version);
  const load = kept.length > 0 && sources.published.trusted ? loadFromImage : loadFromVersions;
  return load(sources, image, kept);
};

/** The rows of all versions of an image that have a record, kept and fresh ones. */
export const loadRows = (sources: RowSources, image: DecidedImage): TaskResult<LoadedRows> =>
  pipe(
    loadKept(sources, image),
    TE.chainEitherK(({ rows: kept, ...notes }): Result<LoadedRows> => {
      const rows = new Map(kept);
      for (const { version, decision } of image.versions) {
        if (decision.kind !== 'fresh') continue;
        const merged = freshRows(sources.rows, decision.outcome.scans);
        if (E.isLeft(merged)) return merged;
        rows.set(version, merged.right);
      }
      return E.right({ ...notes, rows });
    }),
  );
