import type { getOctokit } from '@actions/github';
import { getWhole } from '../http/get';
import { getHeaders } from './retry';

export interface GitHubApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** Octokit takes the owner and the name of a repository separately. */
export interface Client {
  readonly rest: ReturnType<typeof getOctokit>['rest'];
  readonly owner: string;
  readonly repo: string;
}

const TIMEOUT_MS = 30_000;

/** Replaces Octokit's own `fetch`, which retries without a pause if a proxy closes connections. */
const fetch = async (
  address: string,
  { headers }: { readonly headers: Record<string, string> },
): Promise<Response> => {
  const response = await getWhole({ address, headers, timeoutMs: TIMEOUT_MS });
  const body = response.body.length === 0 ? null : new Uint8Array(response.body);
  return new Response(body, { status: response.status, headers: getHeaders(response) });
};

/** The first call loads Octokit. */
export const openClient = async ({ api, token, repository }: GitHubApi): Promise<Client> => {
  const [owner = '', repo = ''] = repository.split('/');
  const { getOctokit } = await import('@actions/github');
  return { rest: getOctokit(token, { baseUrl: api, request: { fetch } }).rest, owner, repo };
};
