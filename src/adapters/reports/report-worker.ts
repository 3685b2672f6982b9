import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../../domain/problem';
import { attemptSync } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { readReport } from '../../read/reports/read-report';
import type { ReportContent, ReportFile } from '../../read/reports/report-reader';
import { readLimited, unpackGzip } from '../files/read-limited';

/** The limits are in docs/reports.md. */
const LIMIT = {
  maxBytes: 512 * 1024 * 1024,
  smaller: 'split the file, or remove what is not needed',
  again: 'scan or upload again',
};

export const readReportFile = (workspace: string, file: ReportFile): Result<ReportContent> => {
  const { name, location } = file;
  return pipe(
    attemptSync(
      () => unpackGzip(readLimited(path.resolve(workspace, location), name, LIMIT), name, LIMIT),
      (cause) => `${show(name)} cannot be read: ${cause}`,
    ),
    E.chain((bytes) => readReport(file, bytes)),
  );
};

export interface WorkerTask {
  readonly workspace: string;
  readonly files: ReadonlyArray<ReportFile>;
  /** The index of the next file, which all threads share. */
  readonly next: Int32Array;
}

export interface ReadResult {
  readonly index: number;
  readonly result: Result<ReportContent>;
}

/**
 * Reads reports until no file is left; other threads read files of the same task. It is a generator so that the main
 * thread can yield to its event loop between reports.
 */
export function* readReports({ workspace, files, next }: WorkerTask): Generator<ReadResult> {
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const file = files[index];
    if (file === undefined) return;
    yield { index, result: readReportFile(workspace, file) };
  }
}

/** A message takes as long as a small report. */
const MAX_BATCH_SIZE = 32;

const post = (results: ReadonlyArray<ReadResult>): void => parentPort?.postMessage(results);

/** What a worker thread runs. */
export const runWorker = (): void => {
  let results: ReadResult[] = [];
  // Only `openReportReader` starts workers.
  for (const result of readReports(workerData as WorkerTask)) {
    results.push(result);
    if (results.length < MAX_BATCH_SIZE) continue;
    post(results);
    results = [];
  }
  if (results.length > 0) post(results);
};
