import { lazily } from '../vocabulary/lazily';
import type { Pages } from './capabilities';
import type { GitHubApi } from './github';

/**
 * Asks GitHub what Pages serves of a repository of `server`, once. Only a plain answer counts,
 * nothing else fails.
 */
export const openPages = (github: GitHubApi, server: string): Pages => ({
  site: lazily(async () => (await import('./github-questions')).askPages(github)),
  settings: `${server}/${github.repository}/settings/pages`,
});
