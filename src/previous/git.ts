import type { Chunks } from '../domain/file';
import type { TaskResult } from '../domain/problem';
import type { Inputs } from '../read/inputs/inputs';
import type { GitFailure } from './git-failure';

/** Files by path, each with the id that git gives to its content. */
export type FileIds = ReadonlyMap<string, string>;

/** Ids by path from the root, and removed paths. */
export interface Changes {
  readonly added: ReadonlyMap<string, string>;
  readonly modified: ReadonlyMap<string, string>;
  readonly removed: ReadonlyArray<string>;
}

/** The ids of the files among some paths; undefined for anything else. */
export type Listing = ReadonlyMap<string, string | undefined>;

/** A branch at one of its commits, around a path. */
export interface Snapshot {
  readonly commit: string;
  /** The committer's date, RFC 3339 in UTC; null if it cannot be read. */
  readonly committed: string | null;
  /** Whether the remote's `HEAD` points to the branch; false if the remote does not say. */
  readonly isDefault: boolean;
  /** The files below the path, by their relative paths; executable files too. */
  readonly files: FileIds;
  /** Paths below the path that are not plain files: links, submodules, executable files. */
  readonly irregular: ReadonlyArray<string>;
  /** The ids of the directories below the path. */
  readonly folders: FileIds;
  /** The requested files outside the path, by path from the root. */
  readonly beside: Listing;
}

/** A commit to push: it changes some files of a branch and keeps everything else. */
export interface Change extends Pick<Inputs, 'author' | 'branch' | 'history'> {
  /** The tip that the commit builds on and replaces; undefined creates the branch. */
  readonly on: Snapshot | undefined;
  /** By path from the root. The contents are written already, or are on the tip. */
  readonly changes: Changes;
  readonly message: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/**
 * How a push ended. `refused`: the remote refuses it for good. After the other two, only the branch can tell whether it
 * landed. `moved`: git says that the branch is no longer at the expected commit. `unknown`: git says anything else, or
 * nothing.
 */
export type Pushed =
  | { readonly kind: 'landed'; readonly commit: string }
  | {
      readonly kind: 'refused' | 'moved' | 'unknown';
      readonly commit: string;
      readonly failure: GitFailure;
      /** The same push would fail again. */
      readonly isFinal: boolean;
      /** Nothing was sent. */
      readonly isUnsent: boolean;
    };

/** The contents of files by their git ids. */
export interface Blobs {
  /** Fetches the contents of files in one request, except those that are here already. */
  readonly fetchBlobs: (ids: ReadonlyArray<string>) => TaskResult<void>;
  /**
   * Reads files, and fetches those that are not here. A file larger than the host allows is an error,
   * and its bytes are not read.
   */
  readonly readBlobs: (ids: ReadonlyArray<string>) => TaskResult<ReadonlyMap<string, Buffer>>;
}

export interface Git extends Blobs {
  /**
   * Reads the current branch below a path, and whether the files `beside` exist elsewhere on it; undefined if the
   * branch does not exist. Fails if that is unclear, if the path leads through anything but directories, or if more is below
   * it than any catalog has. Fetches no file contents unless the server cannot omit them.
   */
  readonly read: (
    branch: string,
    path: ReadonlyArray<string>,
    beside: ReadonlyArray<string>,
  ) => TaskResult<Snapshot | undefined>;
  /**
   * Whether reading failed because the server has deleted what the branch had at the last `read`: somebody replaced its
   * history.
   */
  readonly isGone: () => boolean;
  /**
   * Finds the commit among these that the branch is at or descends from, or undefined. Fails if that
   * cannot be found out.
   */
  readonly findOwn: (
    branch: string,
    commits: ReadonlyArray<string>,
  ) => TaskResult<string | undefined>;
  /** The present tip of a branch; undefined if the branch does not exist. */
  readonly tip: (branch: string) => TaskResult<string | undefined>;
  /** Stores the content of a file with this id for a later push; `former` is the id of its content on the branch. */
  readonly writeBlob: (id: string, chunks: Chunks, former?: string) => TaskResult<void>;
  /** Commits and pushes a change. Fails if it cannot be sent from here. */
  readonly push: (change: Change) => TaskResult<Pushed>;
}
