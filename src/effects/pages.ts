import type * as O from 'fp-ts/Option';
import type { Pages, ServedSite } from './capabilities';
import type { GitHubApi } from './github';

/**
 * Asks GitHub what Pages serves of a repository of `server`, once. Only a plain answer counts,
 * nothing else fails.
 */
export const openPages = (github: GitHubApi, server: string): Pages => {
  let asked: Promise<O.Option<ServedSite>> | undefined;
  return {
    site: () => {
      asked ??= import('./github-questions').then(({ askPages }) => askPages(github));
      return asked;
    },
    settings: `${server}/${github.repository}/settings/pages`,
  };
};
