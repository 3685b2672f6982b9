import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { byteLength, type File, isTooLarge, MAX_FILE_BYTES } from '../file';
import { blobId } from '../git-objects/objects';
import { type Problem, type Problems, problem, type TaskResult } from '../problem';
import type { FileIds, Git } from '../published/git';
import type { Output } from '../render/output';
import { digestOf, type FileDigest } from './integrity-file';

/** Collects the files of a tree. Each is hashed once; only a changed file is written anywhere. */
export interface TreeWriter {
  /** Git ids of the files so far, by path below `api/v1`. */
  readonly files: Map<string, string>;
  /** Digests of the top-level files that were written, by path. */
  readonly digests: ReadonlyMap<string, FileDigest>;
  /** Warnings about files that are near the size limit of the host. */
  readonly sizeWarnings: ReadonlyArray<Problem>;
  readonly write: (file: File) => TaskResult<void>;
  /** Keeps a published file without reading it; ignores a path that is not published. */
  readonly keep: (path: string) => TaskResult<void>;
}

interface TreeWriterOptions {
  readonly git: Git;
  readonly published: FileIds;
  readonly output: Output | undefined;
  /** Whether changed files are written for a commit. */
  readonly commits: boolean;
}

const MiB = 1024 * 1024;
/** GitHub warns above this size. */
const WARNING_THRESHOLD_BYTES = MAX_FILE_BYTES / 2;

const sizeProblem = (path: string, size: number): Problem =>
  problem(
    `the rendered file has ${Math.ceil(size / MiB)} MiB, GitHub takes at most ${MAX_FILE_BYTES / MiB} MiB; publish fewer versions of this image`,
    { file: `api/v1/${path}` },
  );

const tooLarge = (path: string): Problem =>
  problem(
    `found a published document of more than ${MAX_FILE_BYTES / MiB} MiB, expected a smaller one; nothing was published; remove it from the branch, or leave the input output out`,
    { file: `api/v1/${path}` },
  );

const nothing: TaskResult<void> = TE.right(undefined);

export const createTreeWriter = ({
  git,
  published,
  output,
  commits,
}: TreeWriterOptions): TreeWriter => {
  const files = new Map<string, string>();
  const digests = new Map<string, FileDigest>();
  const sizeWarnings: Problem[] = [];
  return {
    files,
    digests,
    sizeWarnings,
    write: ({ path, content }) => {
      const pieces = typeof content === 'string' ? [Buffer.from(content)] : content;
      const id = blobId(pieces);
      const size = byteLength(pieces);
      files.set(path, id);
      if (!path.includes('/')) digests.set(path, digestOf(pieces));
      if (size > WARNING_THRESHOLD_BYTES) sizeWarnings.push(sizeProblem(path, size));
      if (size > MAX_FILE_BYTES) return TE.left([sizeProblem(path, size)]);
      return pipe(
        commits && published.get(path) !== id ? git.writeBlob(id, pieces) : nothing,
        TE.chain(() => output?.write(path, pieces) ?? nothing),
      );
    },
    keep: (path) => {
      const id = published.get(path);
      if (id === undefined) return nothing;
      files.set(path, id);
      if (output === undefined) return nothing;
      return pipe(
        git.readBlob(id),
        TE.filterOrElse(
          (bytes) => !isTooLarge(bytes),
          (): Problems => [tooLarge(path)],
        ),
        TE.chain((bytes) => output.write(path, [bytes])),
      );
    },
  };
};

/** Runs an action for each item, one after the other; stops at the first problem. */
const forEach =
  <A>(items: Iterable<A>, action: (item: A) => TaskResult<void>): TaskResult<void> =>
  async () => {
    for (const item of items) {
      const done = await action(item)();
      if (E.isLeft(done)) return done;
    }
    return E.right(undefined);
  };

/** Writes files one after the other. A lazy iterable renders each only when it is written. */
export const writeAll = (tree: TreeWriter, files: Iterable<File>): TaskResult<void> =>
  forEach(files, tree.write);

/** Keeps those of the files that are published. */
export const keepAll = (tree: TreeWriter, paths: Iterable<string>): TaskResult<void> =>
  forEach(paths, tree.keep);
