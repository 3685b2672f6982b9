import { createHash } from 'node:crypto';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { INTEGRITY, type IntegrityFile } from '../api/integrity';
import { byteLength, type Chunks, type File, isTooLarge, MAX_FILE_BYTES } from '../file';
import { type Problem, type Problems, problem, type TaskResult } from '../problem';
import type { FileIds, Git } from '../published/git';
import { jsonFile } from '../render/json';
import { compareText } from '../values/compare';

/** The size of a file in bytes, and its SHA-256 in hex. */
export type FileDigest = Omit<IntegrityFile, 'path'>;

export const digestOf = (pieces: Chunks): FileDigest => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return { bytes: byteLength(pieces), sha256: hash.digest('hex') };
};

type FileId = readonly [path: string, id: string];

const tooLarge = (path: string): Problem =>
  problem(
    `found a published document of more than ${MAX_FILE_BYTES / 2 ** 20} MiB, expected a smaller one; nothing was published; remove it from the branch`,
    { file: `api/v1/${path}` },
  );

const readDigest = (git: Git, [path, id]: FileId): TaskResult<FileDigest> =>
  pipe(
    git.readBlob(id),
    TE.filterOrElse(
      (bytes) => !isTooLarge(bytes),
      (): Problems => [tooLarge(path)],
    ),
    TE.map((bytes) => digestOf([bytes])),
  );

/**
 * Describes the top-level files. Reads the kept ones in one request: their published digests may be anybody's, and
 * what this document says is attested.
 */
const describeFiles = (
  git: Git,
  written: ReadonlyMap<string, FileDigest>,
  files: ReadonlyArray<FileId>,
): TaskResult<ReadonlyArray<IntegrityFile>> =>
  pipe(
    git.fetchBlobs(files.flatMap(([path, id]) => (written.has(path) ? [] : [id]))),
    TE.chain(() =>
      pipe(
        files,
        TE.traverseSeqArray((file) => {
          const known = written.get(file[0]);
          return pipe(
            known ? TE.right(known) : readDigest(git, file),
            TE.map((digest) => ({ path: file[0], ...digest })),
          );
        }),
      ),
    ),
  );

/** Not described: the document itself, and the file that only the action reads. */
const NOT_DESCRIBED = [INTEGRITY.path, 'state.json'];

const byPath = ([a]: FileId, [b]: FileId): number => compareText(a, b);

/** `integrity.json`: size and SHA-256 of every top-level file, and the git ids of the folders. */
export const integrityFile = (
  git: Git,
  rendered: FileIds,
  written: ReadonlyMap<string, FileDigest>,
  folders: FileIds,
): TaskResult<File & { readonly content: string }> =>
  pipe(
    [...rendered]
      .filter(([path]) => !path.includes('/') && !NOT_DESCRIBED.includes(path))
      .sort(byPath),
    (files) => describeFiles(git, written, files),
    TE.map((files) =>
      jsonFile(INTEGRITY, '', {
        ...{ apiVersion: 'v1', resource: 'integrity', files: [...files] },
        folders: [...folders].sort(byPath).map(([path, tree]) => ({ path, tree })),
      }),
    ),
  );
