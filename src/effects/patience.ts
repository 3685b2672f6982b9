import { setTimeout } from 'node:timers/promises';
import { PAUSES } from '../publish/retry';
import { retryAfter } from '../vocabulary/retry-after';
import type { Ended } from './git-command';
import { asksToWait, isTransient } from './git-refusals';
import { addressOf, authorization, type Remote } from './git-remote';

/** The longest pause that a server is granted, in milliseconds. */
const LONGEST = 60_000;

type Service = 'git-upload-pack' | 'git-receive-pack';

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
    const { HttpClient } = await import('@actions/http-client');
    const client = new HttpClient(undefined, [], { socketTimeout: 5_000 });
    const address = `${addressOf(remote)}/info/refs?service=${service}`;
    const { message } = await client.get(address, authorization(remote));
    message.resume();
    const wanted = retryAfter(message.headers['retry-after'], Date.now()) ?? 0;
    return Math.min(wanted, LONGEST);
  } catch {
    return 0;
  }
};

/** Calls again, after a pause, while the failure is one that may pass. */
export const patiently = async <A extends Pick<Ended, 'code' | 'stderr'>>(
  remote: Remote,
  call: () => Promise<A>,
): Promise<A> => {
  for (const pause of PAUSES) {
    const ended = await call();
    if (ended.code === 0 || !isTransient(ended.stderr)) return ended;
    const requested = await requestedPause(remote, 'git-upload-pack', ended.stderr);
    await setTimeout(Math.max(pause, requested));
  }
  return call();
};
