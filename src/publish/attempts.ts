import * as O from 'fp-ts/Option';
import type { Pushed } from '../branch/git';
import { type Problem, problem } from '../problem';
import { MAX_LOST_RESPONSES, MAX_REJECTIONS_ON_SAME_TIP, shouldRetry } from './retry-policy';

/** A try that did not land: how it ended, and the tip that it was computed on. */
export interface FailedAttempt {
  readonly pushed: Exclude<Pushed, { readonly kind: 'landed' }>;
  readonly on: O.Option<string>;
}

/** What was tried so far. */
export interface Attempts {
  /** Number of the try under way, from 1. */
  readonly tries: number;
  /** Tries before it whose answer got lost. */
  readonly losses: number;
  /** Tries before it that were called too late on the tip of the one before them, lost answers aside. */
  readonly standing: number;
  /** The tip of the last try that was called too late. */
  readonly on: O.Option<O.Option<string>>;
}

export const FIRST_ATTEMPT: Attempts = { tries: 1, losses: 0, standing: 0, on: O.none };

/** A try that ended before its push. */
export const afterNothing = (efforts: Attempts): Attempts => ({
  ...efforts,
  tries: efforts.tries + 1,
});

const TIPS = O.getEq<O.Option<string>>(O.getEq({ equals: (a, b) => a === b }));

export const afterOne = (efforts: Attempts, { pushed, on }: FailedAttempt): Attempts => {
  const { losses, standing } = efforts;
  const following = afterNothing(efforts);
  if (pushed.kind === 'unknown') return { ...following, losses: losses + 1 };
  const stands = TIPS.equals(efforts.on, O.some(on));
  return { ...following, on: O.some(on), standing: stands ? standing + 1 : 0 };
};

/**
 * What is said where no other try follows these; undefined if one does. `elapsed` is in milliseconds. Of a
 * branch that was said to move and did not (a lock that somebody left behind) git's own words tell more.
 */
export const lastWord = (
  { pushed }: FailedAttempt,
  { tries, losses, standing }: Attempts,
  elapsed: number,
): Problem | undefined => {
  if (pushed.kind === 'unknown') return losses < MAX_LOST_RESPONSES ? undefined : pushed.problem;
  if (shouldRetry(tries - 1, elapsed)) return undefined;
  return standing >= MAX_REJECTIONS_ON_SAME_TIP
    ? pushed.problem
    : problem(
        `the branch moved during each of ${tries - 1} tries, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`,
      );
};
