import { addressOf, authorization, type Remote } from './remote';

/** How long the server may take to answer. */
const PATIENCE = 5_000;

export type Service = 'git-upload-pack' | 'git-receive-pack';

/** A server's answer to the first request of a git call; git itself reports only the status. */
export interface InfoRefs {
  readonly retryAfter: string | undefined;
  /** The address that it redirects to. */
  readonly redirectedTo: string | undefined;
}

/** Sends that request once, as git does; rejects if no answer arrives in time. */
export const fetchInfoRefs = async (remote: Remote, service: Service): Promise<InfoRefs> => {
  const { getWithoutRedirect, redirectTarget } = await import('../http/get');
  const address = `${addressOf(remote)}/info/refs?service=${service}`;
  const answer = await getWithoutRedirect({
    address,
    headers: authorization(remote),
    timeoutMs: PATIENCE,
  });
  answer.resume();
  return {
    retryAfter: answer.headers['retry-after'],
    redirectedTo: redirectTarget(answer, address)?.href,
  };
};
