import * as E from 'fp-ts/Either';
import type { Result, TaskResult } from '../problem';

type Step<A> = Generator<TaskResult<unknown>, A, unknown>;

/** Waits for a task, or takes the value of a result, within {@link steps}: `const value = yield* $(task)`. */
export type Await = <A>(step: TaskResult<A> | Result<A>) => Step<A>;

const awaitStep: Await = function* <A>(step: TaskResult<A> | Result<A>) {
  return (yield typeof step === 'function' ? step : () => Promise.resolve(step)) as A;
};

/**
 * Runs steps one after the other, and stops at the first that fails, with its problems. This is how everything
 * above the pure rooms is written:
 *
 *     steps(function* ($) {
 *       const tip = yield* $(read());
 *       return yield* $(push(tip));
 *     })
 */
export const steps =
  <A>(program: ($: Await) => Step<A>): TaskResult<A> =>
  async () => {
    const running = program(awaitStep);
    try {
      let next = running.next();
      while (!next.done) {
        const result = await next.value();
        if (E.isLeft(result)) return result;
        next = running.next(result.right);
      }
      return E.right(next.value);
    } finally {
      // After a failed step, runs the `finally` blocks of the program.
      let rest = running.return(undefined as A);
      while (!rest.done) rest = running.next(await rest.value());
    }
  };
