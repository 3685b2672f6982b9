import * as O from 'fp-ts/Option';
import { isWebAddress } from '../vocabulary/address';
import type { Pages } from './capabilities';

const PATIENCE = 5_000;

/** Asks GitHub where Pages serves a repository. Only a plain answer counts, nothing else fails. */
export const openPages = (repository: string, token: string, api: string): Pages => ({
  site: async () => {
    const [owner = '', repo = ''] = repository.split('/');
    try {
      const { getOctokit } = await import('@actions/github');
      const octokit = getOctokit(token, { baseUrl: api });
      const { data } = await octokit.rest.repos.getPages({
        owner,
        repo,
        request: { signal: AbortSignal.timeout(PATIENCE) },
      });
      const address = data.html_url?.replace(/\/+$/, '');
      const folder = (data.source?.path ?? '/').replace(/^\/+|\/+$/g, '');
      return address && isWebAddress(address) ? O.some({ address, folder }) : O.none;
    } catch {
      return O.none;
    }
  },
});
