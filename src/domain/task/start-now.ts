import type { Task } from 'fp-ts/Task';

/** Starts a task now. All callers share its result. */
export const startNow = <A>(task: Task<A>): Task<A> => {
  const started = task();
  // Callers handle a rejection.
  started.catch(() => undefined);
  return () => started;
};
