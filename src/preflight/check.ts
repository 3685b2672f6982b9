import type { Task } from 'fp-ts/Task';
import type { Problem } from '../problem';
import type { Incomparable, SourceCommit } from '../published/state';
import { show } from '../values/escape';

export type CheckName = 'token' | 'branch' | 'protection' | 'pages' | 'source';

/**
 * `info`: as it should be here, though not enough to publish; `problem`: publishing will probably fail, or not be
 * visible; `unknown`: the check got no answer.
 */
export type Status = 'ok' | 'info' | 'problem' | 'unknown';

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

const LABELS = { ok: 'ok', info: 'info', problem: 'PROBLEM', unknown: 'unknown' } as const;

/** The check as a line of the log. */
export const formatCheck = ({ name, status, detail }: Check): string =>
  `${LABELS[status]}: ${name}: ${detail}`;

/** The names of the checks by status; empty without checks. */
export const summarizeChecks = (checks: ReadonlyArray<Check>): string =>
  (['ok', 'info', 'problem', 'unknown'] as const)
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

/**
 * A token that only reads is what a pull request should have, and enough for a dry run. `unknown` if git fails for
 * another reason than a refusal.
 */
export const tokenCheck = (access: PushAccess, isPullRequest: boolean): Check => {
  const check = (status: Status, detail: string): Check => ({ name: 'token', status, detail });
  switch (access.kind) {
    case 'granted':
      return check('ok', 'it may write to the repository');
    case 'refused':
      return isPullRequest
        ? check('info', 'read only, as a pull request should be')
        : check('info', `read only, enough for a dry run; ${access.problem.message}`);
    case 'unknown': {
      const { message, gitSaid = [] } = access.problem;
      return check('unknown', [message, ...gitSaid.slice(-1)].join(': '));
    }
  }
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

const short = (commit: string): string => commit.slice(0, 7);

/** Whether the checkout or GitHub knew the order of the two commits, which the run asked both. */
export const sourceCheck = (own: string, published: string, isKnown: boolean): Check => {
  const commits = `${short(own)} of this run and ${short(published)}, the published source commit`;
  return isKnown
    ? { name: 'source', status: 'ok', detail: `the order of ${commits}, is known` }
    : {
        name: 'source',
        status: 'problem',
        detail: `neither the checkout nor GitHub knows the order of ${commits}, so the later date wins; set "fetch-depth: 0" for actions/checkout, or let source-token read the repository`,
      };
};
