import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Integrity, type IntegrityFile } from '../api/integrity';
import type { FileIds, Git } from '../branch/git';
import { parseDocument } from '../branch/parse-document';
import type { Published } from '../branch/published';
import { INTEGRITY } from '../branch/published-memory';
import { isAsPublished } from '../branch/state';
import { byteLength, type Chunks, type File } from '../file';
import type { TaskResult } from '../problem';
import { jsonFile } from '../render/json';
import { compareText } from '../text/compare';

/** The size of a file in bytes, and its SHA-256 in hex. */
export type FileDigest = Omit<IntegrityFile, 'path'>;

export const digestOf = (pieces: Chunks): FileDigest => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return { bytes: byteLength(pieces), sha256: hash.digest('hex') };
};

/** Digests of the top-level files from the published document, unless it was edited. */
const publishedDigests = ({
  state,
  files: ids,
  memory: { integrity: bytes },
}: Published): ReadonlyMap<string, FileDigest> => {
  if (bytes === undefined || !isAsPublished(state, ids, INTEGRITY)) return new Map();
  const read = parseDocument(Integrity, bytes);
  const files = E.isRight(read) ? read.right.files : [];
  return new Map(files.map(({ path, ...digest }) => [path, digest]));
};

type FileId = readonly [path: string, id: string];

/** Describes the top-level files. Reads a kept file only if its published digest cannot be used. */
const describeFiles = (
  git: Git,
  published: Published,
  written: ReadonlyMap<string, FileDigest>,
  files: ReadonlyArray<FileId>,
): TaskResult<ReadonlyArray<IntegrityFile>> => {
  const former = publishedDigests(published);
  const knownDigest = ([path, id]: FileId): FileDigest | undefined =>
    written.get(path) ??
    (isAsPublished(published.state, published.files, path) && published.files.get(path) === id
      ? former.get(path)
      : undefined);
  const readDigest = ([, id]: FileId): TaskResult<FileDigest> =>
    pipe(
      git.readBlob(id),
      TE.map((bytes) => digestOf([bytes])),
    );
  const toRead = files.filter((file) => knownDigest(file) === undefined);
  return pipe(
    git.fetchBlobs(toRead.map(([, id]) => id)),
    TE.chain(() =>
      pipe(
        files,
        TE.traverseSeqArray((file) => {
          const known = knownDigest(file);
          return pipe(
            known ? TE.right(known) : readDigest(file),
            TE.map((digest) => ({ path: file[0], ...digest })),
          );
        }),
      ),
    ),
  );
};

/** Not described: the document itself, and the file that only the action reads. */
const NOT_DESCRIBED = [INTEGRITY, 'state.json'];

const byPath = ([a]: FileId, [b]: FileId): number => compareText(a, b);

/** `integrity.json`: size and SHA-256 of every top-level file, and the git ids of the folders. */
export const integrityFile = (
  git: Git,
  published: Published,
  rendered: FileIds,
  written: ReadonlyMap<string, FileDigest>,
  folders: FileIds,
): TaskResult<File & { readonly content: string }> =>
  pipe(
    [...rendered]
      .filter(([path]) => !path.includes('/') && !NOT_DESCRIBED.includes(path))
      .sort(byPath),
    (files) => describeFiles(git, published, written, files),
    TE.map((files) =>
      jsonFile(INTEGRITY, Integrity, {
        ...{ apiVersion: 'v1', resource: 'integrity', files: [...files] },
        folders: [...folders].sort(byPath).map(([path, tree]) => ({ path, tree })),
      }),
    ),
  );
