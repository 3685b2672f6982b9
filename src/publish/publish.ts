import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { wantedDocuments } from '../derive/wanted';
import { latestDate } from '../domain/instant';
import { fail, type Result, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import type { Snapshot } from '../previous/git';
import { readSnapshot } from '../previous/snapshot';
import { type Attempt, attemptPublish, failedPushOf, type Publication } from './attempt';
import type { PublishCapabilities } from './capabilities';
import { timeWith } from './clock';
import type { FailedPush } from './push';
import { readBranch } from './read-branch';
import type { PublishRequest } from './request';
import { type Attempts, decideNext, type FailedAttempt, FIRST_ATTEMPT, pauseAfter } from './retry';

/** Reads from a tip everything that this request needs. */
const openReader = (
  request: PublishRequest,
  { git, now }: Pick<PublishCapabilities, 'git' | 'now'>,
) => {
  const wanted = wantedDocuments(request);
  return (tip: Snapshot | undefined): TaskResult<Branch> => {
    const latest = latestDate(timeWith(now(), tip));
    return readBranch(git, { ...request.inputs, wanted, latest }, TE.right(tip));
  };
};

/** An attempt that has to be repeated, and the branch as it was found afterwards. */
interface Failed extends FailedAttempt, Partial<Pick<FailedPush, 'commit' | 'mayLand'>> {
  readonly found: Snapshot | undefined;
}

/** After the server deleted what was to be read, waits and reads the branch again. */
const afterGone = (
  { inputs }: PublishRequest,
  tip: Snapshot | undefined,
  problem: FailedAttempt['problem'],
  attempts: Attempts,
  { git, sleep, random }: PublishCapabilities,
): TaskResult<Failed> =>
  steps(function* ($) {
    yield* $(TE.fromTask(() => sleep(pauseAfter('gone', attempts, random()))));
    const found = yield* $(readSnapshot(git, inputs));
    const isStill = found?.commit === tip?.commit;
    return { kind: 'gone', on: tip?.commit ?? '', isStill, isFinal: false, problem, found };
  });

/** Undefined if the attempt is done, or failed for good. */
const failureOf = (
  result: Result<Attempt>,
  request: PublishRequest,
  tip: Snapshot | undefined,
  attempts: Attempts,
  capabilities: PublishCapabilities,
): TaskResult<Failed | undefined> => {
  if (E.isLeft(result))
    return capabilities.git.isGone()
      ? afterGone(request, tip, result.left[0], attempts, capabilities)
      : TE.right(undefined);
  return TE.right(failedPushOf(result.right));
};

/**
 * Plans on the branch at `first` and pushes; repeats both on the new tip if another publisher was faster. No report is
 * decoded twice.
 */
export const publish = (
  request: PublishRequest,
  first: TaskResult<Snapshot | undefined>,
  capabilities: PublishCapabilities,
): TaskResult<Publication> =>
  steps(function* ($) {
    const { now, log } = capabilities;
    const start = now();
    const readAt = openReader(request, capabilities);
    let attempts = FIRST_ATTEMPT;
    let tip = yield* $(first);
    for (;;) {
      const attempt = attemptPublish(request, readAt(tip), capabilities, attempts);
      const result = yield* $(TE.fromTask(attempt));
      const failed = yield* $(failureOf(result, request, tip, attempts, capabilities));
      if (failed === undefined) {
        const { pushed: _, ...publication } = yield* $(result);
        return publication;
      }
      const next = decideNext(failed, attempts, now() - start);
      if (next.kind === 'stop') return yield* $(fail([next.problem]));
      log.info(`${next.why}; retrying on its tip (attempt ${next.attempts.count})`);
      const { commit, mayLand = attempts.mayLand && failed.isStill } = failed;
      const commits = commit === undefined ? attempts.commits : [...attempts.commits, commit];
      attempts = { ...next.attempts, commits, mayLand };
      tip = failed.found;
    }
  });
