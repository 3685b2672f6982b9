import type { Task } from 'fp-ts/Task';
import type { TaskResult, WithWarnings } from '../../domain/problem';

/** The commit that the manifest is read from. */
export interface SourceHead {
  readonly commit: string;
  /** RFC 3339, UTC, whole seconds. */
  readonly committed: string | null;
  /** Whether the manifest file equals the one in the commit; git may not know. */
  readonly unchanged: boolean;
}

/** The relation of the commit of this run to any other commit. */
export type CommitRelation = 'older' | 'newer' | 'diverged' | 'unknown';

/** Whether one of some branches contains a commit. */
export type Containment = 'contained' | 'foreign' | 'unknown';

/**
 * The relation of the commit of this run to the published one. Unless it is `newer`, the published one counts only if the
 * default branch or the branch of the run contains it. It is `foreign` if neither does, and `unheard` if GitHub does not
 * tell and the local history does not have it.
 */
export type Relation = CommitRelation | 'foreign' | 'unheard';

/** Who can tell how commits are related: the checkout, or GitHub. */
export interface CommitHistory {
  readonly relation: (own: string, published: string) => Promise<CommitRelation>;
  readonly containment: (branches: ReadonlyArray<string>, commit: string) => Promise<Containment>;
  /** Whether the local history has a commit. */
  readonly has: (commit: string) => Promise<boolean>;
}

/** The git repository of the workspace, read only. */
export interface SourceRepository {
  /** The relation of the commit of this run to the published one, from local history or else from GitHub. Never fails. */
  readonly relation: (manifest: string, own: string, published: string) => Task<Relation>;
  /**
   * HEAD of the repository that contains the manifest. Undefined without a repository, and with a warning if it cannot be
   * read.
   */
  readonly head: (
    manifest: string,
    text: string,
  ) => TaskResult<WithWarnings<SourceHead | undefined>>;
}
