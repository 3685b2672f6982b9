import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { type Check, sayCheck } from './doctor/check';
import {
  branchCheck,
  protectionCheck,
  sourceCheck,
  type Target,
  tokenCheck,
  toRelate,
} from './doctor/examine';
import { type Placement, pagesCheck } from './doctor/pages';
import type { Capabilities } from './effects/capabilities';
import type { Inputs } from './inputs/inputs';
import type { Publication } from './publish/publish';
import type { SourceCommit } from './published/state';
import { apiUrl } from './tell';

/** What the checks are about. */
export interface Examined {
  readonly inputs: Inputs;
  /** The commit of this run. */
  readonly source: SourceCommit;
  readonly publication: Publication;
}

type Needed = Pick<Capabilities, 'clearance' | 'pages' | 'source' | 'workflow'>;

const checkToken =
  ({ clearance }: Needed): Task<Check> =>
  async () =>
    tokenCheck(await clearance.access());

const checkProtection =
  (target: Target, { clearance }: Needed): Task<Check> =>
  async () =>
    protectionCheck(target, await clearance.branch(target.branch)());

const checkPages =
  (inputs: Inputs, { pages }: Needed): Task<Check> =>
  async () => {
    const site = O.toUndefined(await pages.site());
    const placement: Placement = { ...inputs, settings: pages.settings };
    return pagesCheck(placement, site, site ? apiUrl(site, inputs.destination) : '');
  };

const checkSource =
  ({ inputs, source: own, publication }: Examined, { source }: Needed): Task<Check> =>
  async () => {
    const published = publication.draft.branch.published.state?.source;
    const related = toRelate({ own, published });
    if (typeof related === 'string') return { check: 'source', verdict: 'ok', detail: related };
    const reached = await source.reaches(inputs.manifest, ...related)();
    return sourceCheck(...related, reached);
  };

/**
 * Looks at everything that a publish needs, for a dry run with a token; else at nothing. Asks, writes
 * nothing, never fails.
 */
export const checkPublishing =
  (examined: Examined, needed: Needed): Task<ReadonlyArray<Check>> =>
  async () => {
    const { inputs, publication } = examined;
    const { tip } = publication.draft.branch;
    const { branch, history } = inputs;
    const target: Target = { branch, history, exists: O.isSome(tip) };
    if (!inputs.dryRun || inputs.token === '') return [];
    return needed.workflow.group('Check the way to publish', async () => {
      const checks = await Promise.all([
        checkToken(needed)(),
        branchCheck(target),
        checkProtection(target, needed)(),
        checkPages(inputs, needed)(),
        checkSource(examined, needed)(),
      ]);
      for (const check of checks) needed.workflow.info(sayCheck(check));
      return checks;
    });
  };
