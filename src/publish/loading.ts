import type { Needing } from '../derive/next';
import type { TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';

/** Runs a computation that asks for documents of the branch, and loads what it asks for. */
export const loading = <A>({ load }: Pick<Branch, 'load'>, needing: Needing<A>): TaskResult<A> =>
  steps(function* ($) {
    let step = needing.next();
    while (!step.done) {
      yield* $(load(step.value));
      step = needing.next();
    }
    return step.value;
  });
