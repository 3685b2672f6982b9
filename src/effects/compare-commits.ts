import type { Relation } from './capabilities';

const PATIENCE = 10_000;

/** Where to ask for the relation of two commits. */
export interface CompareApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name` of the repository that holds the commits. */
  readonly repository: string;
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  ahead: 'older',
  behind: 'newer',
  diverged: 'diverged',
};

/** Asks GitHub how one commit lies to another; anything but a plain answer is `unknown`. */
export const compareCommits = async (
  { api, token, repository }: CompareApi,
  own: string,
  published: string,
): Promise<Relation> => {
  const [owner = '', repo = ''] = repository.split('/');
  try {
    const { getOctokit } = await import('@actions/github');
    const { data } = await getOctokit(token, {
      baseUrl: api,
    }).rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${own}...${published}`,
      per_page: 1,
      request: { signal: AbortSignal.timeout(PATIENCE) },
    });
    return RELATIONS[data.status] ?? 'unknown';
  } catch {
    return 'unknown';
  }
};
