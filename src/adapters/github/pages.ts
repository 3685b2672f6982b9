import type { Pages } from '../../preflight/pages';
import { lazy } from '../../task/lazy';
import type { GitHubApi } from './octokit';

/**
 * Asks GitHub what Pages serves of a repository of `server`, once. Only a plain answer counts,
 * nothing else fails.
 */
export const openPages = (github: GitHubApi, server: string): Pages => ({
  site: lazy(async () => (await import('./repository-facts')).fetchPagesSite(github)),
  settings: `${server}/${github.repository}/settings/pages`,
});
