import type { IO } from 'fp-ts/IO';
import type { Result } from '../problem';
import type { Finding } from './finding';
import type { StoredReport } from './scan';

/** What a report was reduced to, on disk until the run knows which version it belongs to. */
export interface RowStore {
  /** The rows of the API as JSON in UTF-8; valid until `reset`. */
  readonly rows: (report: StoredReport) => Result<Buffer>;
  /** The findings that the rows were made of, to be merged with those of other reports. */
  readonly findings: (report: StoredReport) => Result<ReadonlyArray<Finding>>;
  /** Ends the use of everything read so far: its memory is used again. */
  readonly reset: IO<void>;
}
