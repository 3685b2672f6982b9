import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { problem, type Result } from '../../problem';
import type { Reading, ReportFile, ReportReader } from '../../reports/report-reader';
import type { Scan } from '../../reports/scan';
import { attempt, errorMessage, ProblemError } from '../../task/attempt';
import type { ThreadAnswer, ThreadMessage, ThreadTask } from './report-worker';

/** Bytes of reports that are worth one more thread: until it is warm, it takes as much from the others as it gives. */
const WORTH_A_WORKER = 40 * 1024 * 1024;
/** What a file costs whatever is in it, in bytes that take as long. */
const COST_OF_A_FILE = 8 * 1024;
const MOST_WORKERS = 7;
/** Milliseconds in which nobody else is heard while this thread reads: listening costs as much as a small report. */
const DEAF = 10;
/** So many files tell how large all of them are. */
const MOST_LOOKED_AT = 64;

export interface ReaderSetting {
  readonly workspace: string;
  /** Where rows wait. */
  readonly folder: string;
  /** The program, which a worker runs as well; see `index.ts`. */
  readonly program: string;
  /** So many workers, whatever there is to read; undefined: what cores and files are worth. */
  readonly workers?: number;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** About so many bytes these files have. */
const estimatedSize = (workspace: string, files: ReadonlyArray<ReportFile>): number => {
  const step = Math.ceil(files.length / MOST_LOOKED_AT);
  const looked = files.filter((_, i) => i % step === 0);
  const sizes = looked.map(({ location }) => sizeOf(path.resolve(workspace, location)));
  return sizes.reduce((sum, size) => sum + size, 0) * step;
};

/** The main thread reads too: a machine with one core, or little to read, has no worker. */
const workersFor = ({ workspace }: ReaderSetting, files: ReadonlyArray<ReportFile>): number => {
  const most = Math.min(MOST_WORKERS, availableParallelism() - 1, files.length - 1);
  if (most <= 0) return 0;
  const cost = estimatedSize(workspace, files) + files.length * COST_OF_A_FILE;
  return Math.min(most, Math.floor(cost / WORTH_A_WORKER));
};

const died = (cause: string): ProblemError =>
  new ProblemError([
    problem(
      `a thread that reads reports ended before its work was done: ${cause}; nothing was published; run again, on a machine with more memory if it happens again`,
    ),
  ]);

/** Runs the program as a worker; settles when it has ended well. */
const runWorker = (
  worker: Worker,
  onAnswers: (answers: ReadonlyArray<ThreadAnswer>) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'failed') reject(new ProblemError(message.problems));
      else onAnswers(message.answers);
    });
    worker.on('error', (error) => reject(died(errorMessage(error))));
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(died(`exit code ${code}`));
    });
  });

/** Reads reports in this thread and, where it pays, in workers beside it. */
export const openReportReader = (
  setting: ReaderSetting,
): { readonly reports: ReportReader; readonly close: () => void } => {
  const running = new Set<Worker>();
  const close = (): void => {
    for (const worker of running) void worker.terminate();
    running.clear();
  };
  const begin = (files: ReadonlyArray<ReportFile>): Reading => {
    const { workspace, folder, program, workers = workersFor(setting, files) } = setting;
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const taskOf = (part: number): ThreadTask => ({ workspace, folder, part, files, next });
    const results = new Map<number, Result<Scan>>();
    let tell = (_done: number): void => undefined;
    const take = (answers: ReadonlyArray<ThreadAnswer>): void => {
      for (const { index, result } of answers) results.set(index, result);
      tell(results.size);
    };
    const others = Array.from({ length: workers }, (_, i) => {
      const worker = new Worker(program, { workerData: taskOf(i + 1), argv: [], stdin: false });
      running.add(worker);
      return runWorker(worker, take).finally(() => running.delete(worker));
    });
    const ended = Promise.all(others);
    ended.catch(() => undefined);
    const readAll = async (): Promise<ReadonlyArray<Result<Scan>>> => {
      if (files.length === 0) return [];
      const { readReports } = await import('./report-worker');
      let listened = performance.now();
      for (const answer of readReports(taskOf(0))) {
        take([answer]);
        if (performance.now() - listened < DEAF) continue;
        await setImmediate();
        listened = performance.now();
      }
      await ended;
      return files.map((_, index) => {
        const result = results.get(index);
        if (result === undefined) throw died('a report was not read');
        return result;
      });
    };
    return {
      files: files.length,
      finish: (onRead) =>
        attempt(
          () => {
            tell = onRead;
            return readAll().finally(close);
          },
          (cause) => `reports cannot be read: ${cause}`,
        ),
    };
  };
  return { close, reports: { begin } };
};
