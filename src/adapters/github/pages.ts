import type { Pages } from '../../preflight/pages';
import { lazy } from '../../task/lazy';
import type { GitHubApi } from './octokit';

/** Asks GitHub at most once what Pages serves. */
export const openPages = (github: GitHubApi, server: string): Pages => ({
  site: lazy(async () => (await import('./repository-facts')).fetchPagesSite(github)),
  settings: `${server}/${github.repository}/settings/pages`,
});
