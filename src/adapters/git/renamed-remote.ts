import { isRedirect } from './errors';
import { fetchInfoRefs } from './info-refs';
import type { Remote } from './remote';

/**
 * The repository's new name after a redirect, found by one request of our own. undefined if it is on another
 * server, which gets neither token nor catalog, or if the new name is unknown.
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
