import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Output } from '../effects/capabilities';
import type { Effect } from '../errors';
import type { FileIds } from '../published/published';
import type { File } from '../render/file';
import { blobId } from './object-id';

/** Where rendered files go: each is hashed once, and only a changed one is written anywhere. */
export interface Sink {
  /** Paths below `api/v1` and their git ids, as far as rendered. */
  readonly files: Map<string, string>;
  readonly put: (file: File) => Effect<void>;
  /** Takes over a published file unread. */
  readonly keep: (path: string, id: string) => Effect<void>;
}

interface SinkOptions {
  readonly git: Git;
  readonly published: FileIds;
  readonly output: Output | undefined;
  /** Whether changed files are written for a commit. */
  readonly commits: boolean;
}

const nothing: Effect<void> = TE.right(undefined);

export const openSink = ({ git, published, output, commits }: SinkOptions): Sink => {
  const files = new Map<string, string>();
  const store = (path: string, id: string, bytes: Buffer): Effect<void> =>
    commits && published.get(path) !== id ? git.writeBlob(id, bytes) : nothing;
  return {
    files,
    put: ({ path, content }) => {
      const bytes = Buffer.from(content);
      const id = blobId(bytes);
      files.set(path, id);
      return pipe(
        store(path, id, bytes),
        TE.chain(() => output?.write(path, bytes) ?? nothing),
      );
    },
    keep: (path, id) => {
      files.set(path, id);
      if (output === undefined) return nothing;
      return pipe(
        git.read(id),
        TE.chain((bytes) => output.write(path, bytes)),
      );
    },
  };
};
