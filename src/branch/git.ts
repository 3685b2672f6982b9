import type * as O from 'fp-ts/Option';
import type { Chunks } from '../file';
import type { StoredTree, Tree } from '../git-objects/tree';
import type { Problem, TaskResult } from '../problem';

/** A commit that a branch points to, and its tree. */
export interface Tip {
  readonly commit: string;
  readonly tree: string;
  /** The remote's `HEAD` names the branch; false also where the remote does not say what it names. */
  readonly isDefault: boolean;
}

export interface Commit {
  /** The commit in whose place it comes; none for a new branch. */
  readonly parent: O.Option<string>;
  /** Whether it follows that commit, or stands for itself with the same tree. */
  readonly history: 'append' | 'squash';
  /** Id of its tree. */
  readonly tree: string;
  /** The folders of that tree that are not here yet. */
  readonly folders: ReadonlyArray<StoredTree>;
  readonly message: string;
  readonly author: Author;
  /** Seconds since 1970. */
  readonly time: number;
}

export interface Author {
  readonly name: string;
  readonly mail: string;
}

/**
 * How a push ended that was not refused for good: `moved` means that somebody else was faster, or that the
 * remote says so; `unknown` that the answer got lost, so that only the branch can tell.
 */
export type Pushed =
  | { readonly kind: 'landed' }
  | { readonly kind: 'moved'; readonly problem: Problem }
  | {
      readonly kind: 'unknown';
      readonly problem: Problem;
      /** Milliseconds that the server wants to be left alone; 0 if it does not say. */
      readonly retryAfter: number;
    };

/** What a push is to find: none where there is no branch. Without history it need not follow from it. */
export interface Lease {
  readonly tip: O.Option<string>;
  readonly history: Commit['history'];
}

/** A private repository without work tree, and the remote it publishes to. */
export interface Git {
  /**
   * The branch's tip; none if the branch does not exist. Fails if that cannot be found out. Fetches
   * its trees too, and its blobs only where the server cannot filter.
   */
  readonly fetchTip: (branch: string) => TaskResult<O.Option<Tip>>;
  /**
   * Whether the branch left the tip that was fetched last, and something of that tip cannot be read any
   * more: its server serves nothing but tips, or threw away what the branch held.
   */
  readonly hasMoved: TaskResult<boolean>;
  /** A tree of the tip. */
  readonly readTree: (id: string) => TaskResult<Tree>;
  /** Fetches the blobs of these ids that are not local yet, in one request. */
  readonly prefetch: (ids: ReadonlyArray<string>) => TaskResult<void>;
  /** The bytes of a blob that is here; of one that is larger than a file may be, its first, one too many. */
  readonly read: (id: string) => TaskResult<Buffer>;
  /** Writes a blob for the next commit, which brings it here; pieces of blobs before it are not stored again. */
  readonly writeBlob: (id: string, pieces: Chunks) => TaskResult<void>;
  /** Writes the commit, and everything written for it; its id. */
  readonly commit: (commit: Commit) => TaskResult<string>;
  /** Pushes a commit in place of exactly that tip. Fails with a mend if the remote refuses for good. */
  readonly push: (commit: string, branch: string, lease: Lease) => TaskResult<Pushed>;
}
