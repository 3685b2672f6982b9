import { setTimeout } from 'node:timers/promises';
import { isRecord } from '../../codec/object';
import { errorMessage, ProblemError } from '../../task/attempt';
import { seconds } from '../../text/duration';
import { describeFailure, type FailedRequest, retryDelay } from './retry-policy';

/** An answer that is not the one asked for. */
export class RequestError extends Error {
  constructor(readonly failed: FailedRequest) {
    super(failed.message);
  }
}

/** The headers of an answer, by lower-case name. */
export const getHeaders = (response: unknown): Readonly<Record<string, string>> => {
  const headers = isRecord(response) && isRecord(response['headers']) ? response['headers'] : {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
};

/** What lets everybody in who has the address of a storage. */
const SIGNATURE = /\?\S*/g;

/** Octokit throws errors with the status and the response; a network that failed has no response. */
const failedOf = (thrown: unknown): FailedRequest => {
  if (thrown instanceof RequestError) return thrown.failed;
  const message = errorMessage(thrown).replace(SIGNATURE, '');
  if (!isRecord(thrown) || !isRecord(thrown['response']))
    return { status: 0, headers: {}, message };
  return { status: Number(thrown['status']), headers: getHeaders(thrown['response']), message };
};

/** Does something that asks GitHub, again and again while that may help; `what` is for messages. */
export type Retry = <A>(what: string, act: () => Promise<A>) => Promise<A>;

/** Says every pause in the log; throws a problem with its mend where trying again does not help. */
export const createRetry =
  (info: (text: string) => void): Retry =>
  async (what, act) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await act();
      } catch (thrown) {
        if (thrown instanceof ProblemError) throw thrown;
        const failed = failedOf(thrown);
        const pause = retryDelay(failed, tries, Date.now(), Math.random());
        if (pause === undefined) throw new ProblemError([describeFailure(what, failed)]);
        info(`${what}: ${failed.message.slice(0, 200)}; again in ${seconds(pause)}`);
        await setTimeout(pause);
      }
    }
  };
