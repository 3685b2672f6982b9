import { type Problem, type Problems, problem } from '../domain/problem';
import { BACKOFF_MS } from '../domain/task/retry';

const MIN_ATTEMPTS = 10;
const MIN_ELAPSED_MS = 5 * 60_000;
/** The run gives up after this many lost responses, one for each backoff. */
const MAX_LOST_RESPONSES = BACKOFF_MS.length;
/** This many rejections on an unmoved branch are not races. */
const MAX_REJECTIONS_ON_SAME_TIP = MIN_ATTEMPTS - 1;
const FIRST_BACKOFF_MS = 1_000;
/** GitHub asks for at most 6 pushes a minute to a repository, so jobs that race spread over about a minute. */
const MAX_BACKOFF_MS = 60_000;

/** Whether to retry: for at least 10 attempts and at least 5 minutes. */
export const shouldRetry = (attempts: number, elapsedMs: number): boolean =>
  attempts < MIN_ATTEMPTS || elapsedMs < MIN_ELAPSED_MS;

/** Spreads out concurrent publishers; `random` is in [0, 1). */
const jitter = (delayMs: number, random: number): number => Math.round(delayMs * (0.5 + random));

/** Milliseconds to wait after a number of attempts on a moving branch. */
export const backoff = (attempts: number, random: number): number =>
  jitter(Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1)), random);

/** Milliseconds to wait before reading the branch after a lost response; `lostBefore` counts earlier ones. */
export const backoffAfterLostResponse = (lostBefore: number, random: number): number =>
  jitter(BACKOFF_MS[Math.min(lostBefore, BACKOFF_MS.length - 1)] ?? 0, random);

/** Why an attempt did not publish. */
export type FailedAttempt =
  /** The remote rejected the push because the branch is not at `tip`, or exists if `tip` is empty. */
  | { readonly kind: 'moved'; readonly tip: string; readonly problem: Problem }
  /** The response was lost, and the branch is not at the pushed commit. */
  | { readonly kind: 'lost'; readonly problem: Problem }
  /** The attempt ended before its push; `moved`: possibly because the branch moved. */
  | { readonly kind: 'aborted'; readonly moved: boolean; readonly problems: Problems };

/** The history of attempts. */
export interface Attempts {
  /** Number of the current attempt, from 1. */
  readonly count: number;
  readonly lostResponses: number;
  /** Consecutive rejections on one tip after the first, ignoring lost responses between them. */
  readonly rejectionsOnSameTip: number;
  /** The tip of the last rejected push. */
  readonly lastTip: string | undefined;
}

export const FIRST_ATTEMPT: Attempts = {
  count: 1,
  lostResponses: 0,
  rejectionsOnSameTip: 0,
  lastTip: undefined,
};

/** What to do after a failed attempt. */
export type NextStep =
  | {
      readonly kind: 'retry';
      readonly attempts: Attempts;
      readonly delayMs: number;
      readonly why: string;
    }
  | { readonly kind: 'stop'; readonly problems: Problems };

const stop = (problems: Problems): NextStep => ({ kind: 'stop', problems });

const MOVED = 'the branch moved meanwhile';
const NOT_MOVED = 'the push was rejected although the branch has not moved';
const LOST = 'the response to the push was lost';

/**
 * Decides whether to retry after a failed attempt. `elapsedMs` is the time since the first attempt began;
 * `random` is in [0, 1). If pushes are rejected although the branch does not move (for example because of
 * a stale lock), git's own message is reported. A lost response adds no delay: the run waited before it
 * read the branch again.
 */
export const decideNext = (
  failure: FailedAttempt,
  attempts: Attempts,
  elapsedMs: number,
  random: number,
): NextStep => {
  const next = { ...attempts, count: attempts.count + 1 };
  if (failure.kind === 'lost') {
    const lostResponses = attempts.lostResponses + 1;
    return lostResponses < MAX_LOST_RESPONSES
      ? { kind: 'retry', attempts: { ...next, lostResponses }, delayMs: 0, why: LOST }
      : stop([failure.problem]);
  }
  const canRetry = shouldRetry(attempts.count, elapsedMs);
  const delayMs = backoff(attempts.count, random);
  if (failure.kind === 'aborted')
    return failure.moved && canRetry
      ? { kind: 'retry', attempts: next, delayMs, why: MOVED }
      : stop(failure.problems);
  const { tip: lastTip } = failure;
  const isSame = attempts.lastTip === lastTip;
  const rejectionsOnSameTip = isSame ? attempts.rejectionsOnSameTip + 1 : 0;
  if (canRetry)
    return {
      kind: 'retry',
      attempts: { ...next, lastTip, rejectionsOnSameTip },
      delayMs,
      why: isSame ? NOT_MOVED : MOVED,
    };
  if (rejectionsOnSameTip >= MAX_REJECTIONS_ON_SAME_TIP) return stop([failure.problem]);
  const message = `the branch moved during each of ${attempts.count} attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`;
  return stop([problem(message)]);
};
