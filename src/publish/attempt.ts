import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../decide/gates/find-failures';
import { newsLine } from '../derive/news/headline';
import { blobId } from '../domain/git-objects/objects';
import type { TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import { countChanges } from '../previous/file-changes';
import type { Change } from '../previous/git';
import type { Output, PublishCapabilities } from './capabilities';
import { commitMessage } from './commit-message';
import { type PublishPlan, planPublish } from './plan';
import { type FailedPush, type PushResult, push } from './push';
import type { PublishRequest } from './request';
import type { Attempts } from './retry';

export interface Publication {
  readonly plan: PublishPlan;
  /** The tip of the branch after the run; undefined if the branch does not exist. */
  readonly tip: string | undefined;
  /** Problems after the push: the step fails, but the branch is complete. */
  readonly failures: ReadonlyArray<Failure>;
}

/** An attempt that pushed, or had nothing to push. */
export interface Attempt extends Publication {
  readonly pushed: PushResult | { readonly kind: 'nothing to push' };
}

const formatMessage = ({ inputs, source: own }: PublishRequest, plan: PublishPlan): string => {
  const { manifestChoice } = plan;
  const { source, stale: isStale } = manifestChoice;
  // Without a gate that fails the step: the commit tells only what was published.
  const headline = newsLine(plan);
  const facts = { headline, own, source, isStale };
  return commitMessage(inputs.commitMessage, facts);
};

const toChange = (request: PublishRequest, plan: PublishPlan, time: number): Change => {
  const { branch, history, author } = request.inputs;
  return {
    branch,
    history,
    author,
    time,
    message: formatMessage(request, plan),
    on: plan.branch.tip,
    changes: plan.changes,
  };
};

const pushPlan = (
  request: PublishRequest,
  plan: PublishPlan,
  capabilities: PublishCapabilities,
  before: Attempts,
): TaskResult<Attempt> =>
  steps(function* ($) {
    const { git, now, onPublished } = capabilities;
    if (request.inputs.dryRun || countChanges(plan.changes) === 0) {
      const tip = plan.branch.tip?.commit;
      return { plan, tip, pushed: { kind: 'nothing to push' }, failures: [] };
    }
    for (const content of plan.alongside.values())
      yield* $(git.writeBlob(blobId([content]), [content]));
    const change = toChange(request, plan, Math.floor(now() / 1000));
    const pushed = yield* $(push(capabilities, request.inputs, change, before));
    if (pushed.kind === 'landed') onPublished();
    const tip = pushed.kind === 'landed' ? pushed.commit : undefined;
    return { plan, tip, pushed, failures: [] };
  });

/** Why an attempt has to be made again; undefined if nothing is left to do. */
export const failedPushOf = ({ pushed }: Attempt): FailedPush | undefined =>
  pushed.kind === 'landed' || pushed.kind === 'nothing to push' ? undefined : pushed;

/**
 * Gives the output folder its new tree if the attempt is done, and leaves it as it was otherwise. A failure to write it
 * cannot undo the push, so it is reported in `failures`.
 */
const finishOutput = (output: Output, attempting: TaskResult<Attempt>): TaskResult<Attempt> =>
  steps(function* ($) {
    let isFinal = false;
    try {
      const attempt = yield* $(attempting);
      isFinal = failedPushOf(attempt) === undefined;
      if (!isFinal) return attempt;
      const finished = yield* $(TE.fromTask(output.finish()));
      const reason = 'the folder of output was not written';
      return E.isLeft(finished)
        ? { ...attempt, failures: finished.left.map((each) => ({ ...each, reason })) }
        : attempt;
    } finally {
      if (!isFinal) yield* $(output.discard());
    }
  });

/**
 * Makes the attempt that follows those in `before`: plans on the branch that `reading` returns, and pushes the changes.
 */
export const attemptPublish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  capabilities: PublishCapabilities,
  before: Attempts,
): TaskResult<Attempt> =>
  steps(function* ($) {
    const folder = request.inputs.output;
    const output = folder === '' ? undefined : yield* $(capabilities.outputs.open(folder));
    const attempting = pipe(
      planPublish(request, reading, capabilities, output),
      TE.chain((plan) => pushPlan(request, plan, capabilities, before)),
    );
    return yield* $(output === undefined ? attempting : finishOutput(output, attempting));
  });
