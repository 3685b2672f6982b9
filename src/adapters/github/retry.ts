import { setTimeout } from 'node:timers/promises';
import { isRecord } from '../../codec/object';
import { errorMessage, ProblemError } from '../../task/attempt';
import { formatSeconds } from '../../text/duration';
import { explainFailed, type Failed, pauseAfter } from './retry-policy';

/** An answer that is not the one asked for. */
export class Unanswered extends Error {
  constructor(readonly failed: Failed) {
    super(failed.message);
  }
}

/** The headers of an answer, by lower-case name. */
export const headersOf = (response: unknown): Readonly<Record<string, string>> => {
  const headers = isRecord(response) && isRecord(response['headers']) ? response['headers'] : {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
};

/** What lets everybody in who has the address of a storage. */
const SIGNATURE = /\?\S*/g;

/** Octokit throws errors with the status and the response; a network that failed has no response. */
const failedOf = (thrown: unknown): Failed => {
  if (thrown instanceof Unanswered) return thrown.failed;
  const message = errorMessage(thrown).replace(SIGNATURE, '');
  if (!isRecord(thrown) || !isRecord(thrown['response']))
    return { status: 0, headers: {}, message };
  return { status: Number(thrown['status']), headers: headersOf(thrown['response']), message };
};

/** Does something that asks GitHub, again and again while that may help; `what` is for messages. */
export type Patiently = <A>(what: string, act: () => Promise<A>) => Promise<A>;

/** Says every pause in the log; throws a problem with its mend where trying again does not help. */
export const openPatience =
  (info: (text: string) => void): Patiently =>
  async (what, act) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await act();
      } catch (thrown) {
        if (thrown instanceof ProblemError) throw thrown;
        const failed = failedOf(thrown);
        const pause = pauseAfter(failed, tries, Date.now(), Math.random());
        if (pause === undefined) throw new ProblemError([explainFailed(what, failed)]);
        info(`${what}: ${failed.message.slice(0, 200)}; again in ${formatSeconds(pause)}`);
        await setTimeout(pause);
      }
    }
  };
