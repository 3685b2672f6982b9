import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FileIds, Git } from '../branch/git';
import { byteLength, type Chunks, type File, isTooLarge, MAX_FILE_BYTES } from '../file';
import { blobId } from '../git-objects/objects';
import { type Problem, type Problems, problem, type TaskResult } from '../problem';
import type { Output } from '../render/output';
import { digestOf, type FileDigest } from './file-digest';

/** Where rendered files go: each is hashed once, and only a changed one is written anywhere. */
export interface TreeWriter {
  /** Paths below `api/v1` and their git ids, as far as rendered. */
  readonly files: Map<string, string>;
  /** What the bytes of the files at the top are, by path, as far as they were written. */
  readonly digests: ReadonlyMap<string, FileDigest>;
  /** Warnings of files that are near the limit of the host. */
  readonly sizeWarnings: ReadonlyArray<Problem>;
  readonly write: (file: File) => TaskResult<void>;
  /** Takes over a published file unread. */
  readonly keep: (path: string, id: string) => TaskResult<void>;
}

interface TreeWriterOptions {
  readonly git: Git;
  readonly published: FileIds;
  readonly output: Output | undefined;
  /** Whether changed files are written for a commit. */
  readonly commits: boolean;
}

const MiB = 1024 * 1024;
/** From here on GitHub warns. */
const WARNING_THRESHOLD_BYTES = MAX_FILE_BYTES / 2;

const sizeProblem = (path: string, size: number): Problem =>
  problem(
    `the rendered file has ${Math.ceil(size / MiB)} MiB, GitHub takes at most ${MAX_FILE_BYTES / MiB} MiB; publish fewer versions of this image`,
    { file: `api/v1/${path}` },
  );

const tooLarge = (path: string): Problem =>
  problem(
    `the published document has more than ${MAX_FILE_BYTES / MiB} MiB, which no document has; nothing was published; remove it from the branch, or leave the input output out`,
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
  const store = (path: string, id: string, pieces: Chunks): TaskResult<void> =>
    commits && published.get(path) !== id ? git.writeBlob(id, pieces) : nothing;
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
      return pipe(
        size > MAX_FILE_BYTES ? TE.left([sizeProblem(path, size)]) : nothing,
        TE.chain(() => store(path, id, pieces)),
        TE.chain(() => output?.write(path, pieces) ?? nothing),
      );
    },
    keep: (path, id) => {
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

/** Writes files one after the other: each is rendered when the one before it is written. */
export const writeAll =
  (tree: TreeWriter, files: Iterable<File>): TaskResult<void> =>
  async () => {
    for (const file of files) {
      const written = await tree.write(file)();
      if (E.isLeft(written)) return written;
    }
    return E.right(undefined);
  };

/** Takes over those of the published files that are to be kept, unread. */
export const keepAll = (
  tree: TreeWriter,
  published: FileIds,
  isKept: (path: string) => boolean,
): TaskResult<void> =>
  pipe(
    [...published].filter(([path]) => isKept(path)),
    TE.traverseSeqArray(([path, id]) => tree.keep(path, id)),
    TE.map(() => undefined),
  );
