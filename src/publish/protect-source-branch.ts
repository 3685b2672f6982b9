import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Branch } from '../branch/read-branch';
import type { Inputs } from '../inputs/inputs';
import { fail, type Problem, problem, type Result } from '../problem';
import { show } from '../text/escape';

type Target = Pick<Inputs, 'branch' | 'repository' | 'history'>;

/** What a branch is besides the place of the catalog; undefined where it is nothing else. */
const findUse = (
  { tip }: Pick<Branch, 'tip'>,
  { branch, repository }: Target,
  startedOn: string | undefined,
): string | undefined => {
  if (O.isNone(tip)) return undefined;
  if (tip.value.isDefault) return `the default branch of ${repository}`;
  return branch === startedOn ? 'the branch that this run was started on' : undefined;
};

/**
 * Looks whether people work on the branch, as they do on the default branch and on the one that the run was
 * started on (`startedOn`): its history is not thrown away, and a further commit on it is worth a warning.
 * A branch that is not there yet has no history.
 */
export const protectSourceBranch = (
  found: Pick<Branch, 'tip'>,
  target: Target,
  startedOn: string | undefined,
): Result<ReadonlyArray<Problem>> => {
  const use = findUse(found, target, startedOn);
  if (use === undefined) return E.right([]);
  const name = show(target.branch);
  return target.history === 'squash'
    ? fail([
        problem(
          `input history: found squash for the branch ${name}, which is ${use}, expected append there: every commit on it would be lost, and with them the history of whatever else it holds; nothing was published; set history: append, or publish to another branch`,
        ),
      ])
    : E.right([
        problem(
          `input branch: found ${name}, which is ${use}: every publish adds a commit there; publish to another branch, here or in a repository of its own`,
        ),
      ]);
};
