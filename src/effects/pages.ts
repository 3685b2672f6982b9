import * as O from 'fp-ts/Option';
import { isWebAddress } from '../vocabulary/address';
import type { Pages, ServedSite } from './capabilities';
import { askGitHub, type GitHubApi } from './github';

const PATIENCE = 5_000;

const ask = (github: GitHubApi): Promise<O.Option<ServedSite>> =>
  askGitHub<ServedSite>(github, PATIENCE, async (rest, about) => {
    const { data } = await rest.repos.getPages({ ...about });
    const address = data.html_url?.replace(/\/+$/, '');
    if (!address || !isWebAddress(address)) return O.none;
    // A site that a workflow deploys still names the branch that was served before.
    if (data.build_type === 'workflow') return O.some({ address, branch: null, folder: '' });
    const folder = (data.source?.path ?? '/').replace(/^\/+|\/+$/g, '');
    return O.some({ address, branch: data.source?.branch, folder });
  });

/**
 * Asks GitHub what Pages serves of a repository of `server`, once. Only a plain answer counts,
 * nothing else fails.
 */
export const openPages = (github: GitHubApi, server: string): Pages => {
  let asked: Promise<O.Option<ServedSite>> | undefined;
  return {
    site: () => {
      asked ??= ask(github);
      return asked;
    },
    settings: `${server}/${github.repository}/settings/pages`,
  };
};
