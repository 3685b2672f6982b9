import type { Task } from 'fp-ts/Task';
import { type Check, tokenCheck } from '../publish/preflight/check';
import { pagesCheck, siteOfAnswer } from '../publish/preflight/pages-site';
import type { Inputs } from '../read/inputs/inputs';
import { apiUrl } from '../tell/site-address';
import type { Capabilities } from './capabilities';

/**
 * Asks git's server and GitHub, in a dry run with a token, whether the token may publish, and whether Pages serves what it
 * publishes. Writes nothing, does not depend on the rest of the run, and never fails.
 */
export const checkAhead =
  (
    inputs: Inputs,
    isPullRequest: boolean,
    { pushProbe, pages }: Pick<Capabilities, 'pushProbe' | 'pages'>,
  ): Task<ReadonlyArray<Check>> =>
  async () => {
    if (!inputs.dryRun || inputs.token === '') return [];
    const [access, answer] = await Promise.all([pushProbe(), pages.site()]);
    const site = siteOfAnswer(answer);
    const placement = { ...inputs, settings: pages.settings };
    const address = site === undefined ? '' : apiUrl(site, inputs.destination);
    return [tokenCheck(access, isPullRequest), pagesCheck(placement, answer, address)];
  };
