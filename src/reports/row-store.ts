import type { IO } from 'fp-ts/IO';
import type { Result } from '../problem';
import type { SerializedRecord } from '../record/record';
import type { Found } from './report';
import type { StoredReport } from './scan';

/** Records and findings of reports, on disk until the run has matched them to versions. */
export interface RowStore {
  /** The record of the report alone; valid until `reset`. */
  readonly record: (report: StoredReport) => Result<SerializedRecord>;
  /** The merged findings and suppressions of the report, to be merged with those of other reports. */
  readonly found: (report: StoredReport) => Result<Found>;
  /** Reuses the memory of everything read so far. */
  readonly reset: IO<void>;
}
