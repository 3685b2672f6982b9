import type { Problem, TaskResult } from '../domain/problem';
import type { Snapshot } from './git';
import type { Previous } from './previous';

export interface Branch {
  /** Undefined if it does not exist. */
  readonly tip: Snapshot | undefined;
  readonly previous: Previous;
  /** There is an `api/v1` that this action did not write. */
  readonly foreign: boolean;
  /** The root or the destination has a `_config.yml`, so Jekyll builds the site. */
  readonly isJekyll: boolean;
  /** The host name of the site. */
  readonly cname: string | undefined;
  /** Warnings about files that are not documents. */
  readonly warnings: ReadonlyArray<Problem>;
  /** Loads more documents; one request fetches those that are not here. */
  readonly load: (files: Iterable<string>) => TaskResult<void>;
}
