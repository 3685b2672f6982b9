import { parseRetryAfter } from '../http/retry-after';
import { isThrottled } from './errors';
import { isRedirect } from './refusals';
import { addressOf, authorization, type Remote } from './remote';

const TIMEOUT_MS = 5_000;
/** The longest delay that a server may ask for. */
const MAX_REQUESTED_DELAY_MS = 60_000;

type Service = 'git-upload-pack' | 'git-receive-pack';

/**
 * Repeats the first request of a git command once, because git reports only the status of the answer. Rejects
 * if no answer arrives in time.
 */
const fetchInfoRefs = async (remote: Remote, service: Service) => {
  const { getWithoutRedirect, redirectTarget } = await import('../http/get');
  const address = `${addressOf(remote)}/info/refs?service=${service}`;
  const headers = authorization(remote);
  const answer = await getWithoutRedirect({ address, headers, timeoutMs: TIMEOUT_MS });
  answer.resume();
  return {
    retryAfter: answer.headers['retry-after'],
    redirectedTo: redirectTarget(answer, address)?.href,
  };
};

/** The delay in milliseconds that the server asks for after a failure; 0 if it asks for none. */
export const requestedDelay = async (
  remote: Remote,
  service: Service,
  stderr: string,
): Promise<number> => {
  if (!isThrottled(stderr)) return 0;
  try {
    const { retryAfter } = await fetchInfoRefs(remote, service);
    return Math.min(parseRetryAfter(retryAfter, Date.now()) ?? 0, MAX_REQUESTED_DELAY_MS);
  } catch {
    return 0;
  }
};

/**
 * The repository's new name after a redirect; undefined if it is unknown, or on another server, which gets
 * neither token nor catalog.
 */
export const resolveRename = async (
  remote: Remote,
  stderr: string,
): Promise<string | undefined> => {
  if (!isRedirect(stderr)) return undefined;
  const prefix = `${remote.server}/`;
  try {
    const { redirectedTo = '' } = await fetchInfoRefs(remote, 'git-upload-pack');
    if (!redirectedTo.startsWith(prefix)) return undefined;
    return /^([^?#]+)\/info\/refs\?/.exec(redirectedTo.slice(prefix.length))?.[1];
  } catch {
    return undefined;
  }
};
