import { BACKOFF_MS } from '../../task/backoff';
import { seconds } from '../../text/duration';
import { retryAfter } from '../http/retry-after';
import { isThrottled, isTransient, summarize } from './errors';
import { fetchInfoRefs, type Service } from './info-refs';
import type { ExitResult } from './process';
import type { Remote } from './remote';

/** The longest delay that a server is granted. */
const MAX_REQUESTED_DELAY_MS = 60_000;
/** A call that fails after this long has stalled: the server stopped answering. */
const STALL_MS = 60_000;
const MAX_STALLS = 2;

/** What a retry needs of the world. */
export interface RetryContext {
  readonly info: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/**
 * Milliseconds to wait after an answer, as the server asks; 0 if it does not. git does not report the
 * header, so a request of our own reads it.
 */
export const requestedDelay = async (
  remote: Remote,
  service: Service,
  stderr: string,
): Promise<number> => {
  if (!isThrottled(stderr)) return 0;
  try {
    const answer = await fetchInfoRefs(remote, service);
    return Math.min(retryAfter(answer.retryAfter, Date.now()) ?? 0, MAX_REQUESTED_DELAY_MS);
  } catch {
    return 0;
  }
};

/** Repeats a call as long as its failure may pass; the log reports each delay. */
export const withRetry = async <A extends Pick<ExitResult, 'code' | 'stderr'>>(
  remote: Remote,
  { info, now, sleep }: RetryContext,
  call: () => Promise<A>,
): Promise<A> => {
  let stalls = 0;
  for (const backoff of BACKOFF_MS) {
    const start = now();
    const result = await call();
    if (result.code === 0 || !isTransient(result.stderr)) return result;
    if (now() - start > STALL_MS) stalls += 1;
    if (stalls === MAX_STALLS) return result;
    const delay = Math.max(backoff, await requestedDelay(remote, 'git-upload-pack', result.stderr));
    info(`git: ${summarize(result.stderr)}; retrying in ${seconds(delay)}`);
    await sleep(delay);
  }
  return call();
};
