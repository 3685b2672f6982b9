import { type Stats, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { problem, type Result } from '../errors';
import type { Scan } from '../reports/scan';
import { attempt, causeOf, Failure } from './attempt';
import type { ReportFile, ReportReader } from './capabilities';
import type { ThreadAnswer, ThreadTask } from './report-threads';

/** Bytes of reports that are worth the start of one more thread. */
const WORTH_A_WORKER = 16 * 1024 * 1024;
const MOST_WORKERS = 7;

export interface ReaderSetting {
  readonly workspace: string;
  /** Where rows wait. */
  readonly folder: string;
  /** The program, which a worker runs as well; see `index.ts`. */
  readonly program: string;
  /** So many workers, whatever there is to read; undefined: what cores and files are worth. */
  readonly workers?: number;
}

const statOf = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/** The main thread reads too: a machine with one core, or little to read, has no worker. */
const workersFor = ({ workspace }: ReaderSetting, files: ReadonlyArray<ReportFile>): number => {
  const sizes = files.map(({ location }) => statOf(path.resolve(workspace, location))?.size ?? 0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const worth = Math.floor(bytes / WORTH_A_WORKER);
  return Math.max(0, Math.min(MOST_WORKERS, availableParallelism() - 1, files.length - 1, worth));
};

const died = (cause: string): Failure =>
  new Failure([
    problem(
      `a thread that reads reports ended before its work was done: ${cause}; nothing was published; run again, on a machine with more memory if it happens again`,
    ),
  ]);

/** Runs the program as a worker; settles when it has ended well. */
const runWorker = (worker: Worker, onAnswer: (answer: ThreadAnswer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', onAnswer);
    worker.on('error', (error) => reject(died(causeOf(error))));
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
  const readAll = async (
    files: ReadonlyArray<ReportFile>,
    onRead: (done: number) => void,
  ): Promise<ReadonlyArray<Result<Scan>>> => {
    if (files.length === 0) return [];
    const { workspace, folder, program, workers = workersFor(setting, files) } = setting;
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const taskOf = (part: number): ThreadTask => ({ workspace, folder, part, files, next });
    const results = new Map<number, Result<Scan>>();
    const take = ({ index, result }: ThreadAnswer): void => {
      results.set(index, result);
      onRead(results.size);
    };
    const others = Array.from({ length: workers }, (_, i) => {
      const worker = new Worker(program, { workerData: taskOf(i + 1), argv: [], stdin: false });
      running.add(worker);
      return runWorker(worker, take).finally(() => running.delete(worker));
    });
    const ended = Promise.all(others);
    ended.catch(() => undefined);
    const { readReports } = await import('./report-threads');
    for (const answer of readReports(taskOf(0))) {
      take(answer);
      await setImmediate();
    }
    await ended;
    return files.map((_, index) => {
      const result = results.get(index);
      if (result === undefined) throw died('a report was not read');
      return result;
    });
  };
  return {
    close,
    reports: {
      read: (files, onRead) =>
        attempt(
          () => readAll(files, onRead).finally(close),
          (cause) => `reports cannot be read: ${cause}`,
        ),
    },
  };
};
