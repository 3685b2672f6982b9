import type { Result, TaskResult } from '../problem';
import type { Scan } from './scan';

export interface ReportFile {
  /** The name in messages. Reports are merged in the order of their names. */
  readonly name: string;
  /** Relative to the workspace, or absolute. */
  readonly location: string;
}

/** Reads reports, plain or gzip, of at most 512 MiB each, and stores their rows and findings. */
export interface ReportReader {
  /** Starts workers if they pay. Without workers, nothing is read before `finish`. */
  readonly start: (files: ReadonlyArray<ReportFile>) => PendingReports;
}

/** Reports that are being read. */
export interface PendingReports {
  readonly files: number;
  /**
   * Reads the remaining reports and waits for the workers. Returns one result per file, in the given order.
   * `onRead` gets the number of finished files. Fails only if a worker dies or the row store cannot be written.
   */
  readonly finish: (onRead: (done: number) => void) => TaskResult<ReadonlyArray<Result<Scan>>>;
}
