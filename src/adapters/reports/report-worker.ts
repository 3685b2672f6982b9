import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '../../problem';
import type { ReportFile } from '../../reports/report-reader';
import type { Scan } from '../../reports/scan';
import { ProblemError } from '../../task/attempt';
import { readReportFile } from './report-file';
import { openRowWriter, type RowWriter } from './row-store';

/** What a reading thread is given: all the files, and a number that is the next one to read. */
export interface ThreadTask {
  readonly workspace: string;
  readonly folder: string;
  readonly part: number;
  readonly files: ReadonlyArray<ReportFile>;
  readonly next: Int32Array;
}

/** A report that was read: which of the files, and what came of it. */
export interface ThreadAnswer {
  readonly index: number;
  readonly result: Result<Scan>;
}

/** What a worker tells: reports that it read, or why it cannot read on (then nobody can). */
export type ThreadMessage =
  | { readonly kind: 'read'; readonly answers: ReadonlyArray<ThreadAnswer> }
  | { readonly kind: 'failed'; readonly problems: ProblemError['problems'] };

/**
 * Reads reports until none is left, whoever takes the others. A generator, so that the main thread can
 * listen in between. Throws a {@link ProblemError} where rows cannot be kept.
 */
export function* readReports(task: ThreadTask): Generator<ThreadAnswer> {
  const { workspace, folder, part, files, next } = task;
  let writer: RowWriter | undefined;
  try {
    for (;;) {
      const index = Atomics.add(next, 0, 1);
      const file = files[index];
      if (file === undefined) return;
      writer ??= openRowWriter(folder, part);
      yield { index, result: readReportFile(workspace, file, writer) };
    }
  } finally {
    writer?.close();
  }
}

/** Answers that a worker gives at once: a message costs as much as a small report. */
const MOST_AT_ONCE = 32;

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

const tellAll = (task: ThreadTask): void => {
  let answers: ThreadAnswer[] = [];
  for (const answer of readReports(task)) {
    answers.push(answer);
    if (answers.length < MOST_AT_ONCE) continue;
    tell({ kind: 'read', answers });
    answers = [];
  }
  if (answers.length > 0) tell({ kind: 'read', answers });
};

/** What a worker thread of this program does: it reads reports until none is left, and tells of all. */
export const serveReports = (): void => {
  try {
    // Given by `openReportReader`, the only one that starts workers.
    tellAll(workerData as ThreadTask);
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    tell({ kind: 'failed', problems: thrown.problems });
  }
};
