import type { Chunks } from '../file';
import type { TaskResult } from '../problem';

/** A rendered tree on its way into a folder: nothing there changes until `finish`. */
export interface Output {
  readonly write: (path: string, pieces: Chunks) => TaskResult<void>;
  /** Puts the tree in place of the former one, and `.nojekyll` beside it. */
  readonly finish: () => TaskResult<void>;
  /** Removes what is staged; does nothing after `finish`. */
  readonly discard: () => TaskResult<void>;
}

/** Folders on the runner that a tree is also written into. */
export interface OutputFolders {
  /** A folder to stage an output in, beside the place where it will stand. */
  readonly open: (folder: string) => TaskResult<Output>;
}
