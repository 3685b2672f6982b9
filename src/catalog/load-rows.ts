import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Cve } from '../api/security';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { readDetail, readRows } from '../branch/published-rows';
import { type Problem, problem, type Result, type TaskResult } from '../problem';
import { type Finding, mergeFindings } from '../reports/finding';
import type { RowStore } from '../reports/row-store';
import { findingsOf, toRows, type WrittenRows, writeRows } from '../reports/rows';
import type { Scan } from '../reports/scan';
import { show } from '../text/escape';
import type { DecidedImage, DecidedVersion } from './decide-image';

export interface RowSources {
  readonly git: Git;
  readonly rows: RowStore;
  readonly published: Published;
}

/** Rows of the versions of an image, as they are published. */
export interface Loaded {
  readonly rows: ReadonlyMap<string, WrittenRows>;
  readonly warnings: ReadonlyArray<Problem>;
  /** Versions whose published record does not decode. */
  readonly broken: ReadonlySet<string>;
}

const isKept = ({ decision }: DecidedVersion): boolean => decision.kind === 'kept';

/** The published files that hold the rows to keep: the image's own where nobody touched them. */
export const keptFiles = (image: DecidedImage, published: Published): ReadonlyArray<string> => {
  const kept = image.versions.filter(isKept);
  if (kept.length === 0) return [];
  return published.trusted
    ? [imageDetailFile(image.slug)]
    : kept.map(({ version }) => versionDetailFile(image.slug, version));
};

const findings = (store: RowStore, { rows: ref }: Scan): Result<ReadonlyArray<Finding>> =>
  pipe(
    E.Do,
    E.bind('rows', () => store.rows(ref)),
    E.bind('others', () => store.others(ref)),
    // Written by this run, into files that nobody else writes to.
    E.map(({ rows, others }) =>
      findingsOf(
        JSON.parse(rows.toString('utf8')) as ReadonlyArray<Cve>,
        JSON.parse(others.toString('utf8')) as ReadonlyArray<Finding>,
      ),
    ),
  );

const mergedRows = (store: RowStore, scans: ReadonlyArray<Scan>): Result<WrittenRows> =>
  pipe(
    scans.map((scan) => findings(store, scan)),
    (parts) => {
      const broken = parts.find(E.isLeft);
      return broken ?? E.right(parts.flatMap((part) => (E.isRight(part) ? part.right : [])));
    },
    E.map((all) => writeRows(toRows(mergeFindings(all)))),
  );

/**
 * The rows of a version that reports of this run make; those of a single one are on disk as they are
 * published.
 */
export const freshRows = (store: RowStore, scans: ReadonlyArray<Scan>): Result<WrittenRows> => {
  const [only, ...others] = scans;
  if (only === undefined || others.length > 0) return mergedRows(store, scans);
  return pipe(
    store.rows(only.rows),
    E.map((json) => ({ json, counts: only.rows.counts })),
  );
};

const dropped = (file: string, flaw: string): Problem =>
  problem(`the published record is dropped: ${flaw}; scan the version again`, {
    file: `api/v1/${file}`,
  });

/** A published file, or what is wrong with it. */
const readFile = (
  { git, published }: RowSources,
  file: string,
): TaskResult<E.Either<string, Buffer>> => {
  const id = published.files.get(file);
  return id === undefined
    ? TE.right(E.left('the file is not there'))
    : pipe(git.readBlob(id), TE.map(E.right));
};

/** From the document of the image. */
const loadFromImage = (
  sources: RowSources,
  { slug }: DecidedImage,
  kept: ReadonlyArray<string>,
): TaskResult<Loaded> => {
  const file = imageDetailFile(slug);
  return pipe(
    readFile(sources, file),
    TE.map(E.chain(readDetail)),
    TE.map(
      E.fold(
        (flaw): Loaded => ({
          rows: new Map(),
          warnings: [dropped(file, flaw)],
          broken: new Set(kept),
        }),
        (rows): Loaded => {
          const lost = kept.filter((version) => !rows.has(version));
          return {
            rows: new Map([...rows].map(([version, each]) => [version, writeRows(each)])),
            warnings: lost.map((version) =>
              dropped(file, `versions: found no version ${show(version)}`),
            ),
            broken: new Set(lost),
          };
        },
      ),
    ),
  );
};

/** From the documents of the versions, each for itself. */
const loadFromVersions = (
  sources: RowSources,
  { slug }: DecidedImage,
  kept: ReadonlyArray<string>,
): TaskResult<Loaded> =>
  pipe(
    kept,
    TE.traverseSeqArray((version) => {
      const file = versionDetailFile(slug, version);
      return pipe(
        readFile(sources, file),
        TE.map(E.chain(readRows)),
        TE.map(E.mapLeft((flaw) => dropped(file, flaw))),
        TE.map((rows) => ({ version, rows })),
      );
    }),
    TE.map((all) => ({
      rows: new Map(
        all.flatMap(({ version, rows }) =>
          E.isRight(rows) ? [[version, writeRows(rows.right)]] : [],
        ),
      ),
      warnings: all.flatMap(({ rows }) => (E.isLeft(rows) ? [rows.left] : [])),
      broken: new Set(all.flatMap(({ version, rows }) => (E.isLeft(rows) ? [version] : []))),
    })),
  );

/** Reads the published rows that stay; what is not there or does not decode is dropped. */
const loadKept = (sources: RowSources, image: DecidedImage): TaskResult<Loaded> => {
  const kept = image.versions.filter(isKept).map(({ version }) => version);
  const load = kept.length > 0 && sources.published.trusted ? loadFromImage : loadFromVersions;
  return load(sources, image, kept);
};

/** The rows of every version of an image that is to have a record. */
export const loadRows = (sources: RowSources, image: DecidedImage): TaskResult<Loaded> =>
  pipe(
    loadKept(sources, image),
    TE.chainEitherK(({ rows: kept, ...notes }): Result<Loaded> => {
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
