import { isRedirect } from './errors';
import { fetchInfoRefs } from './info-refs';
import type { Remote } from './remote';

/**
 * The name that a repository has now, where git was sent on: one request of our own asks. undefined if it
 * is on another server, which gets neither token nor catalog, or nobody says.
 */
export const resolveRename = async (
  remote: Remote,
  stderr: string,
): Promise<string | undefined> => {
  if (!isRedirect(stderr)) return undefined;
  const here = `${remote.server}/`;
  try {
    const { redirectedTo: sentTo = '' } = await fetchInfoRefs(remote, 'git-upload-pack');
    if (!sentTo.startsWith(here)) return undefined;
    return /^([^?#]+)\/info\/refs\?/.exec(sentTo.slice(here.length))?.[1];
  } catch {
    return undefined;
  }
};
