import { addressOf, authorization, type Remote } from './remote';

/** Milliseconds in which the server has to answer. */
const PATIENCE = 5_000;

export type Service = 'git-upload-pack' | 'git-receive-pack';

/** What a server answers to the first request of a call, of which git tells nothing but the status. */
export interface InfoRefs {
  readonly retryAfter: string | undefined;
  /** The address that it names instead. */
  readonly redirectedTo: string | undefined;
}

/** Puts that request as git does, once; rejects where there is no answer in time. */
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
