import * as E from 'fp-ts/Either';
import { BACKOFF_MS, type RetryEffects, withRetry } from '../../domain/task/retry';
import { isTransient } from './errors';
import { summarize } from './output';
import type { ExitResult } from './process';

/** Repeats a call, after a logged pause, while its failure is transient. */
export const withGitRetry = async (
  effects: RetryEffects,
  call: () => Promise<ExitResult>,
): Promise<ExitResult> => {
  const result = await withRetry(effects, {
    run: async (): Promise<E.Either<ExitResult, ExitResult>> => {
      const result = await call();
      return result.code === 0 ? E.right(result) : E.left(result);
    },
    delayAfter: ({ stderr }, attempt) =>
      isTransient(stderr) ? BACKOFF_MS[attempt - 1] : undefined,
    describe: ({ stderr }) => `git: ${summarize(stderr)}`,
  });
  return E.toUnion(result);
};
