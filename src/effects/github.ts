import type { getOctokit } from '@actions/github';

/** Where GitHub is asked, about which repository. */
export interface GitHubApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

export type Rest = ReturnType<typeof getOctokit>['rest'];

/** What every question to the client is asked with. */
export interface About {
  readonly owner: string;
  readonly repo: string;
  readonly request: { readonly signal: AbortSignal };
}

export interface Client {
  readonly rest: Rest;
  readonly owner: string;
  readonly repo: string;
}

/** The client of GitHub's API; it is loaded with the first call. */
export const openClient = async ({ api, token, repository }: GitHubApi): Promise<Client> => {
  const [owner = '', repo = ''] = repository.split('/');
  const { getOctokit } = await import('@actions/github');
  return { rest: getOctokit(token, { baseUrl: api }).rest, owner, repo };
};
