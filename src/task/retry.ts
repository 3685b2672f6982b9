import * as E from 'fp-ts/Either';

/** What a retry needs from outside: a clock, chance, a pause, and a log for people. */
export interface RetryEffects {
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  readonly info: (text: string) => void;
}

/** Something that may fail and be tried again. */
export interface Retried<F, A> {
  readonly run: () => Promise<E.Either<F, A>>;
  /**
   * The policy: milliseconds to wait after the failure of an attempt, which counts from 1; undefined if
   * that failure is final.
   */
  readonly delayAfter: (
    failure: F,
    attempt: number,
  ) => number | undefined | Promise<number | undefined>;
  readonly sleep: RetryEffects['sleep'];
  /** Called before each pause. */
  readonly onRetry: (failure: F, delay: number) => void;
}

/** Runs until it succeeds or its policy gives up; the result is that of the last attempt. */
export const withRetry = async <F, A>({
  run,
  delayAfter,
  sleep,
  onRetry,
}: Retried<F, A>): Promise<E.Either<F, A>> => {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run();
    if (E.isRight(result)) return result;
    const delay = await delayAfter(result.left, attempt);
    if (delay === undefined) return result;
    onRetry(result.left, delay);
    await sleep(delay);
  }
};
