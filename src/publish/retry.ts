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
const backoffAfterLostResponse = (lostBefore: number, random: number): number =>
  jitter(BACKOFF_MS[Math.min(lostBefore, BACKOFF_MS.length - 1)] ?? 0, random);

/** Why an attempt did not publish, and what became of the tip that it began with. */
export interface FailedAttempt {
  /**
   * `moved`: git said that the branch is elsewhere. `lost`: nothing that is known said whether the push landed. `gone`:
   * what was to be read of the branch is deleted.
   */
  readonly kind: 'moved' | 'lost' | 'gone';
  /** The tip that it began with; empty if there was none. */
  readonly on: string;
  /** Whether the branch was still there afterwards. */
  readonly isStill: boolean;
  /** Another attempt would end in the same way. */
  readonly isFinal: boolean;
  readonly problem: Problem;
}

/** The history of attempts. */
export interface Attempts {
  /** Number of the current attempt, from 1. */
  readonly count: number;
  readonly lostResponses: number;
  /** The tip that last refused an attempt without having moved. */
  readonly refusedOn: string | undefined;
  /** The commits that were pushed and did not land so far. */
  readonly commits: ReadonlyArray<string>;
  /** Whether one of them may land later. */
  readonly mayLand: boolean;
}

export const FIRST_ATTEMPT: Attempts = {
  count: 1,
  lostResponses: 0,
  refusedOn: undefined,
  commits: [],
  mayLand: false,
};

/** Milliseconds to wait after a failed attempt, before the branch is read; `random` is in [0, 1). */
export const pauseAfter = (
  kind: FailedAttempt['kind'],
  { count, lostResponses }: Attempts,
  random: number,
): number =>
  kind === 'lost' ? backoffAfterLostResponse(lostResponses, random) : backoff(count, random);

/** What to do after a failed attempt. */
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
 * Decides whether to retry after a failed attempt, once the branch was read again. `elapsedMs` is the time since the
 * first attempt began. What is refused twice on one tip is final, with what git said.
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
