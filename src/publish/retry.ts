import { type Problem, problem } from '../domain/problem';
import { BACKOFF_MS } from '../domain/task/retry';

const MIN_ATTEMPTS = 10;
const MIN_ELAPSED_MS = 5 * 60_000;
/** One for each backoff. */
const MAX_LOST_RESPONSES = BACKOFF_MS.length;
const FIRST_BACKOFF_MS = 1_000;
/** GitHub asks for at most 6 pushes a minute to a repository, so jobs that race should spread over about a minute. */
const MAX_BACKOFF_MS = 60_000;

const shouldRetry = (attempts: number, elapsedMs: number): boolean =>
  attempts < MIN_ATTEMPTS || elapsedMs < MIN_ELAPSED_MS;

/** Spreads out concurrent publishers; `random` is in [0, 1). */
const jitter = (delayMs: number, random: number): number => Math.round(delayMs * (0.5 + random));

/** Milliseconds to wait after this many attempts on a moving branch. */
const backoff = (attempts: number, random: number): number =>
  jitter(Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1)), random);

/** Milliseconds to wait before the branch is read after a lost response; `lostBefore` counts the earlier ones. */
const backoffAfterLostResponse = (lostBefore: number, random: number): number =>
  jitter(BACKOFF_MS[Math.min(lostBefore, BACKOFF_MS.length - 1)] ?? 0, random);

/** Why an attempt did not publish. */
export interface FailedAttempt {
  /**
   * `moved`: git said that the branch is elsewhere. `lost`: nothing says whether the push landed. `gone`: the server
   * deleted what was to be read.
   */
  readonly kind: 'moved' | 'lost' | 'gone';
  /** The tip before the attempt; empty if there was none. */
  readonly on: string;
  /** The branch was still at this tip afterwards. */
  readonly isStill: boolean;
  /** Another attempt would end the same way. */
  readonly isFinal: boolean;
  readonly problem: Problem;
}

export interface Attempts {
  /** Number of the current attempt, from 1. */
  readonly count: number;
  readonly lostResponses: number;
  /** The tip on which the last attempt was refused, although the branch had not moved. */
  readonly refusedOn: string | undefined;
  /** Commits that were pushed and have not landed so far. */
  readonly commits: ReadonlyArray<string>;
  /** One of these commits may still land. */
  readonly mayLand: boolean;
}

export const FIRST_ATTEMPT: Attempts = {
  count: 1,
  lostResponses: 0,
  refusedOn: undefined,
  commits: [],
  mayLand: false,
};

/** Milliseconds to wait after a failed attempt before the branch is read; `random` is in [0, 1). */
export const pauseAfter = (
  kind: FailedAttempt['kind'],
  { count, lostResponses }: Attempts,
  random: number,
): number =>
  kind === 'lost' ? backoffAfterLostResponse(lostResponses, random) : backoff(count, random);

export type NextStep =
  | { readonly kind: 'retry'; readonly attempts: Attempts; readonly why: string }
  | { readonly kind: 'stop'; readonly problem: Problem };

const whyAgain = ({ kind, isStill }: FailedAttempt): string => {
  if (kind === 'lost') return 'the response to the push was lost';
  if (!isStill) return 'the branch moved meanwhile';
  return kind === 'moved'
    ? 'the push was rejected although the branch has not moved'
    : 'the server does not have what the branch names';
};

const tooMany = (attempts: number): Problem =>
  problem(
    `the branch moved during each of ${attempts} attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`,
  );

/**
 * Decides whether to retry after a failed attempt, once the branch was read again. `elapsedMs` counts from the first
 * attempt. A second refusal on one tip is final, with what git said.
 */
export const decideNext = (
  failed: FailedAttempt,
  attempts: Attempts,
  elapsedMs: number,
): NextStep => {
  const { kind, on, isStill, isFinal, problem: reason } = failed;
  const why = whyAgain(failed);
  const next = { ...attempts, count: attempts.count + 1 };
  if (isFinal) return { kind: 'stop', problem: reason };
  if (kind === 'lost') {
    const lostResponses = attempts.lostResponses + 1;
    return lostResponses < MAX_LOST_RESPONSES
      ? { kind: 'retry', attempts: { ...next, lostResponses }, why }
      : { kind: 'stop', problem: reason };
  }
  if (isStill && attempts.refusedOn === on) return { kind: 'stop', problem: reason };
  if (!isStill && !shouldRetry(attempts.count, elapsedMs))
    return { kind: 'stop', problem: tooMany(attempts.count) };
  return { kind: 'retry', attempts: { ...next, refusedOn: isStill ? on : undefined }, why };
};
