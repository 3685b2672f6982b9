import type { getOctokit } from '@actions/github';
import * as O from 'fp-ts/Option';

/** Where GitHub is asked, about which repository. */
export interface GitHubApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

export type Rest = ReturnType<typeof getOctokit>['rest'];

/** What every question is asked with. */
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

/**
 * Asks GitHub's API one question, and waits so many milliseconds; only a plain answer counts, anything
 * else is none.
 */
export const askGitHub = async <A>(
  github: GitHubApi,
  patience: number,
  ask: (rest: Rest, about: About) => Promise<O.Option<A>>,
): Promise<O.Option<A>> => {
  try {
    const { rest, owner, repo } = await openClient(github);
    return await ask(rest, { owner, repo, request: { signal: AbortSignal.timeout(patience) } });
  } catch {
    return O.none;
  }
};
