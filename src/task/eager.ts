import type { Task } from 'fp-ts/Task';

/** Starts now; whoever asks waits for what is left, and gets the same answer. */
export const eager = <A>(task: Task<A>): Task<A> => {
  const begun = task();
  // A defect is for whoever asks.
  begun.catch(() => undefined);
  return () => begun;
};
