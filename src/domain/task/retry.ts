import * as E from 'fp-ts/Either';
import { formatSeconds } from '../values/plural';

/** The pauses in milliseconds before each retry of a transient failure. */
export const BACKOFF_MS = [500, 2_000, 5_000, 10_000] as const;

export interface RetryEffects {
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly info: (text: string) => void;
}

export interface Retried<F, A> {
  readonly run: () => Promise<E.Either<F, A>>;
  /** The delay in milliseconds after a failed attempt, counted from 1; undefined if the failure is final. */
  readonly delayAfter: (failure: F, attempt: number) => number | undefined;
  /** Describes a failure for the log. */
  readonly describe: (failure: F) => string;
}

/**
 * Repeats an operation, after a logged pause, until it succeeds or its failure is final. Returns the result of the last
 * attempt.
 */
export const withRetry = async <F, A>(
  { sleep, info }: RetryEffects,
  { run, delayAfter, describe }: Retried<F, A>,
): Promise<E.Either<F, A>> => {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run();
    if (E.isRight(result)) return result;
    const delay = delayAfter(result.left, attempt);
    if (delay === undefined) return result;
    info(`${describe(result.left)}; retrying in ${formatSeconds(delay)}`);
    await sleep(delay);
  }
};
