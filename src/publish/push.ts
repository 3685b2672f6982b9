import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { fail, type Problem, type Problems, problem, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { show } from '../domain/values/escape';
import type { Change, Git, Pushed, Snapshot } from '../previous/git';
import { failureProblem, type GitFailure, notPublished } from '../previous/git-failure';
import { readSnapshot } from '../previous/snapshot';
import type { Inputs } from '../read/inputs/inputs';
import type { PublishCapabilities } from './capabilities';
import { type Attempts, type FailedAttempt, pauseAfter } from './retry';

/** A push that did not land so far. */
export interface FailedPush extends FailedAttempt {
  readonly commit: string;
  readonly found: Snapshot | undefined;
  /** The commit, or an earlier one, was sent and may still land: the branch has not moved. */
  readonly mayLand: boolean;
}

/** How a push ended. If git does not tell, the branch was read. */
export type PushResult = { readonly kind: 'landed'; readonly commit: string } | FailedPush;

/** The branch cannot be read after the push. */
const unknowable = (branch: string, { gitSaid }: GitFailure): Problem => ({
  ...problem(
    `the response to the push was lost, and ${show(branch)} cannot be read: it may or may not have been published; run again, which does no harm`,
  ),
  ...(gitSaid === undefined ? {} : { gitSaid }),
});

/** The push may still land. */
const undecided = (branch: string, failure: GitFailure): Problem =>
  failureProblem(
    `the push to ${show(branch)} ended without an answer, and the branch does not have its commit so far: it may or may not have been published`,
    failure,
  );

/** The branch after a push. `own` is the commit of this run that the branch points to or descends from. */
interface Seen {
  readonly found: Snapshot | undefined;
  readonly own: string | undefined;
}

/** Looks for commits of this run on the branch, which was at `on` before. */
const look = (
  git: Git,
  inputs: Inputs,
  on: string | undefined,
  commits: ReadonlyArray<string>,
): TaskResult<Seen> =>
  steps(function* ($) {
    const found = yield* $(readSnapshot(git, inputs));
    if (found === undefined || found.commit === on) return { found, own: undefined };
    const own = commits.includes(found.commit)
      ? found.commit
      : yield* $(git.findOwn(inputs.branch, commits));
    return { found, own };
  });

type Unlanded = Exclude<Pushed, { readonly kind: 'landed' }>;

/** True if the push certainly did not land, whatever the branch shows. */
const isKnown = ({ kind, isUnsent }: Unlanded, { mayLand }: Attempts): boolean =>
  (kind === 'refused' || isUnsent) && !mayLand;

const kindOf = ({ kind }: Unlanded): FailedPush['kind'] => (kind === 'moved' ? kind : 'lost');

const failedPush = (
  answer: Unlanded,
  { branch, on: tip }: Change,
  { found }: Seen,
  before: Attempts,
): FailedPush => {
  const { commit, failure, isFinal } = answer;
  const isStill = found?.commit === tip?.commit;
  const mayLand =
    isStill && !isKnown(answer, before) && (answer.kind !== 'moved' || before.mayLand);
  return {
    kind: kindOf(answer),
    on: tip?.commit ?? '',
    isStill,
    isFinal,
    commit,
    found,
    mayLand,
    problem: mayLand ? undecided(branch, failure) : notPublished(branch, failure),
  };
};

/**
 * Pushes a change after the attempts `before`. Unless the push landed or was refused, waits a little and reads the
 * branch: what is on it has landed, whatever git said.
 */
export const push = (
  { git, sleep, random }: Pick<PublishCapabilities, 'git' | 'sleep' | 'random'>,
  inputs: Inputs,
  change: Change,
  before: Attempts,
): TaskResult<PushResult> =>
  steps(function* ($) {
    const answer = yield* $(git.push(change));
    if (answer.kind === 'landed') return answer;
    const { kind, commit, failure } = answer;
    const refused = notPublished(change.branch, failure);
    const known = isKnown(answer, before);
    if (known && kind === 'refused') return yield* $(fail([refused]));
    if (!known || kind === 'moved')
      yield* $(TE.fromTask(() => sleep(pauseAfter(kindOf(answer), before, random()))));
    const seen = yield* $(
      pipe(
        look(git, inputs, change.on?.commit, [commit, ...before.commits]),
        TE.mapLeft((): Problems => [known ? refused : unknowable(change.branch, failure)]),
      ),
    );
    return seen.own === undefined
      ? failedPush(answer, change, seen, before)
      : { kind: 'landed', commit: seen.own };
  });
