import type { IO } from 'fp-ts/IO';
import type { Result } from '../problem';
import type { SerializedRecord } from '../record/record';
import type { StoredReport } from './scan';

/**
 * The parts of reports (see `ReadReport`), on disk until the run has matched the reports to versions. What is read is
 * valid until `reset`.
 */
export interface RowStore {
  readonly record: (report: StoredReport) => Result<SerializedRecord>;
  readonly unabridged: (report: StoredReport) => Result<Buffer>;
  readonly packages: (report: StoredReport) => Result<Buffer>;
  /** Reuses the memory of everything read so far. */
  readonly reset: IO<void>;
}
