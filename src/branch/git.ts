import type * as O from 'fp-ts/Option';
import type { Chunks } from '../file';
import type { Problem, TaskResult } from '../problem';

/** Files by path, each with the id that git gives to its content. */
export type FileIds = ReadonlyMap<string, string>;

/** What has a name in one of the directories that lead to a path. */
export interface Entry {
  readonly id: string;
  readonly isFile: boolean;
}

/** What is directly in a directory: names, and the ids of plain files; undefined for anything else. */
export type Listing = ReadonlyMap<string, string | undefined>;

/** A branch at one of its commits, as far as a path of it is concerned. */
export interface Snapshot {
  readonly commit: string;
  /** The remote's `HEAD` names the branch; false also where the remote does not say what it names. */
  readonly isDefault: boolean;
  /** The files below the path, by their paths from there; executable files are files too. */
  readonly files: FileIds;
  /** Paths below the path that are not plain files: links, submodules, executable files. */
  readonly irregular: ReadonlyArray<string>;
  /** The directories below the path and their ids. */
  readonly folders: FileIds;
  /** What is at a path from the root, directly in a directory that leads to the path. */
  readonly entryAt: (path: string) => Entry | undefined;
  /** The directories that lead to the path, the root first; empty where the branch has none. */
  readonly parents: ReadonlyArray<Listing>;
}

export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A commit to be pushed: one folder of a branch gets new content, everything else stays. */
export interface Change {
  readonly branch: string;
  /** The state of the branch to build on, and the only one to replace; none creates the branch. */
  readonly on: O.Option<Snapshot>;
  /** Directories from the root to the folder whose whole content is replaced. */
  readonly path: ReadonlyArray<string>;
  /** The content of that folder: plain files that are written or known by id. */
  readonly files: FileIds;
  /** Plain files to add to the directories that lead there, by their paths from the root. */
  readonly alongside: FileIds;
  /** Files to remove from those directories. */
  readonly removed: ReadonlyArray<string>;
  /** Whether the commit follows the former one, or replaces the history. */
  readonly history: 'append' | 'squash';
  readonly message: string;
  readonly author: Author;
  /** Seconds since 1970. */
  readonly time: number;
}

/**
 * How a push ended that was not refused for good. `moved`: the remote says that the branch is not where
 * the change expects it. `unknown`: the answer got lost, so only the branch can tell.
 */
export type Pushed =
  | { readonly kind: 'landed'; readonly commit: string }
  | { readonly kind: 'moved'; readonly problem: Problem }
  | {
      readonly kind: 'unknown';
      readonly commit: string;
      readonly problem: Problem;
      /** Milliseconds to wait before the next request, as the server asks; 0 if it does not say. */
      readonly retryAfterMs: number;
    };

/** A repository that branches are read from and published to. */
export interface Git {
  /**
   * The branch as it is now, around a path; none if the branch does not exist. Fails if that cannot be
   * found out, if something other than a directory is on the path, or if more is below it than any
   * catalog has. No file content is fetched, unless the server cannot leave it out.
   */
  readonly read: (branch: string, path: ReadonlyArray<string>) => TaskResult<O.Option<Snapshot>>;
  /**
   * Whether the branch has moved since the last `read` and content of that snapshot can no longer be
   * fetched: the server serves only the tips of branches, or has deleted what is on none.
   */
  readonly hasMoved: TaskResult<boolean>;
  /** Fetches the content of files in one request; of those that are here already, nothing. */
  readonly fetchBlobs: (ids: ReadonlyArray<string>) => TaskResult<void>;
  /** The content of a file; of one larger than the host takes, one byte more than that limit. */
  readonly readBlob: (id: string) => TaskResult<Buffer>;
  /** Stores the content of a file for a later push. `id` is its id. */
  readonly writeBlob: (id: string, chunks: Chunks) => TaskResult<void>;
  /** Commits and pushes a change. Fails, with advice, if the remote refuses it for good. */
  readonly push: (change: Change) => TaskResult<Pushed>;
}
