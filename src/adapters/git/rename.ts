import { addressOf, authorization, type Remote } from './remote';

const TIMEOUT_MS = 5_000;

/**
 * The repository under its new name, if its server redirects to one. git itself does not follow: it would send the token
 * to whatever server a redirect names. Undefined if the new address is unknown, or on another server.
 */
export const findRenamed = async (remote: Remote): Promise<Remote | undefined> => {
  const { getWithoutRedirect, redirectTarget } = await import('../http/get');
  const address = `${addressOf(remote)}/info/refs?service=git-upload-pack`;
  const headers = authorization(remote);
  try {
    const answer = await getWithoutRedirect({ address, headers, timeoutMs: TIMEOUT_MS });
    answer.resume();
    const { href = '' } = redirectTarget(answer, address) ?? {};
    const prefix = `${remote.server}/`;
    if (!href.startsWith(prefix)) return undefined;
    const [, repository] = /^([^?#]+)\/info\/refs\?/.exec(href.slice(prefix.length)) ?? [];
    return repository === undefined ? undefined : { ...remote, repository };
  } catch {
    return undefined;
  }
};
