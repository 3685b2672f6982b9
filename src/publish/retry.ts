import { type Problem, problem } from '../domain/problem';
import { BACKOFF_MS } from '../domain/task/retry';

const MIN_ATTEMPTS = 10;
const MIN_ELAPSED_MS = 5 * 60_000;
/** The run gives up after this many lost responses, one for each backoff. */
const MAX_LOST_RESPONSES = BACKOFF_MS.length;
const FIRST_BACKOFF_MS = 1_000;
/** GitHub asks for at most 6 pushes a minute to a repository, so jobs that race spread over about a minute. */
const MAX_BACKOFF_MS = 60_000;

/** Whether to retry: for at least 10 attempts and at least 5 minutes. */
const shouldRetry = (attempts: number, elapsedMs: number): boolean =>
  attempts < MIN_ATTEMPTS || elapsedMs < MIN_ELAPSED_MS;

/** Spreads out concurrent publishers; `random` is in [0, 1). */
const jitter = (delayMs: number, random: number): number => Math.round(delayMs * (0.5 + random));

/** Milliseconds to wait after a number of attempts on a moving branch. */
const backoff = (attempts: number, random: number): number =>
  jitter(Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1)), random);

/** Milliseconds to wait before reading the branch after a lost response; `lostBefore` counts earlier ones. */
export const backoffAfterLostResponse = (lostBefore: number, random: number): number =>
  jitter(BACKOFF_MS[Math.min(lostBefore, BACKOFF_MS.length - 1)] ?? 0, random);

/** Why an attempt did not publish, and the tip that it began with; empty if there was none, or it is gone. */
export interface FailedAttempt {
  /**
   * `moved`: the remote rejected the push. `lost`: its answer was lost, and the branch is at another commit. `gone`: what
   * was to be read of the branch is deleted.
   */
  readonly kind: 'moved' | 'lost' | 'gone';
  readonly on: string;
  readonly problem: Problem;
}

/** The history of attempts. */
export interface Attempts {
  /** Number of the current attempt, from 1. */
  readonly count: number;
  readonly lostResponses: number;
  /** The tip of the last rejected push. */
  readonly lastTip: string | undefined;
}

export const FIRST_ATTEMPT: Attempts = { count: 1, lostResponses: 0, lastTip: undefined };

/** What to do after a failed attempt. */
export type NextStep =
  | {
      readonly kind: 'retry';
      readonly attempts: Attempts;
      readonly delayMs: number;
      readonly why: string;
    }
  | { readonly kind: 'stop'; readonly problem: Problem };

const LOST = 'the response to the push was lost';

/**
 * Decides whether to retry after a failed attempt. `elapsedMs` is the time since the first attempt began;
 * `random` is in [0, 1). If pushes are rejected although the branch does not move (for example because of
 * a stale lock), git's own message is reported. A lost response adds no delay: the run waited before it
 * read the branch again.
 */
export const decideNext = (
  { kind, on, problem: reason }: FailedAttempt,
  attempts: Attempts,
  elapsedMs: number,
  random: number,
): NextStep => {
  const next = { ...attempts, count: attempts.count + 1 };
  if (kind === 'lost') {
    const lostResponses = attempts.lostResponses + 1;
    return lostResponses < MAX_LOST_RESPONSES
      ? { kind: 'retry', attempts: { ...next, lostResponses }, delayMs: 0, why: LOST }
      : { kind: 'stop', problem: reason };
  }
  const hasMoved = kind === 'gone' || attempts.lastTip !== on;
  if (shouldRetry(attempts.count, elapsedMs))
    return {
      kind: 'retry',
      attempts: { ...next, lastTip: on },
      delayMs: backoff(attempts.count, random),
      why: hasMoved
        ? 'the branch moved meanwhile'
        : 'the push was rejected although the branch has not moved',
    };
  const message = `the branch moved during each of ${attempts.count} attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`;
  return { kind: 'stop', problem: hasMoved ? problem(message) : reason };
};
