import type { Task } from 'fp-ts/Task';

/** Starts a task now. All callers share its result. */
export const eager = <A>(task: Task<A>): Task<A> => {
  const begun = task();
  // A rejection is for the callers.
  begun.catch(() => undefined);
  return () => begun;
};
