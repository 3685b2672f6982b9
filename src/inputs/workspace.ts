import type { TaskResult, WithWarnings } from '../problem';

/** Files on the runner. Paths are absolute, or relative to the workspace. */
export interface Workspace {
  /** The text of a UTF-8 file of at most 16 MiB. */
  readonly readText: (path: string) => TaskResult<string>;
  /** The bytes of a file of at most 64 MiB, unpacked if it is gzip. */
  readonly readUnpacked: (path: string) => TaskResult<Buffer>;
  /**
   * The report files that lines of paths, folders and globs name, without duplicates and in byte
   * order. Fails with every line that matches nothing.
   */
  readonly findReports: (
    lines: ReadonlyArray<string>,
  ) => TaskResult<WithWarnings<ReadonlyArray<string>>>;
  /** Fails if the summary cannot be written to a path. Writes nothing. */
  readonly checkSummaryFile: (path: string) => TaskResult<void>;
  /** Writes the summary to a file, and creates its folders. An existing file is replaced. */
  readonly writeSummaryFile: (path: string, markdown: string) => TaskResult<void>;
}
