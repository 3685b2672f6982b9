import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '../../problem';
import type { ReportFile } from '../../reports/report-reader';
import type { Scan } from '../../reports/scan';
import { ProblemError } from '../../task/attempt';
import { readReportFile } from './report-file';
import { openRowWriter, type RowWriter } from './row-store';

/** What a reading thread gets: all files, and a shared counter that says which one is next. */
export interface WorkerTask {
  readonly workspace: string;
  /** Where the row store is. */
  readonly folder: string;
  /** The file of the row store that this thread writes. */
  readonly fileIndex: number;
  readonly files: ReadonlyArray<ReportFile>;
  readonly next: Int32Array;
}

/** The result for one of the files. */
export interface ReadResult {
  /** Index in the files of the task. */
  readonly index: number;
  readonly result: Result<Scan>;
}

/** What a worker posts: results, or the problems that stop the whole run. */
export type WorkerMessage =
  | { readonly kind: 'read'; readonly results: ReadonlyArray<ReadResult> }
  | { readonly kind: 'failed'; readonly problems: ProblemError['problems'] };

/**
 * Reads reports until none is left; other threads take files from the same task. A generator, so that the
 * main thread can yield to its event loop between reports. Throws a {@link ProblemError} if rows cannot be
 * stored.
 */
export function* readReports(task: WorkerTask): Generator<ReadResult> {
  const { workspace, folder, fileIndex, files, next } = task;
  let writer: RowWriter | undefined;
  try {
    for (;;) {
      const index = Atomics.add(next, 0, 1);
      const file = files[index];
      if (file === undefined) return;
      writer ??= openRowWriter(folder, fileIndex);
      yield { index, result: readReportFile(workspace, file, writer) };
    }
  } finally {
    writer?.close();
  }
}

/** Results per message: a message costs as much as reading a small report. */
const MAX_BATCH_SIZE = 32;

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

const postResults = (task: WorkerTask): void => {
  let results: ReadResult[] = [];
  for (const result of readReports(task)) {
    results.push(result);
    if (results.length < MAX_BATCH_SIZE) continue;
    post({ kind: 'read', results });
    results = [];
  }
  if (results.length > 0) post({ kind: 'read', results });
};

/** Runs this program as a worker thread: reads reports until none is left, and posts the results. */
export const runWorker = (): void => {
  try {
    // From `openReportReader`, the only code that starts workers.
    postResults(workerData as WorkerTask);
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    post({ kind: 'failed', problems: thrown.problems });
  }
};
