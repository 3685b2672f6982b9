import type * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { TaskResult, WithWarnings } from '../problem';

/** The commit that the manifest is read from. */
export interface SourceHead {
  readonly commit: string;
  /** RFC 3339, UTC, whole seconds. */
  readonly committed: string | null;
  /** Whether the manifest file equals that of the commit, as far as git can tell. */
  readonly unchanged: boolean;
}

/** The relation of the commit of this run to the published one. */
export type Relation = 'older' | 'newer' | 'diverged' | 'unknown';

/** The git repository of the workspace, read only. */
export interface SourceRepository {
  /** The relation of a commit to another, from local history or else from GitHub. Never fails. */
  readonly relation: (manifest: string, own: string, published: string) => Task<Relation>;
  /** Whether local history alone tells the relation. Never fails. */
  readonly reaches: (manifest: string, own: string, published: string) => Task<boolean>;
  /**
   * HEAD of the repository that contains the manifest. None if there is no repository, and with a warning
   * if it cannot be read.
   */
  readonly head: (manifest: string, text: string) => TaskResult<WithWarnings<O.Option<SourceHead>>>;
}
