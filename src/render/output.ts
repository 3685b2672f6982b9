import type { Pieces } from '../file';
import type { Effect } from '../problem';

/** A rendered tree on its way into a folder: nothing there changes until `finish`. */
export interface Output {
  readonly write: (path: string, pieces: Pieces) => Effect<void>;
  /** Puts the tree in place of the former one, and `.nojekyll` beside it. */
  readonly finish: () => Effect<void>;
  /** Removes what is staged; does nothing after `finish`. */
  readonly discard: () => Effect<void>;
}

/** Folders on the runner that a tree is also written into. */
export interface OutputFolders {
  /** A folder to stage an output in, beside the place where it will stand. */
  readonly open: (folder: string) => Effect<Output>;
}
