import * as RA from 'fp-ts/ReadonlyArray';
import { digestFile, type FileDigest } from '../derive/describe-tree';
import {
  byteLength,
  type Chunks,
  chunksOf,
  type Entry,
  type File,
  isTooLarge,
  MAX_FILE_BYTES,
} from '../domain/file';
import { blobId } from '../domain/git-objects/objects';
import { fail, type Problem, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { inDocument } from '../previous/documents';
import type { FileIds, Git } from '../previous/git';
import type { Output } from './capabilities';

/** Collects the files of a tree. Hashes each file once, and writes only those that changed. */
export interface TreeWriter {
  /** Git ids of the files so far, by path below `api/v1`. */
  readonly files: Map<string, string>;
  /** Digests of the top-level files that were written, by path. */
  readonly digests: ReadonlyMap<string, FileDigest>;
  /** Warnings about files near the size limit of the host. */
  readonly sizeWarnings: ReadonlyArray<Problem>;
  readonly write: (file: File) => TaskResult<void>;
  /** Keeps a published file, even if another was written in its place. Ignores a path that is not published. */
  readonly keep: (path: string) => void;
  /** Copies the kept files to the output. */
  readonly copyKept: () => TaskResult<void>;
}

interface TreeWriterOptions {
  readonly git: Git;
  readonly published: FileIds;
  readonly output: Output | undefined;
  /** Changed files are also written for a commit. */
  readonly commits: boolean;
}

const MiB = 1024 * 1024;
/** How many kept files are read at a time. */
const READ_TOGETHER = 256;
/** GitHub warns above this size. */
const WARNING_THRESHOLD_BYTES = MAX_FILE_BYTES / 2;

/** Statements grow with the input vex, all other documents with the versions. */
const remedyFor = (path: string): string =>
  /(^|\/)vex(\/|\.json$)/.test(path)
    ? 'state less with the input vex'
    : 'publish fewer versions of this image';

const sizeProblem = (path: string, size: number): Problem =>
  inDocument(
    path,
    `the rendered file has ${Math.ceil(size / MiB)} MiB, GitHub takes at most ${MAX_FILE_BYTES / MiB} MiB; ${remedyFor(path)}`,
  );

const tooLarge = (path: string): Problem =>
  inDocument(
    path,
    `found a published document of more than ${MAX_FILE_BYTES / MiB} MiB, expected a smaller one; nothing was published; remove it from the branch, or leave the input output out`,
  );

export const createTreeWriter = ({
  git,
  published,
  output,
  commits,
}: TreeWriterOptions): TreeWriter => {
  const files = new Map<string, string>();
  const digests = new Map<string, FileDigest>();
  const written = new Set<string>();
  const sizeWarnings: Problem[] = [];
  const store = (path: string, id: string, pieces: Chunks): TaskResult<void> =>
    steps(function* ($) {
      const former = published.get(path);
      if (commits && former !== id) yield* $(git.writeBlob(id, pieces, former));
      if (output) yield* $(output.write(path, pieces));
    });
  const copy = (to: Output, kept: ReadonlyArray<readonly [path: string, id: string]>) =>
    steps(function* ($) {
      const contents = yield* $(git.readBlobs(kept.map(([, id]) => id)));
      for (const [path, id] of kept) {
        const bytes = contents.get(id) ?? Buffer.alloc(0);
        if (isTooLarge(bytes)) yield* $(fail([tooLarge(path)]));
        yield* $(to.write(path, [bytes]));
      }
    });
  return {
    files,
    digests,
    sizeWarnings,
    write: ({ path, content }) =>
      steps(function* ($) {
        const pieces = chunksOf(content);
        const id = blobId(pieces);
        const size = byteLength(pieces);
        files.set(path, id);
        written.add(path);
        if (!path.includes('/')) digests.set(path, digestFile(pieces));
        if (size > WARNING_THRESHOLD_BYTES) sizeWarnings.push(sizeProblem(path, size));
        if (size > MAX_FILE_BYTES) yield* $(fail([sizeProblem(path, size)]));
        yield* $(store(path, id, pieces));
      }),
    keep: (path) => {
      const id = published.get(path);
      if (id === undefined) return;
      files.set(path, id);
      written.delete(path);
    },
    copyKept: () =>
      steps(function* ($) {
        if (output === undefined) return;
        const kept = [...files].filter(([path]) => !written.has(path));
        for (const some of RA.chunksOf(READ_TOGETHER)(kept)) yield* $(copy(output, some));
      }),
  };
};

/** Renders each file only when it is written. */
export const writeAll = (tree: TreeWriter, files: Iterable<Entry>): TaskResult<void> =>
  steps(function* ($) {
    for (const file of files) {
      if ('isKept' in file) tree.keep(file.path);
      else yield* $(tree.write(file));
    }
  });
