import type { getOctokit } from '@actions/github';
import * as O from 'fp-ts/Option';

/** Where GitHub is asked, about which repository. */
export interface GitHubApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

type Rest = ReturnType<typeof getOctokit>['rest'];

/** What every question is asked with. */
export interface About {
  readonly owner: string;
  readonly repo: string;
  readonly request: { readonly signal: AbortSignal };
}

/**
 * Asks GitHub's API one question, and waits so many milliseconds; only a plain answer counts, anything
 * else is none. The client is loaded with the first question.
 */
export const askGitHub = async <A>(
  { api, token, repository }: GitHubApi,
  patience: number,
  ask: (rest: Rest, about: About) => Promise<O.Option<A>>,
): Promise<O.Option<A>> => {
  const [owner = '', repo = ''] = repository.split('/');
  try {
    const { getOctokit } = await import('@actions/github');
    const { rest } = getOctokit(token, { baseUrl: api });
    return await ask(rest, { owner, repo, request: { signal: AbortSignal.timeout(patience) } });
  } catch {
    return O.none;
  }
};
