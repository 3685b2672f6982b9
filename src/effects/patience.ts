import { setTimeout } from 'node:timers/promises';
import { retryAfter } from '../vocabulary/retry-after';
import type { Ended } from './git-command';
import { asksToWait, isTransient } from './git-refusals';
import { addressOf, authorization, type Remote } from './git-remote';

/** Milliseconds between calls that fail in a way that may pass. */
const PAUSES = [500, 2_000, 5_000, 10_000];
/** The longest pause that a server is granted, in milliseconds. */
const LONGEST = 60_000;

/** git does not tell how long a server wants to be left alone: one request of our own does. */
const requestedPause = async (remote: Remote): Promise<number> => {
  try {
    const { HttpClient } = await import('@actions/http-client');
    const client = new HttpClient(undefined, [], { socketTimeout: 5_000 });
    const address = `${addressOf(remote)}/info/refs?service=git-upload-pack`;
    const { message } = await client.get(address, authorization(remote));
    message.resume();
    const wanted = retryAfter(message.headers['retry-after'], Date.now()) ?? 0;
    return Math.min(wanted, LONGEST);
  } catch {
    return 0;
  }
};

/** Calls again, after a pause, while the failure is one that may pass. */
export const patiently = async (remote: Remote, call: () => Promise<Ended>): Promise<Ended> => {
  for (const pause of PAUSES) {
    const ended = await call();
    if (ended.code === 0 || !isTransient(ended.stderr)) return ended;
    const requested = asksToWait(ended.stderr) ? await requestedPause(remote) : 0;
    await setTimeout(Math.max(pause, requested));
  }
  return call();
};
