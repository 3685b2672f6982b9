import { createHash } from 'node:crypto';
import { INTEGRITY, type IntegrityFile } from '../api/integrity';
import { byteLength, type Chunks, type File, isTooLarge, MAX_FILE_BYTES } from '../file';
import { fail, type Problem, type TaskResult } from '../problem';
import type { Blobs, FileIds } from '../published/git';
import { inDocument } from '../published/read-documents';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
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
  inDocument(
    path,
    `found a published document of more than ${MAX_FILE_BYTES / 2 ** 20} MiB, expected a smaller one; nothing was published; remove it from the branch`,
  );

const readDigest = (git: Blobs, [path, id]: FileId): TaskResult<FileDigest> =>
  steps(function* ($) {
    const bytes = yield* $(git.readBlob(id));
    if (isTooLarge(bytes)) yield* $(fail([tooLarge(path)]));
    return digestOf([bytes]);
  });

/**
 * Describes the top-level files. Reads the kept ones in one request: their published digests may be anybody's, and
 * what this document says is attested.
 */
const describeFiles = (
  git: Blobs,
  written: ReadonlyMap<string, FileDigest>,
  files: ReadonlyArray<FileId>,
): TaskResult<ReadonlyArray<IntegrityFile>> =>
  steps(function* ($) {
    yield* $(git.fetchBlobs(files.flatMap(([path, id]) => (written.has(path) ? [] : [id]))));
    const described: IntegrityFile[] = [];
    for (const file of files) {
      const [path] = file;
      described.push({ path, ...(written.get(path) ?? (yield* $(readDigest(git, file)))) });
    }
    return described;
  });

/** Not described: the document itself, and the file that only the action reads. */
const NOT_DESCRIBED = [INTEGRITY.path, 'state.json'];

const byPath = ([a]: FileId, [b]: FileId): number => compareText(a, b);

/** `integrity.json`: size and SHA-256 of every top-level file, and the git ids of the folders. */
export const integrityFile = (
  git: Blobs,
  rendered: FileIds,
  written: ReadonlyMap<string, FileDigest>,
  folders: FileIds,
): TaskResult<File & { readonly content: string }> =>
  steps(function* ($) {
    const described = [...rendered]
      .filter(([path]) => !path.includes('/') && !NOT_DESCRIBED.includes(path))
      .sort(byPath);
    return jsonFile(INTEGRITY, '', {
      apiVersion: 'v1',
      resource: 'integrity',
      files: [...(yield* $(describeFiles(git, written, described)))],
      folders: [...folders].sort(byPath).map(([path, tree]) => ({ path, tree })),
    });
  });
