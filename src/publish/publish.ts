import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { countChanges } from '../branch/file-changes';
import { type Branch, readBranch } from '../branch/read-branch';
import type { Capabilities } from '../capabilities';
import type { Result, TaskResult } from '../problem';
import { type Attempt, attemptPublish, type Publication, tipOf } from './attempt';
import { decideNext, type FailedAttempt, FIRST_ATTEMPT } from './attempts';
import type { PublishRequest } from './plan';

/**
 * The publication, as the last attempt left it. If nothing was left to do after an attempt whose response
 * was lost, that one did it: what changed is told as it saw it.
 */
const toPublication = ({ pushed: _, ...last }: Attempt, lost: Attempt | undefined): Publication =>
  lost !== undefined && countChanges(last.plan.changes) === 0
    ? {
        ...last,
        differences: lost.differences,
        plan: { ...last.plan, changes: lost.plan.changes },
      }
    : last;

/** What an attempt came to. */
const toOutcome = async (
  result: Result<Attempt>,
  { git }: Pick<Capabilities, 'git'>,
): Promise<E.Either<FailedAttempt, Attempt>> => {
  if (E.isLeft(result)) {
    // If the branch moved, what was to be read may have gone with its former tip.
    const moved = E.getOrElse(() => false)(await git.hasMoved());
    return E.left({ kind: 'aborted', moved, problems: result.left });
  }
  const { pushed, plan } = result.right;
  if (pushed.kind === 'moved')
    return E.left({ kind: 'moved', tip: tipOf(plan), problem: pushed.problem });
  return pushed.kind === 'lost' ? E.left({ kind: 'lost', problem: pushed.problem }) : result;
};

/** An attempt whose response was lost, and the branch as it was found then. */
const lostAttempt = (result: Result<Attempt>) =>
  E.isRight(result) && result.right.pushed.kind === 'lost'
    ? { attempt: result.right, found: result.right.pushed.found }
    : undefined;

/**
 * Publishes: plans on the branch as `reading` finds it and pushes, and does so again on the new tip
 * whenever somebody else was faster. Reports are not decoded again for that.
 */
export const publish =
  (
    request: PublishRequest,
    reading: TaskResult<Branch>,
    capabilities: Capabilities,
  ): TaskResult<Publication> =>
  async () => {
    const { git, log, now, sleep, random } = capabilities;
    const start = now();
    let attempts = FIRST_ATTEMPT;
    let branch = reading;
    let lost: Attempt | undefined;
    for (;;) {
      const result = await attemptPublish(request, branch, capabilities, attempts.lostResponses);
      const outcome = await toOutcome(result, capabilities);
      if (E.isRight(outcome)) return E.right(toPublication(outcome.right, lost));
      const next = decideNext(outcome.left, attempts, now() - start, random());
      if (next.kind === 'stop') return E.left(next.problems);
      log.info(`${next.why}; retrying on its tip (attempt ${next.attempts.count})`);
      if (next.delayMs > 0) await sleep(next.delayMs);
      attempts = next.attempts;
      const unanswered = lostAttempt(result);
      lost = unanswered?.attempt ?? lost;
      // After a lost response the branch was read already, to find out what became of the push.
      branch = readBranch(git, request.inputs, unanswered && TE.right(unanswered.found));
    }
  };
