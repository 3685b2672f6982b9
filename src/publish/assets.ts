import type { File } from '../domain/file';
import type { TaskResult } from '../domain/problem';

/** Files that ship with the action. */
export interface Assets {
  /** The documents below `api/v1` that describe the API; they change only with a release. */
  readonly contract: TaskResult<ReadonlyArray<File>>;
  /** The page that shows the API to people. */
  readonly explorer: TaskResult<string>;
}
