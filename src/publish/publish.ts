import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { latestDate } from '../domain/instant';
import type { Result, TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import { countChanges } from '../previous/file-changes';
import type { Snapshot } from '../previous/git';
import { readSnapshot } from '../previous/snapshot';
import { type Attempt, attemptPublish, type Publication } from './attempt';
import type { PublishCapabilities } from './capabilities';
import type { PublishPlan } from './plan';
import { readBranch } from './read-branch';
import type { PublishRequest } from './request';
import { decideNext, type FailedAttempt, FIRST_ATTEMPT } from './retry';
import { wantedDocuments } from './wanted';

/**
 * The last plan with what the earlier one changed: its files, its facts, the errors that follow from them, and the tip
 * that it began with.
 */
const withChangesOf = (
  last: PublishPlan,
  { branch, changes, integrity, decided, gateFailures }: PublishPlan,
): PublishPlan => {
  const { facts, transitions, newIds, newlyExploited } = decided;
  return {
    ...last,
    branch,
    changes,
    integrity,
    gateFailures,
    decided: { ...last.decided, facts, transitions, newIds, newlyExploited },
  };
};

/** An attempt whose response was lost. */
interface Unanswered {
  readonly attempt: Attempt;
  readonly commit: string;
  /** The branch, as read after it. */
  readonly found: O.Option<Snapshot>;
}

/** Whether the branch has the commit of an attempt; what cannot be found out is not claimed. */
const hasLanded = (
  { commit }: Unanswered,
  { git }: Pick<PublishCapabilities, 'git'>,
): T.Task<boolean> =>
  pipe(
    git.contains(commit),
    TE.getOrElse(() => T.of(false)),
  );

/**
 * The publication of the last attempt. If it had nothing to do after an attempt whose response was lost, that earlier
 * attempt may have published: its changes are reported if the branch has its commit. Otherwise another run published
 * the same.
 */
const toPublication = (
  { pushed: _, ...last }: Attempt,
  unanswered: ReadonlyArray<Unanswered>,
  capabilities: Pick<PublishCapabilities, 'git'>,
): TaskResult<Publication> =>
  steps(function* ($) {
    if (countChanges(last.plan.changes) > 0) return last;
    for (const each of [...unanswered].reverse()) {
      if (yield* $(TE.fromTask(hasLanded(each, capabilities))))
        return { ...last, plan: withChangesOf(last.plan, each.attempt.plan) };
    }
    return last;
  });

const toOutcome = (
  result: Result<Attempt>,
  { git }: Pick<PublishCapabilities, 'git'>,
): TaskResult<E.Either<FailedAttempt, Attempt>> =>
  steps(function* ($) {
    if (E.isLeft(result)) {
      // If the branch moved, content of its former tip may be gone.
      const moved = E.getOrElse(() => false)(yield* $(TE.fromTask(git.hasMoved)));
      return E.left({ kind: 'aborted', moved, problems: result.left });
    }
    const { pushed, plan } = result.right;
    if (pushed.kind === 'moved') {
      const tip = O.isSome(plan.branch.tip) ? plan.branch.tip.value.commit : '';
      return E.left({ kind: 'moved', tip, problem: pushed.problem });
    }
    return pushed.kind === 'lost' ? E.left({ kind: 'lost', problem: pushed.problem }) : result;
  });

const findUnanswered = (result: Result<Attempt>): Unanswered | undefined => {
  if (E.isLeft(result) || result.right.pushed.kind !== 'lost') return undefined;
  const { commit, found } = result.right.pushed;
  return { attempt: result.right, commit, found };
};

/** Reads the branch at a tip, with all that this request takes from it. */
const openReader = (
  request: PublishRequest,
  { git, now }: Pick<PublishCapabilities, 'git' | 'now'>,
) => {
  const wanted = wantedDocuments(request);
  return (tip = readSnapshot(git, request.inputs)): TaskResult<Branch> =>
    readBranch(git, { ...request.inputs, wanted, latest: latestDate(now()) }, tip);
};

/**
 * Publishes: plans on the branch at `tip` and pushes, and repeats that on the new tip whenever another publisher was
 * faster. No report is decoded twice.
 */
export const publish = (
  request: PublishRequest,
  tip: TaskResult<O.Option<Snapshot>>,
  capabilities: PublishCapabilities,
): TaskResult<Publication> =>
  steps(function* ($) {
    const { log, now, sleep, random } = capabilities;
    const start = now();
    const readAt = openReader(request, capabilities);
    let attempts = FIRST_ATTEMPT;
    let branch = readAt(tip);
    const lost: Unanswered[] = [];
    for (;;) {
      const result = yield* $(
        TE.fromTask(attemptPublish(request, branch, capabilities, attempts.lostResponses)),
      );
      const outcome = yield* $(toOutcome(result, capabilities));
      if (E.isRight(outcome)) return yield* $(toPublication(outcome.right, lost, capabilities));
      const next = decideNext(outcome.left, attempts, now() - start, random());
      if (next.kind === 'stop') return yield* $(E.left(next.problems));
      log.info(`${next.why}; retrying on its tip (attempt ${next.attempts.count})`);
      if (next.delayMs > 0) yield* $(TE.fromTask(() => sleep(next.delayMs)));
      attempts = next.attempts;
      const unanswered = findUnanswered(result);
      if (unanswered !== undefined) lost.push(unanswered);
      // After a lost response, the branch was read already, to find out whether the push landed.
      branch = readAt(unanswered && TE.right(unanswered.found));
    }
  });
