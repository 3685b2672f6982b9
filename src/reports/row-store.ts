import type { IO } from 'fp-ts/IO';
import type { Result } from '../problem';
import type { SerializedRecord } from './record';
import type { Found } from './report';
import type { StoredReport } from './scan';

/** What a report was reduced to, on disk until the run knows which version it belongs to. */
export interface RowStore {
  /** The record that the report makes alone; valid until `reset`. */
  readonly record: (report: StoredReport) => Result<SerializedRecord>;
  /** What the record was made of, each once, to be merged with what other reports found. */
  readonly found: (report: StoredReport) => Result<Found>;
  /** Ends the use of everything read so far: its memory is used again. */
  readonly reset: IO<void>;
}
