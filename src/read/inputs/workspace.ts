import type { Result, TaskResult, WithWarnings } from '../../domain/problem';

/** An input whose lines name files and folders. */
export type ListInput = 'reports' | 'vex';

/** An input that names a text that people write. */
export type TextInput = 'manifest' | 'updates' | 'vex';

/** Files on the runner. Paths are absolute, or relative to the workspace. */
export interface Workspace {
  /** Reads a UTF-8 file of at most 16 MiB, which an input names. */
  readonly readText: (path: string, input: TextInput) => TaskResult<string>;
  /**
   * Reads a file of at most 64 MiB, and unpacks gzip. Fails if it is missing. If it cannot be read, the result is the
   * reason.
   */
  readonly readUnpacked: (path: string) => TaskResult<Result<Buffer>>;
  /**
   * Finds the files for the lines of an input (paths, folders and globs), without duplicates and in byte order. Fails with
   * every line that matches no file. The problem of a folder or wildcard of `vex` is marked `isMissing`, because its files
   * can have been removed.
   */
  readonly findFiles: (
    input: ListInput,
    lines: ReadonlyArray<string>,
  ) => TaskResult<WithWarnings<ReadonlyArray<string>>>;
}
