import type { Capabilities } from '../capabilities';

/** Milliseconds between two lines: work that takes less says nothing. */
const INTERVAL_MS = 5_000;

/** Told after each piece of long work: how much is done, and of how much. */
export type Progress = (done: number, total: number) => void;

/** Progress of long work in the log, at most a line each five seconds. */
export const openProgress = (
  what: string,
  { log, now }: Pick<Capabilities, 'log' | 'now'>,
): Progress => {
  let last = now();
  return (done, total) => {
    if (done >= total || now() - last < INTERVAL_MS) return;
    last = now();
    log.info(`${what}: ${done} of ${total}`);
  };
};
