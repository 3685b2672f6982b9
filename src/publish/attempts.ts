import { type Problem, type Problems, problem } from '../problem';
import {
  backoff,
  MAX_LOST_RESPONSES,
  MAX_REJECTIONS_ON_SAME_TIP,
  shouldRetry,
} from './retry-policy';

/** Why an attempt did not publish. */
export type FailedAttempt =
  /** The remote rejected the push: the branch is said not to be at `tip`, or to exist if that is empty. */
  | { readonly kind: 'moved'; readonly tip: string; readonly problem: Problem }
  /** No response came, and the branch is not at the commit that was pushed. */
  | { readonly kind: 'lost'; readonly problem: Problem }
  /** It ended before its push; `moved` tells whether that may be because the branch moved. */
  | { readonly kind: 'aborted'; readonly moved: boolean; readonly problems: Problems };

/** The history of attempts. */
export interface Attempts {
  /** Number of the attempt under way, from 1. */
  readonly count: number;
  readonly lostResponses: number;
  /** Rejections in a row on one tip, after the first; lost responses between them do not matter. */
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
 * Decides whether another attempt follows a failed one. `elapsedMs` is the time since the first began;
 * `random` is in [0, 1). If pushes are rejected although the branch does not move (for example because of
 * a stale lock), git's own message is the better one. After a lost response, the delay was before the
 * branch was read.
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
