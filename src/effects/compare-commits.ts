import * as O from 'fp-ts/Option';
import type { Relation } from './capabilities';
import { askGitHub, type GitHubApi } from './github';

const PATIENCE = 10_000;

const RELATIONS: Readonly<Record<string, Relation>> = {
  ahead: 'older',
  behind: 'newer',
  diverged: 'diverged',
};

/** Asks GitHub how one commit lies to another; anything but a plain answer is `unknown`. */
export const compareCommits = async (
  github: GitHubApi,
  own: string,
  published: string,
): Promise<Relation> => {
  const answer = await askGitHub(github, PATIENCE, async (rest, about) => {
    const basehead = `${own}...${published}`;
    const { data } = await rest.repos.compareCommitsWithBasehead({
      ...about,
      basehead,
      per_page: 1,
    });
    return O.fromNullable(RELATIONS[data.status]);
  });
  return O.getOrElse((): Relation => 'unknown')(answer);
};
