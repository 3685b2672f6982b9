import * as O from 'fp-ts/Option';
import { isWebAddress } from '../vocabulary/address';
import type { Pages } from './capabilities';
import { askGitHub, type GitHubApi } from './github';

const PATIENCE = 5_000;

/** Asks GitHub where Pages serves a repository. Only a plain answer counts, nothing else fails. */
export const openPages = (github: GitHubApi): Pages => ({
  site: () =>
    askGitHub(github, PATIENCE, async (rest, about) => {
      const { data } = await rest.repos.getPages({ ...about });
      const address = data.html_url?.replace(/\/+$/, '');
      const folder = (data.source?.path ?? '/').replace(/^\/+|\/+$/g, '');
      return address && isWebAddress(address) ? O.some({ address, folder }) : O.none;
    }),
});
