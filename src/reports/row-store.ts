import type { IO } from 'fp-ts/IO';
import type { Result } from '../problem';
import type { RowsRef } from './scan';

/** What waits of a report on disk until it is known where it belongs. */
export interface RowStore {
  /** Rows of the API as JSON in UTF-8, good until `release`. */
  readonly rows: (ref: RowsRef) => Result<Buffer>;
  /** The findings that rows do not say everything of, as JSON in UTF-8, good until `release`. */
  readonly others: (ref: RowsRef) => Result<Buffer>;
  /** Whatever was read is not looked at any more: what is read next may take its place. */
  readonly release: IO<void>;
}
