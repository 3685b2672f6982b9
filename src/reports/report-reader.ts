import type { Result, TaskResult } from '../problem';
import type { Scan } from './scan';

/** A file of a report: where it is, and what messages, order and the place of a report call it. */
export interface ReportFile {
  readonly name: string;
  /** Relative to the workspace, or absolute. */
  readonly location: string;
}

/** Reads reports, plain or gzip, at most 512 MiB each; their rows wait on disk. */
export interface ReportReader {
  /** Where it pays, others begin to read at once. */
  readonly begin: (files: ReadonlyArray<ReportFile>) => Reading;
}

/** Reports that are being read. */
export interface Reading {
  /** How many there are. */
  readonly files: number;
  /**
   * Reads what is left, and waits for the others: each report for itself, in the given order, whatever
   * is wrong with others; `onRead` hears how many are done. Fails only if reading itself breaks down.
   */
  readonly finish: (onRead: (done: number) => void) => TaskResult<ReadonlyArray<Result<Scan>>>;
}
