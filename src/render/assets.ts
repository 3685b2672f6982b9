import type { File } from '../file';
import type { TaskResult } from '../problem';

/** Files that ship with the action besides the program. */
export interface Assets {
  /** The documents that describe the API, as files below `api/v1`; they change only with a release. */
  readonly contract: TaskResult<ReadonlyArray<File>>;
  /** The page that shows the API to people. */
  readonly explorer: TaskResult<string>;
}
