import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { latestDate } from '../domain/instant';
import { fail, type Result, type TaskResult } from '../domain/problem';
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
import { type Attempts, decideNext, type FailedAttempt, FIRST_ATTEMPT } from './retry';
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

/** Whether the branch has the commit of an attempt; what cannot be found out is not claimed. */
const hasLanded = (
  { pushed }: Attempt,
  { git }: Pick<PublishCapabilities, 'git'>,
): T.Task<boolean> =>
  pushed.kind === 'lost'
    ? pipe(
        git.contains(pushed.commit),
        TE.getOrElse(() => T.of(false)),
      )
    : T.of(false);

/**
 * The publication of the last attempt. If it had nothing to do after attempts whose responses were lost, one of these may
 * have published: its changes are reported if the branch has its commit. Otherwise another run published the same.
 */
const toPublication = (
  { pushed: _, ...last }: Attempt,
  lost: ReadonlyArray<Attempt>,
  capabilities: Pick<PublishCapabilities, 'git'>,
): TaskResult<Publication> =>
  steps(function* ($) {
    if (countChanges(last.plan.changes) > 0) return last;
    for (const each of [...lost].reverse()) {
      if (yield* $(TE.fromTask(hasLanded(each, capabilities))))
        return { ...last, plan: withChangesOf(last.plan, each.plan) };
    }
    return last;
  });

/** Reads the branch at a tip, with all that this request takes from it. */
const openReader = (
  request: PublishRequest,
  { git, now }: Pick<PublishCapabilities, 'git' | 'now'>,
) => {
  const wanted = wantedDocuments(request);
  return (tip = readSnapshot(git, request.inputs)): TaskResult<Branch> =>
    readBranch(git, { ...request.inputs, wanted, latest: latestDate(now()) }, tip);
};

/** Why an attempt has to be made again; undefined if it is done, or failed for good. */
const failureOf = (
  result: Result<Attempt>,
  { git }: Pick<PublishCapabilities, 'git'>,
): FailedAttempt | undefined => {
  if (E.isLeft(result))
    return git.isGone() ? { kind: 'gone', on: '', problem: result.left[0] } : undefined;
  const { pushed, plan } = result.right;
  if (pushed.kind === 'landed' || pushed.kind === 'nothing to push') return undefined;
  return { kind: pushed.kind, on: plan.branch.tip?.commit ?? '', problem: pushed.problem };
};

/** What to do after an attempt that has to be made again; the log says why. */
const stepAfter = (
  failure: FailedAttempt,
  attempts: Attempts,
  elapsedMs: number,
  { log, sleep, random }: PublishCapabilities,
): TaskResult<Attempts> =>
  steps(function* ($) {
    const next = decideNext(failure, attempts, elapsedMs, random());
    if (next.kind === 'stop') return yield* $(fail([next.problem]));
    log.info(`${next.why}; retrying on its tip (attempt ${next.attempts.count})`);
    if (next.delayMs > 0) yield* $(TE.fromTask(() => sleep(next.delayMs)));
    return next.attempts;
  });

/**
 * Publishes: plans on the branch at `tip` and pushes, and repeats that on the new tip whenever another publisher was
 * faster. No report is decoded twice.
 */
export const publish = (
  request: PublishRequest,
  tip: TaskResult<Snapshot | undefined>,
  capabilities: PublishCapabilities,
): TaskResult<Publication> =>
  steps(function* ($) {
    const { now } = capabilities;
    const start = now();
    const readAt = openReader(request, capabilities);
    const lost: Attempt[] = [];
    let attempts = FIRST_ATTEMPT;
    let branch = readAt(tip);
    for (;;) {
      const { lostResponses } = attempts;
      const attempt = attemptPublish(request, branch, capabilities, lostResponses);
      const result = yield* $(TE.fromTask(attempt));
      const failure = failureOf(result, capabilities);
      if (failure === undefined)
        return yield* $(toPublication(yield* $(result), lost, capabilities));
      attempts = yield* $(stepAfter(failure, attempts, now() - start, capabilities));
      const pushed = E.isRight(result) ? result.right.pushed : undefined;
      if (E.isRight(result) && pushed?.kind === 'lost') lost.push(result.right);
      // After a lost response, the branch was read already, to find out whether the push landed.
      branch = readAt(pushed?.kind === 'lost' ? TE.right(pushed.found) : undefined);
    }
  });
