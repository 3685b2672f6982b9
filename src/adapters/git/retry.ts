import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { BACKOFF_MS } from '../../task/backoff';
import { type RetryEffects, withRetry } from '../../task/retry';
import { formatSeconds } from '../../text/duration';
import { parseRetryAfter } from '../http/retry-after';
import { isThrottled, isTransient, summarize } from './errors';
import { fetchInfoRefs, type Service } from './info-refs';
import type { ExitResult } from './process';
import type { Remote } from './remote';

/** The longest delay that a server may ask for. */
const MAX_REQUESTED_DELAY_MS = 60_000;
/** A call that fails after this long has stalled: the server stopped answering. */
const STALL_MS = 60_000;
/** We give up after two stalls. */
const MAX_STALLS = 2;

/**
 * The delay in milliseconds that a server asks for after this answer, 0 if it states none. git does not
 * report it, so one request of our own finds out.
 */
export const requestedDelay = async (
  remote: Remote,
  service: Service,
  stderr: string,
): Promise<number> => {
  if (!isThrottled(stderr)) return 0;
  try {
    const answer = await fetchInfoRefs(remote, service);
    return Math.min(parseRetryAfter(answer.retryAfter, Date.now()) ?? 0, MAX_REQUESTED_DELAY_MS);
  } catch {
    return 0;
  }
};

/** The end of a call, as far as a retry depends on it. */
export type CallResult = Pick<ExitResult, 'code' | 'stderr'>;

/** Repeats a call, after a logged pause, while its failure is transient. */
export const withGitRetry = async <A extends CallResult>(
  remote: Remote,
  { sleep, now, info }: RetryEffects,
  call: () => Promise<A>,
): Promise<A> => {
  let stalls = 0;
  const run = async (): Promise<E.Either<A, A>> => {
    const start = now();
    const result = await call();
    if (now() - start > STALL_MS) stalls += 1;
    return result.code === 0 ? E.right(result) : E.left(result);
  };
  const delayAfter = async ({ stderr }: A, attempt: number): Promise<number | undefined> => {
    const backoff = BACKOFF_MS[attempt - 1];
    if (backoff === undefined || stalls >= MAX_STALLS || !isTransient(stderr)) return undefined;
    return Math.max(backoff, await requestedDelay(remote, 'git-upload-pack', stderr));
  };
  return pipe(
    await withRetry({
      run,
      delayAfter,
      sleep,
      onRetry: ({ stderr }, delay) =>
        info(`git: ${summarize(stderr)}; retrying in ${formatSeconds(delay)}`),
    }),
    E.toUnion,
  );
};
