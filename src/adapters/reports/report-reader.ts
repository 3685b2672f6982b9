import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { problem, type Result } from '../../domain/problem';
import { attempt, errorMessage, ProblemError } from '../../domain/task/attempt';
import type {
  PendingReports,
  ReportContent,
  ReportFile,
  ReportReader,
} from '../../read/reports/report-reader';
import type { ReadResult, WorkerTask } from './report-worker';

/** One more worker pays for this many bytes of reports: until it is warm, it slows down the other threads. */
const BYTES_PER_WORKER = 40 * 1024 * 1024;
/** The fixed cost of a file, as a number of bytes that take as long to read. */
const FILE_OVERHEAD_BYTES = 8 * 1024;
const MAX_WORKERS = 7;
/** How often the main thread yields to messages. A yield takes as long as a small report. */
const YIELD_INTERVAL_MS = 10;

export interface ReaderConfig {
  readonly workspace: string;
  /** The program that workers run: this one (see `index.ts`). */
  readonly program: string;
  /** By default, as many as cores and file sizes justify. */
  readonly workers?: number;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The main thread reads too, so a single core or a few small files need no worker. */
const countWorkers = ({ workspace }: ReaderConfig, files: ReadonlyArray<ReportFile>): number => {
  const most = Math.min(MAX_WORKERS, availableParallelism() - 1, files.length - 1);
  if (most <= 0) return 0;
  const cost = files.reduce(
    (sum, { location }) => sum + sizeOf(path.resolve(workspace, location)) + FILE_OVERHEAD_BYTES,
    0,
  );
  return Math.min(most, Math.floor(cost / BYTES_PER_WORKER));
};

const workerDied = (cause: string): ProblemError =>
  new ProblemError([
    problem(
      `a thread that reads reports ended before its work was done: ${cause}; nothing was published; run again, on a machine with more memory if it happens again`,
    ),
  ]);

const untilDone = (
  worker: Worker,
  onResults: (results: ReadonlyArray<ReadResult>) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', onResults);
    worker.on('error', (error) => reject(workerDied(errorMessage(error))));
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(workerDied(`exit code ${code}`));
    });
  });

export const openReportReader = (
  config: ReaderConfig,
): { readonly reports: ReportReader; readonly close: () => void } => {
  const running = new Set<Worker>();
  const close = (): void => {
    for (const worker of running) void worker.terminate();
    running.clear();
  };
  const start = (files: ReadonlyArray<ReportFile>): PendingReports => {
    const { workspace, program, workers: count = countWorkers(config, files) } = config;
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: WorkerTask = { workspace, files, next };
    const results = new Map<number, Result<ReportContent>>();
    const collect = (read: ReadonlyArray<ReadResult>): void => {
      for (const { index, result } of read) results.set(index, result);
    };
    const workers = Array.from({ length: count }, () => {
      const worker = new Worker(program, { workerData, argv: [], stdin: false });
      running.add(worker);
      return untilDone(worker, collect).finally(() => running.delete(worker));
    });
    const allDone = Promise.all(workers);
    allDone.catch(() => undefined);
    const readAll = async (): Promise<ReadonlyArray<Result<ReportContent>>> => {
      if (files.length === 0) return [];
      const { readReports } = await import('./report-worker');
      let yielded = performance.now();
      for (const result of readReports(workerData)) {
        collect([result]);
        if (performance.now() - yielded < YIELD_INTERVAL_MS) continue;
        await setImmediate();
        yielded = performance.now();
      }
      await allDone;
      return files.map((_, index) => {
        const result = results.get(index);
        if (result === undefined) throw workerDied('a report was not read');
        return result;
      });
    };
    return {
      files: files.length,
      finish: attempt(
        () => readAll().finally(close),
        (cause) => `reports cannot be read: ${cause}`,
      ),
    };
  };
  return { close, reports: { start } };
};
