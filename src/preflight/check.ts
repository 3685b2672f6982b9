import type { Task } from 'fp-ts/Task';
import type { Problem } from '../problem';
import type { Incomparable, SourceCommit } from '../published/state';
import { show } from '../values/escape';

export type CheckName = 'token' | 'branch' | 'protection' | 'pages' | 'source';

/** `problem`: publishing will probably fail, or not be visible; `unknown`: the check got no answer. */
export type Status = 'ok' | 'problem' | 'unknown';

/** The result of one check, with details for people. */
export interface Check {
  readonly name: CheckName;
  readonly status: Status;
  readonly detail: string;
}

/** Whether the token may push. */
export type PushAccess =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused' | 'unknown'; readonly problem: Problem };

/** The protection of a branch; undefined if GitHub does not answer. */
export interface BranchFacts {
  readonly protected: boolean | undefined;
  /** The types of all ruleset rules that apply to it, e.g. `pull_request`. */
  readonly rules: ReadonlyArray<string> | undefined;
}

/** Asks the remote what this run may do. Writes nothing, never fails. */
export interface PushProbe {
  readonly access: Task<PushAccess>;
  readonly branch: (branch: string) => Task<BranchFacts>;
}

const LABELS = { ok: 'ok', problem: 'PROBLEM', unknown: 'unknown' } as const;

/** The check as a line of the log. */
export const formatCheck = ({ name, status, detail }: Check): string =>
  `${LABELS[status]}: ${name}: ${detail}`;

/** The names of the checks by status; empty without checks. */
export const summarizeChecks = (checks: ReadonlyArray<Check>): string =>
  (['ok', 'problem', 'unknown'] as const)
    .flatMap((status) => {
      const names = checks.filter((each) => each.status === status).map(({ name }) => name);
      return names.length === 0 ? [] : [`${LABELS[status]}: ${names.join(', ')}`];
    })
    .join('; ');

/** The branch to push to, as the inputs and git describe it. */
export interface PushTarget {
  readonly branch: string;
  readonly exists: boolean;
  readonly history: 'append' | 'squash';
}

/** Joins message and git's output to one line. */
const withGitSaid = ({ message, gitSaid = [] }: Problem): string =>
  gitSaid.length === 0 ? message : `${message}; git said: ${gitSaid.join(' | ')}`;

/** `unknown` if git fails for another reason than a refusal. */
export const tokenCheck = (access: PushAccess): Check =>
  access.kind === 'granted'
    ? { name: 'token', status: 'ok', detail: 'it may write to the repository' }
    : {
        name: 'token',
        status: access.kind === 'refused' ? 'problem' : 'unknown',
        detail: withGitSaid(access.problem),
      };

/** Always `ok`: the first publish creates a missing branch. */
export const branchCheck = ({ branch, exists }: PushTarget): Check => ({
  name: 'branch',
  status: 'ok',
  detail: exists
    ? `${show(branch)} exists`
    : `${show(branch)} does not exist, the first publish creates it`,
});

/** Whether every push satisfies a rule. Only the push itself shows that for other rules. */
const isAlwaysObeyed = (rule: string, { exists, history }: PushTarget): boolean =>
  rule === 'deletion' ||
  rule === 'required_linear_history' ||
  // It reviews pull requests, and refuses no push.
  rule === 'copilot_code_review' ||
  (rule === 'creation' && exists) ||
  (rule === 'non_fast_forward' && history === 'append');

/** Why a push may be refused, and which settings to look at; undefined without a known reason. */
const protectionObstacle = (target: PushTarget, facts: BranchFacts): string | undefined => {
  const name = show(target.branch);
  const obstacles = facts.rules?.filter((rule) => !isAlwaysObeyed(rule, target)) ?? [];
  if (obstacles.length > 0)
    return `rulesets of ${name} (${[...new Set(obstacles)].map(show).join(', ')}) may refuse a push: publish to a branch that they do not cover, or exclude this one (Settings > Rules); only an organization can let GitHub Actions bypass a ruleset`;
  if (facts.protected !== true) return undefined;
  if (facts.rules === undefined)
    return `${name} is protected and may refuse a push; GitHub does not say by what: look at Settings > Rules and Settings > Branches, or publish to another branch`;
  // A branch that any ruleset covers counts as protected too, even if it has no branch protection.
  return facts.rules.length > 0
    ? undefined
    : `branch protection of ${name} may refuse a push: let this workflow push to it (Settings > Branches), or publish to another branch`;
};

/** Whether branch protection or a ruleset may reject a push. */
export const protectionCheck = (target: PushTarget, facts: BranchFacts): Check => {
  const check = (status: Status, detail: string): Check => ({ name: 'protection', status, detail });
  const name = show(target.branch);
  const obstacle = protectionObstacle(target, facts);
  if (obstacle !== undefined) return check('problem', obstacle);
  // A branch that does not exist yet can have rules, but no protection.
  if ((target.exists && facts.protected === undefined) || facts.rules === undefined)
    return check('unknown', `GitHub does not say whether ${name} is protected`);
  return check('ok', `no branch protection and no ruleset prevents a push to ${name}`);
};

/** Explains why publishing does not compare source commits. */
export const skippedSourceCheck = (
  reason: Incomparable,
  published: SourceCommit | undefined,
): Check => {
  const details: Readonly<Record<Incomparable, string>> = {
    unpublished: 'nothing is published yet',
    elsewhere: `the published source is another repository, ${show(published?.repository)}`,
    unknown: 'no source commit is known',
    same: 'the published source commit is that of this run',
  };
  return { name: 'source', status: 'ok', detail: details[reason] };
};

/** Whether the checkout is deep enough to compare its commit with the published one. */
export const sourceCheck = (related: string, published: string, reached: boolean): Check => {
  const history = `the history between ${related} and the published source commit ${published}`;
  return reached
    ? { name: 'source', status: 'ok', detail: `the checkout has ${history}` }
    : {
        name: 'source',
        status: 'problem',
        detail: `the checkout lacks ${history}, so GitHub is asked, and without an answer the later date wins; set "fetch-depth: 0" for actions/checkout`,
      };
};
