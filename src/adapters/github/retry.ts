import * as E from 'fp-ts/Either';
import { isRecord } from '../../domain/codec/object';
import { errorMessage, ProblemError } from '../../domain/task/attempt';
import { type RetryEffects, withRetry } from '../../domain/task/retry';
import { describeFailure, type FailedRequest, retryDelay, summarizeAnswer } from './retry-policy';

/** Turns the names of headers to lower case. */
export const getHeaders = (response: unknown): Readonly<Record<string, string>> => {
  const headers = isRecord(response) && isRecord(response['headers']) ? response['headers'] : {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
};

/** The query of a storage address grants access to the download. */
const SIGNATURE = /\?\S*/g;

/** Errors of Octokit and of downloads have a status and a response, unless only a message is known. */
const toFailedRequest = (thrown: unknown): FailedRequest => {
  const message = errorMessage(thrown).replace(SIGNATURE, '');
  if (!isRecord(thrown) || !isRecord(thrown['response']))
    return { status: 0, headers: {}, message };
  return { status: Number(thrown['status']), headers: getHeaders(thrown['response']), message };
};

/** Rethrows problems, because they are final. */
const settle = async <A>(request: () => Promise<A>): Promise<E.Either<FailedRequest, A>> => {
  try {
    return E.right(await request());
  } catch (thrown) {
    if (thrown instanceof ProblemError) throw thrown;
    return E.left(toFailedRequest(thrown));
  }
};

/** Repeats a request until it succeeds, or a retry would not help; `what` says in messages what failed. */
export type Retry = <A>(what: string, request: () => Promise<A>) => Promise<A>;

/** Logs every retry. Throws a {@link ProblemError} with advice after the last failure. */
export const createRetry =
  (effects: RetryEffects): Retry =>
  async (what, request) => {
    const result = await withRetry(effects, {
      run: () => settle(request),
      delayAfter: (failed, attempt) => retryDelay(failed, attempt),
      describe: (failed) => `${what}: ${summarizeAnswer(failed)}`,
    });
    if (E.isLeft(result)) throw new ProblemError([describeFailure(what, result.left)]);
    return result.right;
  };
