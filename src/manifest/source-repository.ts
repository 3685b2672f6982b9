import type * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { TaskResult, WithWarnings } from '../problem';

/** The commit that the manifest is read from. */
export interface SourceHead {
  readonly commit: string;
  /** RFC 3339, UTC, whole seconds. */
  readonly committed: string | null;
  /** Whether the manifest file is the one of that commit, as far as git tells. */
  readonly unchanged: boolean;
}

/** How the commit of this run lies to the published one. */
export type Relation = 'older' | 'newer' | 'diverged' | 'unknown';

/** The git repository of the workspace, read only. */
export interface SourceRepository {
  /** How a commit lies to another: from local history, else from GitHub. Never fails. */
  readonly relation: (manifest: string, own: string, published: string) => Task<Relation>;
  /** Whether local history alone tells how a commit lies to another. Never fails. */
  readonly reaches: (manifest: string, own: string, published: string) => Task<boolean>;
  /**
   * HEAD of the repository that holds the manifest; none without a repository, nor for one that cannot be
   * read, with a warning.
   */
  readonly head: (manifest: string, text: string) => TaskResult<WithWarnings<O.Option<SourceHead>>>;
}
