import { setTimeout } from 'node:timers/promises';

/** Rejects if a response takes longer. The timeouts of a socket start only once it is connected. */
export const withTimeout = async <A>(timeoutMs: number, response: Promise<A>): Promise<A> => {
  const settled = new AbortController();
  const timeout = setTimeout(timeoutMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    settled.abort();
  }
};
