import type { Chunks } from '../domain/file';
import type { TaskResult } from '../domain/problem';

/** A rendered tree that is staged for a folder; the folder does not change before `finish`. */
export interface Output {
  readonly write: (path: string, pieces: Chunks) => TaskResult<void>;
  /** Replaces the previous tree and adds `.nojekyll`. */
  readonly finish: () => TaskResult<void>;
  /** Removes the staged files; does nothing after `finish`. */
  readonly discard: () => TaskResult<void>;
}

/** Folders on the runner that a tree is also written to. */
export interface OutputFolders {
  /** Starts staging an output next to its destination. */
  readonly open: (folder: string) => TaskResult<Output>;
}
