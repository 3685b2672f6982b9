import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Capabilities } from '../capabilities';
import type { Inputs } from '../inputs/inputs';
import {
  type BranchFacts,
  branchCheck,
  type Check,
  formatCheck,
  type PushAccess,
  type PushTarget,
  protectionCheck,
  skippedSourceCheck,
  sourceCheck,
  tokenCheck,
} from '../preflight/check';
import {
  type PagesAnswer,
  type Placement,
  pagesCheck,
  siteOfAnswer,
} from '../preflight/pages-site';
import type { Publication } from '../publish/attempt';
import { commitsToCompare, type SourceCommit } from '../published/state';
import { apiUrl } from './site-address';

export interface PreflightInput {
  readonly inputs: Inputs;
  /** The commit of this run. */
  readonly source: SourceCommit;
  readonly publication: Publication;
  /** Whether the run is of a pull request. */
  readonly isPullRequest: boolean;
}

type Needed = Pick<Capabilities, 'pushProbe' | 'pages' | 'log'>;

/** Answers of the git server and GitHub. They do not depend on the rest of the run. */
export interface ProbeResults {
  readonly access: PushAccess;
  readonly facts: BranchFacts;
  readonly site: PagesAnswer;
}

/** Asks git's server and GitHub, in a dry run with a token. Writes nothing and never fails. */
export const startProbes =
  (inputs: Inputs, { pushProbe, pages }: Needed): Task<O.Option<ProbeResults>> =>
  async () => {
    if (!inputs.dryRun || inputs.token === '') return O.none;
    const [access, facts, site] = await Promise.all([
      pushProbe.access(),
      pushProbe.branch(inputs.branch)(),
      pages.site(),
    ]);
    return O.some({ access, facts, site });
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

const checkSource = ({ source: own, publication }: PreflightInput): Check => {
  const { branch, manifestChoice } = publication.plan;
  const published = branch.published.state?.source;
  const commits = commitsToCompare(own, published);
  return E.isLeft(commits)
    ? skippedSourceCheck(commits.left, published)
    : sourceCheck(...commits.right, manifestChoice.relation !== 'unknown');
};

/** Checks everything that publishing needs, if {@link startProbes} has answers. Never fails. */
export const runPreflight =
  (
    input: PreflightInput,
    probes: Task<O.Option<ProbeResults>>,
    needed: Needed,
  ): Task<ReadonlyArray<Check>> =>
  async () => {
    const { inputs, publication } = input;
    const { branch, history } = inputs;
    const results = await probes();
    if (O.isNone(results)) return [];
    const { access, facts, site } = results.value;
    const target: PushTarget = { branch, history, exists: O.isSome(publication.plan.branch.tip) };
    return needed.log.group('Run the preflight checks', async () => {
      const checks = [
        tokenCheck(access, input.isPullRequest),
        branchCheck(target),
        protectionCheck(target, facts),
        checkPages(inputs, site, needed.pages),
        checkSource(input),
      ];
      for (const check of checks) needed.log.info(formatCheck(check));
      return checks;
    });
  };
