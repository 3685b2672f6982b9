import { parentPort, workerData } from 'node:worker_threads';
import { readReports, type ThreadTask } from './report-threads';

/** What a worker thread of this program does: it reads reports until none is left. */
export const serveReports = (): void => {
  // Given by `openReportReader`, the only one that starts workers.
  const task = workerData as ThreadTask;
  for (const answer of readReports(task)) parentPort?.postMessage(answer);
};
