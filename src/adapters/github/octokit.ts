import { buffer } from 'node:stream/consumers';
import type { getOctokit } from '@actions/github';
import { get } from '../http/get';
import { withTimeout } from '../http/timeout';
import { getHeaders } from './retry';

/** Where GitHub is asked, about which repository. */
export interface GitHubApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

export type Rest = ReturnType<typeof getOctokit>['rest'];

/** What every question to the client is asked with. */
export interface RepositoryRef {
  readonly owner: string;
  readonly repo: string;
}

export interface Client {
  readonly rest: Rest;
  readonly owner: string;
  readonly repo: string;
}

/** Milliseconds in which an answer has to be there. */
const PATIENCE = 30_000;

/** In place of the client's own `fetch`, which a proxy that ends connections keeps asking without a pause. */
const fetched = async (
  address: string,
  { headers }: { readonly headers: Record<string, string> },
): Promise<Response> => {
  const message = await get({ address, headers, timeoutMs: PATIENCE });
  const body = await buffer(message);
  return new Response(body.length === 0 ? null : new Uint8Array(body), {
    status: message.statusCode ?? 0,
    headers: getHeaders(message),
  });
};

/** The client of GitHub's API; it is loaded with the first call. */
export const openClient = async ({ api, token, repository }: GitHubApi): Promise<Client> => {
  const [owner = '', repo = ''] = repository.split('/');
  const { getOctokit } = await import('@actions/github');
  const fetch: typeof fetched = (address, options) =>
    withTimeout(PATIENCE, fetched(address, options));
  return { rest: getOctokit(token, { baseUrl: api, request: { fetch } }).rest, owner, repo };
};
