import { addressOf, authorization, type Remote } from './git-remote';

/** Milliseconds in which the server has to answer. */
const PATIENCE = 5_000;

const isSentOn = (stderr: string): boolean => /error: 3\d\d/i.test(stderr);

/**
 * The name that a repository has now, where git was sent on: one request of our own asks. undefined if it
 * is on another server, which gets neither token nor catalog, or nobody says.
 */
export const newNameOf = async (remote: Remote, stderr: string): Promise<string | undefined> => {
  if (!isSentOn(stderr)) return undefined;
  const { getOnce, redirectOf } = await import('./web-request');
  const address = `${addressOf(remote)}/info/refs?service=git-upload-pack`;
  try {
    const answer = await getOnce({ address, headers: authorization(remote), patience: PATIENCE });
    answer.resume();
    const to = redirectOf(answer, address)?.href ?? '';
    const here = `${remote.server}/`;
    if (!to.startsWith(here)) return undefined;
    return /^([^?#]+)\/info\/refs\?/.exec(to.slice(here.length))?.[1];
  } catch {
    return undefined;
  }
};
