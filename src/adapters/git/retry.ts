import * as E from 'fp-ts/Either';
import { BACKOFF_MS, type RetryEffects, withRetry } from '../../domain/task/retry';
import { isTransient } from './errors';
import { summarize } from './output';
import type { ExitResult } from './process';

/** A call that fails after this time has stalled: the server stopped answering. */
const STALL_MS = 60_000;
/** No call is retried after this many stalls. */
const MAX_STALLS = 2;

/** Repeats a call, after a logged pause, while its failure is transient. */
export const withGitRetry = async (
  effects: RetryEffects,
  call: () => Promise<ExitResult>,
): Promise<ExitResult> => {
  let stalls = 0;
  const result = await withRetry(effects, {
    run: async (): Promise<E.Either<ExitResult, ExitResult>> => {
      const start = effects.now();
      const result = await call();
      if (effects.now() - start > STALL_MS) stalls += 1;
      return result.code === 0 ? E.right(result) : E.left(result);
    },
    delayAfter: ({ stderr }, attempt) =>
      stalls < MAX_STALLS && isTransient(stderr) ? BACKOFF_MS[attempt - 1] : undefined,
    describe: ({ stderr }) => `git: ${summarize(stderr)}`,
  });
  return E.toUnion(result);
};
