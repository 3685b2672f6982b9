import { setTimeout } from 'node:timers/promises';

/**
 * Fails where an answer takes more than so many milliseconds: the limits of a connection begin with it, and
 * a proxy may never make one.
 */
export const withTimeout = async <A>(milliseconds: number, answer: Promise<A>): Promise<A> => {
  const over = new AbortController();
  const late = setTimeout(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`nothing came in ${milliseconds / 1000} s`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
};
