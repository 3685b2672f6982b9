import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { type Check, formatCheck, type PushAccess, tokenCheck } from '../publish/preflight/check';
import {
  type PagesAnswer,
  type Placement,
  pagesCheck,
  siteOfAnswer,
} from '../publish/preflight/pages-site';
import type { Inputs } from '../read/inputs/inputs';
import { apiUrl } from '../tell/site-address';
import type { Capabilities } from './capabilities';

export interface PreflightInput {
  readonly inputs: Inputs;
  /** Whether the run is of a pull request. */
  readonly isPullRequest: boolean;
}

type Needed = Pick<Capabilities, 'pushProbe' | 'pages' | 'log'>;

/** Answers of the git server and GitHub. They do not depend on the rest of the run. */
export interface ProbeResults {
  readonly access: PushAccess;
  readonly site: PagesAnswer;
}

/** Asks git's server and GitHub, in a dry run with a token. Writes nothing and never fails. */
export const startProbes =
  (inputs: Inputs, { pushProbe, pages }: Needed): Task<O.Option<ProbeResults>> =>
  async () => {
    if (!inputs.dryRun || inputs.token === '') return O.none;
    const [access, site] = await Promise.all([pushProbe(), pages.site()]);
    return O.some({ access, site });
  };

const checkPages = (
  inputs: Inputs,
  answer: PagesAnswer,
  { settings }: Capabilities['pages'],
): Check => {
  const site = siteOfAnswer(answer);
  const placement: Placement = { ...inputs, settings };
  return pagesCheck(placement, answer, site ? apiUrl(site, inputs.destination) : '');
};

/** Checks whether the token may publish, and whether Pages serves what it publishes, if {@link startProbes} has answers. Never fails. */
export const runPreflight =
  (
    input: PreflightInput,
    probes: Task<O.Option<ProbeResults>>,
    needed: Needed,
  ): Task<ReadonlyArray<Check>> =>
  async () => {
    const results = await probes();
    if (O.isNone(results)) return [];
    const { access, site } = results.value;
    return needed.log.group('Run the preflight checks', async () => {
      const checks = [
        tokenCheck(access, input.isPullRequest),
        checkPages(input.inputs, site, needed.pages),
      ];
      for (const check of checks) needed.log.info(formatCheck(check));
      return checks;
    });
  };
