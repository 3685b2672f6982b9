import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../../problem';
import { readReport } from '../../reports/read-report';
import type { ReportContent, ReportFile } from '../../reports/report-reader';
import { attemptSync, ProblemError } from '../../task/attempt';
import { show } from '../../values/escape';
import { createLimitedReader, unpackGzip } from '../files/read-limited';
import { openRowWriter, type RowWriter } from './row-store';

/** See docs/reports.md, Limits. */
const LIMIT = {
  maxBytes: 512 * 1024 * 1024,
  smaller: 'split the file, or remove what is not needed',
  again: 'scan or upload again',
};
const read = createLimitedReader(LIMIT);

/** Reads one report, and stores its record and findings. Throws the errors of `writer.put`. */
export const readReportFile = (
  workspace: string,
  { name, location }: ReportFile,
  writer: RowWriter,
): Result<ReportContent> =>
  pipe(
    attemptSync(
      () => unpackGzip(read(path.resolve(workspace, location), name), name, LIMIT),
      (cause) => `${show(name)} cannot be read: ${cause}`,
    ),
    E.chain((bytes) => readReport(name, bytes)),
    E.map(
      E.matchW(
        (version): ReportContent => version,
        ({ scan, ...parts }) => ({ ...scan, rows: writer.put(parts) }),
      ),
    ),
  );

/** The input of a reading thread. */
export interface WorkerTask {
  readonly workspace: string;
  readonly folder: string;
  /** The file of the row store that this thread writes. */
  readonly fileIndex: number;
  readonly files: ReadonlyArray<ReportFile>;
  /** A counter that all threads share: the index of the next file. */
  readonly next: Int32Array;
}

export interface ReadResult {
  readonly index: number;
  readonly result: Result<ReportContent>;
}

/** A message of a worker: results, or the problems that stop the run. */
export type WorkerMessage =
  | { readonly kind: 'read'; readonly results: ReadonlyArray<ReadResult> }
  | { readonly kind: 'failed'; readonly problems: ProblemError['problems'] };

/**
 * Reads reports until no file is left; other threads read files of the same task. It is a generator, so that the
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

/** Results per message. A message takes as long as reading a small report. */
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

/** The program of a worker: reads reports until no file is left, and posts the results. */
export const runWorker = (): void => {
  try {
    // Only `openReportReader` starts workers.
    postResults(workerData as WorkerTask);
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    post({ kind: 'failed', problems: thrown.problems });
  }
};
