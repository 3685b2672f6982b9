import type { Result, TaskResult } from '../../domain/problem';
import type { Scan } from './scan';
import type { VersionFile } from './version-file';

/** What a file among the reports contains. */
export type ReportContent = Scan | VersionFile;

export const isScan = (content: ReportContent): content is Scan => 'findings' in content;

export interface ReportFile {
  /** The name in messages. Reports are merged in the order of their names. */
  readonly name: string;
  /** Relative to the workspace, or absolute. */
  readonly location: string;
  /** The artifact that contains it, with which its name begins; absent in the workspace. */
  readonly artifact?: string;
}

/** Reads reports, plain or gzip, of at most 512 MiB each. */
export interface ReportReader {
  /** Starts workers if they pay. Without workers, nothing is read before `finish`. */
  readonly start: (files: ReadonlyArray<ReportFile>) => PendingReports;
}

export interface PendingReports {
  readonly files: number;
  /**
   * Reads the remaining reports and waits for the workers. Returns one result per file, in the given order. Fails only
   * if a worker dies.
   */
  readonly finish: TaskResult<ReadonlyArray<Result<ReportContent>>>;
}
