import { type Problem, problem } from '../domain/problem';
import { show } from '../domain/values/escape';

/** What git said of a failure, and what to do. */
export interface GitFailure extends Pick<Problem, 'gitSaid'> {
  readonly advice: string;
}

export const failureProblem = (what: string, { advice, ...said }: GitFailure): Problem => ({
  ...problem(`${what}; ${advice}`),
  ...said,
});

/** For a push that certainly did not land. */
export const notPublished = (branch: string, failure: GitFailure): Problem =>
  failureProblem(`the push to ${show(branch)} did not succeed, nothing was published`, failure);
