import { BACKOFF_MS } from '../task/backoff';

const MIN_ATTEMPTS = 10;
const MIN_ELAPSED_MS = 5 * 60_000;
/** Lost responses after which the remote is considered out of order: one for each backoff. */
export const MAX_LOST_RESPONSES = BACKOFF_MS.length;
/** So many rejections while the branch stays where it is are not races. */
export const MAX_REJECTIONS_ON_SAME_TIP = MIN_ATTEMPTS - 1;
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 15_000;

/** Whether to go on after so many attempts and milliseconds: for at least 10 attempts and 5 minutes. */
export const shouldRetry = (attempts: number, elapsedMs: number): boolean =>
  attempts < MIN_ATTEMPTS || elapsedMs < MIN_ELAPSED_MS;

/** Keeps publishers apart that wait for the same; `random` is in [0, 1). */
const jitter = (delayMs: number, random: number): number => Math.round(delayMs * (0.5 + random));

/** Milliseconds to wait after so many attempts on a branch that moves. */
export const backoff = (attempts: number, random: number): number =>
  jitter(Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1)), random);

/** Milliseconds to wait before the branch is read after a lost response, given those lost before. */
export const backoffAfterLostResponse = (lostBefore: number, random: number): number =>
  jitter(BACKOFF_MS[Math.min(lostBefore, BACKOFF_MS.length - 1)] ?? 0, random);
