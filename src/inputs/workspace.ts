import type { TaskResult, WithWarnings } from '../problem';

/** The files of the runner. Paths are relative to the workspace or absolute. */
export interface Workspace {
  /** The text of a manifest-sized file: UTF-8, at most 16 MiB. */
  readonly readText: (path: string) => TaskResult<string>;
  /**
   * The report files that lines of paths, folders and globs name, in byte order, each once. Fails
   * with every line that matches nothing.
   */
  readonly findReports: (
    lines: ReadonlyArray<string>,
  ) => TaskResult<WithWarnings<ReadonlyArray<string>>>;
}
