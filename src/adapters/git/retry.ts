import { setTimeout } from 'node:timers/promises';
import { PAUSES } from '../../publish/retry-policy';
import { seconds } from '../../text/duration';
import { parseRetryAfter } from '../http/retry-after';
import { info } from '../runner/log';
import { asksToWait, isTransient, onOneLine } from './errors';
import { askFirst, type Service } from './info-refs';
import type { Ended } from './process';
import type { Remote } from './remote';

/** The longest pause that a server is granted, in milliseconds. */
const LONGEST = 60_000;
/** Milliseconds after which a call that fails has met silence; twice is enough. */
const SILENCE = 60_000;
const MOST_SILENCES = 2;

/**
 * Milliseconds that a server wants to be left alone after this answer, 0 if it does not say. git does
 * not tell: one request of our own does.
 */
export const requestedPause = async (
  remote: Remote,
  service: Service,
  stderr: string,
): Promise<number> => {
  if (!asksToWait(stderr)) return 0;
  try {
    const answer = await askFirst(remote, service);
    return Math.min(parseRetryAfter(answer.retryAfter, Date.now()) ?? 0, LONGEST);
  } catch {
    return 0;
  }
};

/** Calls again, after a pause that the log tells of, while the failure is one that may pass. */
export const patiently = async <A extends Pick<Ended, 'code' | 'stderr'>>(
  remote: Remote,
  call: () => Promise<A>,
): Promise<A> => {
  let silences = 0;
  for (const pause of PAUSES) {
    const start = performance.now();
    const ended = await call();
    if (ended.code === 0 || !isTransient(ended.stderr)) return ended;
    if (performance.now() - start > SILENCE) silences += 1;
    if (silences === MOST_SILENCES) return ended;
    const requested = await requestedPause(remote, 'git-upload-pack', ended.stderr);
    const wait = Math.max(pause, requested);
    info(`git: ${onOneLine(ended.stderr)}; again in ${seconds(wait)}`);
    await setTimeout(wait);
  }
  return call();
};
