import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { commitsToCompare, type SourceCommit } from '../branch/state';
import type { Capabilities } from '../capabilities';
import type { Inputs } from '../inputs/inputs';
import { type Access, type BranchFacts, type Check, sayCheck } from '../preflight/check';
import {
  branchCheck,
  incomparableCheck,
  protectionCheck,
  sourceCheck,
  type Target,
  tokenCheck,
} from '../preflight/checks';
import { type Placement, pagesCheck, type Served } from '../preflight/pages-site';
import type { Publication } from '../publish/attempt';
import { apiUrl } from './report-result';

/** What the checks are about. */
export interface Examined {
  readonly inputs: Inputs;
  /** The commit of this run. */
  readonly source: SourceCommit;
  readonly publication: Publication;
}

type Needed = Pick<Capabilities, 'pushProbe' | 'pages' | 'source' | 'log'>;

/** What git's server and GitHub say, whatever comes of the run. */
export interface Asked {
  readonly access: Access;
  readonly facts: BranchFacts;
  readonly site: O.Option<Served>;
}

/** Asks what a publish may expect, for a dry run with a token. Writes nothing, never fails. */
export const askForPublishing =
  (inputs: Inputs, { pushProbe, pages }: Needed): Task<O.Option<Asked>> =>
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
  served: O.Option<Served>,
  { settings }: Capabilities['pages'],
): Check => {
  const site = O.toUndefined(served);
  const placement: Placement = { ...inputs, settings };
  return pagesCheck(placement, site, site ? apiUrl(site, inputs.destination) : '');
};

const checkSource =
  ({ inputs, source: own, publication }: Examined, { source }: Needed): Task<Check> =>
  async () => {
    const published = publication.plan.branch.published.state?.source;
    const commits = commitsToCompare(own, published);
    if (E.isLeft(commits)) return incomparableCheck(commits.left, published);
    const reached = await source.reaches(inputs.manifest, ...commits.right)();
    return sourceCheck(...commits.right, reached);
  };

/** Looks at everything that a publish needs, if {@link askForPublishing} asked. Never fails. */
export const checkPublishing =
  (examined: Examined, asking: Task<O.Option<Asked>>, needed: Needed): Task<ReadonlyArray<Check>> =>
  async () => {
    const { inputs, publication } = examined;
    const { branch, history } = inputs;
    const asked = await asking();
    if (O.isNone(asked)) return [];
    const { access, facts, site } = asked.value;
    const target: Target = { branch, history, exists: O.isSome(publication.plan.branch.tip) };
    return needed.log.group('Check the way to publish', async () => {
      const checks = [
        tokenCheck(access),
        branchCheck(target),
        protectionCheck(target, facts),
        checkPages(inputs, site, needed.pages),
        await checkSource(examined, needed)(),
      ];
      for (const check of checks) needed.log.info(sayCheck(check));
      return checks;
    });
  };
