import * as E from 'fp-ts/Either';
import { isRecord } from '../../codec/object';
import { errorMessage, ProblemError } from '../../task/attempt';
import { type RetryEffects, withRetry } from '../../task/retry';
import { formatSeconds } from '../../text/duration';
import { describeFailure, type FailedRequest, retryDelay, summarizeAnswer } from './retry-policy';

/** A request without a usable answer, where code has to throw. */
export class RequestError extends Error {
  constructor(readonly failed: FailedRequest) {
    super(failed.message);
  }
}

/** The headers of a response, by lower-case name. */
export const getHeaders = (response: unknown): Readonly<Record<string, string>> => {
  const headers = isRecord(response) && isRecord(response['headers']) ? response['headers'] : {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
};

/** The query of a storage address, which grants the download. */
const SIGNATURE = /\?\S*/g;

/** Octokit throws errors with a status and a response; after a network failure there is no response. */
const toFailedRequest = (thrown: unknown): FailedRequest => {
  if (thrown instanceof RequestError) return thrown.failed;
  const message = errorMessage(thrown).replace(SIGNATURE, '');
  if (!isRecord(thrown) || !isRecord(thrown['response']))
    return { status: 0, headers: {}, message };
  return { status: Number(thrown['status']), headers: getHeaders(thrown['response']), message };
};

/** Settles a request. What fails with a problem of its own is final, and thrown on. */
const settle = async <A>(request: () => Promise<A>): Promise<E.Either<FailedRequest, A>> => {
  try {
    return E.right(await request());
  } catch (thrown) {
    if (thrown instanceof ProblemError) throw thrown;
    return E.left(toFailedRequest(thrown));
  }
};

/** Sends a request to GitHub until it succeeds or a retry cannot help; `what` is for messages. */
export type Retry = <A>(what: string, request: () => Promise<A>) => Promise<A>;

/** Logs every retry. Throws a {@link ProblemError} with advice for the last failure. */
export const createRetry =
  ({ info, sleep, now, random }: RetryEffects): Retry =>
  async (what, request) => {
    const result = await withRetry({
      run: () => settle(request),
      delayAfter: (failed, attempt) => retryDelay(failed, attempt, now(), random()),
      sleep,
      onRetry: (failed, delay) =>
        info(`${what}: ${summarizeAnswer(failed)}; retrying in ${formatSeconds(delay)}`),
    });
    if (E.isLeft(result)) throw new ProblemError([describeFailure(what, result.left)]);
    return result.right;
  };
