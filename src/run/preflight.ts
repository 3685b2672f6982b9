import type { Task } from 'fp-ts/Task';
import type { Check } from '../publish/preflight/check';
import { pagesCheck, siteOfAnswer } from '../publish/preflight/pages-site';
import type { Inputs } from '../read/inputs/inputs';
import { apiUrl } from '../tell/site-address';
import type { Capabilities } from './capabilities';

/** Asks GitHub, in a dry run with a token, whether Pages would serve what a run publishes. Never fails. */
export const checkAhead =
  (inputs: Inputs, { pages }: Pick<Capabilities, 'pages'>): Task<ReadonlyArray<Check>> =>
  async () => {
    if (!inputs.dryRun || inputs.token === '') return [];
    const answer = await pages.site();
    const site = siteOfAnswer(answer);
    const placement = { ...inputs, settings: pages.settings };
    const address = site === undefined ? '' : apiUrl(site, inputs.destination);
    return [pagesCheck(placement, answer, address)];
  };
