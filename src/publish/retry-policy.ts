import { BACKOFF_MS } from '../task/backoff';

const LEAST_TRIES = 10;
const LEAST_TIME = 5 * 60_000;
/** Tries whose answer gets lost before the remote counts as out of order: one for each pause. */
export const MAX_LOST_RESPONSES = BACKOFF_MS.length;
/** Tries that find the branch where it was although it is said to move: no races. */
export const MAX_REJECTIONS_ON_SAME_TIP = LEAST_TRIES - 1;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

/** Whether to try again after so many tries and milliseconds: at least 10 tries and 5 minutes. */
export const shouldRetry = (tries: number, elapsed: number): boolean =>
  tries < LEAST_TRIES || elapsed < LEAST_TIME;

/** Apart from the pauses of others, who may wait for the same; `random` is in [0, 1). */
const spread = (pause: number, random: number): number => Math.round(pause * (0.5 + random));

/** Milliseconds to wait after a try that lost: growing. */
export const backoff = (tries: number, random: number): number =>
  spread(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)), random);

/** Milliseconds before the branch is asked what became of a push, after so many others got lost. */
export const backoffAfterLostResponse = (losses: number, random: number): number =>
  spread(BACKOFF_MS[Math.min(losses, BACKOFF_MS.length - 1)] ?? 0, random);
