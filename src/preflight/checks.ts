import type { Incomparable, SourceCommit } from '../branch/state';
import { show } from '../text/escape';
import type { BranchFacts, Check, PushAccess } from './check';

/** What is known of the branch besides what GitHub says of it. */
export interface PushTarget {
  readonly branch: string;
  readonly exists: boolean;
  readonly history: 'append' | 'squash';
}

/** Whether the token may push. */
export const tokenCheck = (access: PushAccess): Check =>
  access.kind === 'granted'
    ? { name: 'token', status: 'ok', detail: 'it may write to the repository' }
    : {
        name: 'token',
        status: access.kind === 'refused' ? 'problem' : 'unknown',
        detail: access.problem.message,
      };

export const branchCheck = ({ branch, exists }: PushTarget): Check => ({
  name: 'branch',
  status: 'ok',
  detail: exists ? `${show(branch)} exists` : `${show(branch)} is created by the first publish`,
});

/** Rules that a plain push always keeps; whether it keeps the others, nobody can tell beforehand. */
const isKept = (rule: string, { exists, history }: PushTarget): boolean =>
  rule === 'deletion' ||
  rule === 'required_linear_history' ||
  (rule === 'creation' && exists) ||
  (rule === 'non_fast_forward' && history === 'append');

/** Whether anything stands in the way of a push to the branch. */
export const protectionCheck = (target: PushTarget, facts: BranchFacts): Check => {
  const name = show(target.branch);
  const broken = facts.rules?.filter((rule) => !isKept(rule, target)) ?? [];
  if (facts.protected === true)
    return {
      name: 'protection',
      status: 'problem',
      detail: `${name} is protected, a push may be refused: let this workflow push to it (Settings > Branches), or publish to another branch`,
    };
  if (broken.length > 0)
    return {
      name: 'protection',
      status: 'problem',
      detail: `rulesets of ${name} (${[...new Set(broken)].map(show).join(', ')}) may refuse a push: let this workflow bypass them (Settings > Rules), or publish to another branch`,
    };
  // A branch that is not there yet can have rules, but no protection of its own to ask for.
  if ((target.exists && facts.protected === undefined) || facts.rules === undefined)
    return {
      name: 'protection',
      status: 'unknown',
      detail: `GitHub does not say whether ${name} is protected`,
    };
  return {
    name: 'protection',
    status: 'ok',
    detail: `no protection and no ruleset stands in the way of a push to ${name}`,
  };
};

/** That a publish will not compare source commits, and why. */
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

/** Whether the checkout is deep enough to tell how its commit lies to the published one. */
export const sourceCheck = (related: string, published: string, reached: boolean): Check =>
  reached
    ? {
        name: 'source',
        status: 'ok',
        detail: `the checkout tells how ${related} lies to the published source commit ${published}`,
      }
    : {
        name: 'source',
        status: 'problem',
        detail: `the checkout does not reach from ${related} to the published source commit ${published}, so GitHub is asked, and without an answer dates decide; give actions/checkout "fetch-depth: 0"`,
      };
