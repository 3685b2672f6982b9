import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { latestDate } from '../domain/instant';
import { fail, type TaskResult } from '../domain/problem';
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
import { type Attempts, decideNext, FIRST_ATTEMPT } from './retry';
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

/** What to do after an attempt that neither pushed nor had nothing to push; the log says why. */
const stepAfter = (
  { pushed, plan }: Attempt & { readonly pushed: { readonly kind: 'moved' | 'lost' } },
  attempts: Attempts,
  elapsedMs: number,
  { log, sleep, random }: PublishCapabilities,
): TaskResult<Attempts> =>
  steps(function* ($) {
    const on = O.isSome(plan.branch.tip) ? plan.branch.tip.value.commit : '';
    const next = decideNext({ ...pushed, on }, attempts, elapsedMs, random());
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
  tip: TaskResult<O.Option<Snapshot>>,
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
      const attempt = yield* $(attemptPublish(request, branch, capabilities, lostResponses));
      const { pushed } = attempt;
      if (pushed.kind === 'landed' || pushed.kind === 'nothing to push')
        return yield* $(toPublication(attempt, lost, capabilities));
      const failed = { ...attempt, pushed };
      attempts = yield* $(stepAfter(failed, attempts, now() - start, capabilities));
      if (pushed.kind === 'lost') lost.push(attempt);
      // After a lost response, the branch was read already, to find out whether the push landed.
      branch = readAt(pushed.kind === 'lost' ? TE.right(pushed.found) : undefined);
    }
  });
