import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { apiPath } from '../api/paths';
import type { Capabilities } from '../capabilities';
import { hasRecords } from '../catalog/totals';
import { blobId } from '../git-objects/objects';
import { fail, type Problem, problem, type Result, type TaskResult } from '../problem';
import { countChanges } from '../published/file-changes';
import type { Change, Pushed, Snapshot } from '../published/git';
import { alongsideIds, type OwnedFiles } from '../published/owned-changes';
import type { Branch } from '../published/read-branch';
import type { Output } from '../render/output';
import { show } from '../values/escape';
import { commitMessage } from './commit-message';
import { type PublishPlan, type PublishRequest, planPublish } from './plan';
import { backoffAfterLostResponse } from './retry';

/** The result of a run. */
export interface Publication {
  readonly plan: PublishPlan;
  /** The tip of the branch after the run; none if the branch does not exist. */
  readonly tip: O.Option<string>;
  /** Problems after the branch was published: the step fails, but the branch is complete. */
  readonly failures: ReadonlyArray<Problem>;
}

/** The result of a push. `lost`: the response was lost, and the branch was then `found` without the commit. */
type PushResult =
  | Exclude<Pushed, { readonly kind: 'unknown' }>
  | {
      readonly kind: 'lost';
      readonly problem: Problem;
      readonly found: O.Option<Snapshot>;
    };

/** An attempt that pushed, or had nothing to push. */
export interface Attempt extends Publication {
  readonly pushed: PushResult | { readonly kind: 'nothing to push' };
}

const formatMessage = (
  { inputs, source, run }: PublishRequest,
  { changes, manifestChoice, decided }: PublishPlan,
): string => {
  const { totals } = decided;
  return commitMessage(
    inputs.commitMessage,
    {
      ...totals,
      changed: countChanges(changes),
      added: changes.added.size,
      modified: changes.modified.size,
      removed: changes.removed.length,
      cves: hasRecords(totals) ? totals.findings : null,
      distinctCves: decided.cves,
      fixable: hasRecords(totals) ? totals.fixable : null,
      sha: source.commit ?? '',
      repository: source.repository,
      run,
    },
    {
      source: manifestChoice.source,
      staleCommit: manifestChoice.stale ? source.commit : null,
    },
  );
};

const toChange = (
  request: PublishRequest,
  plan: PublishPlan,
  next: OwnedFiles,
  time: number,
): Change => {
  const { branch, destination, history, author } = request.inputs;
  return {
    ...{ branch, history, author, time },
    message: formatMessage(request, plan),
    on: plan.branch.tip,
    path: apiPath(destination),
    files: next.rendered,
    alongside: alongsideIds(next),
    removed: next.removed,
  };
};

const unknowable = (branch: string): Problem =>
  problem(
    `the response to the push was lost, and ${show(branch)} cannot be read: it may or may not have been published; run again, which does no harm`,
  );

/**
 * Pushes a change. If the response is lost, the push may have landed: reads the branch after a delay, which
 * grows with the number of responses lost before.
 */
const push = async (
  { git, sleep, random }: Pick<Capabilities, 'git' | 'sleep' | 'random'>,
  change: Change,
  lostBefore: number,
): Promise<Result<PushResult>> => {
  const pushed = await git.push(change)();
  if (E.isLeft(pushed)) return pushed;
  const answer = pushed.right;
  if (answer.kind !== 'unknown') return E.right(answer);
  const { commit, retryAfterMs } = answer;
  await sleep(Math.max(retryAfterMs, backoffAfterLostResponse(lostBefore, random())));
  const found = await git.read(change.branch, change.path)();
  if (E.isLeft(found)) return fail([unknowable(change.branch)]);
  return E.right(
    O.isSome(found.right) && found.right.value.commit === commit
      ? { kind: 'landed', commit }
      : { kind: 'lost', problem: answer.problem, found: found.right },
  );
};

/** Plans on the branch as `reading` finds it, and pushes the changes, if any. */
const planAndPush = async (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  capabilities: Capabilities,
  output: Output | undefined,
  lostBefore: number,
): Promise<Result<Attempt>> => {
  const planned = await planPublish(request, reading, capabilities, output)();
  if (E.isLeft(planned)) return planned;
  const plan = planned.right;
  if (request.inputs.dryRun || O.isNone(plan.nextFiles)) {
    const tip = O.map(({ commit }: Snapshot) => commit)(plan.branch.tip);
    const pushed = { kind: 'nothing to push' } as const;
    return E.right({ plan, tip, pushed, failures: [] });
  }
  const next = plan.nextFiles.value;
  for (const content of next.alongside.values()) {
    const written = await capabilities.git.writeBlob(blobId([content]), [content])();
    if (E.isLeft(written)) return written;
  }
  const change = toChange(request, plan, next, Math.floor(capabilities.now() / 1000));
  const result = await push(capabilities, change, lostBefore);
  if (E.isLeft(result)) return result;
  const pushed = result.right;
  const tip = pushed.kind === 'landed' ? O.some(pushed.commit) : O.none;
  return E.right({ plan, tip, pushed, failures: [] });
};

/** Whether nothing is left to do, so the staged output becomes final. */
const isDone = ({ pushed }: Attempt): boolean =>
  pushed.kind === 'landed' || pushed.kind === 'nothing to push';

/**
 * Makes one attempt to publish. The output folder gets the tree only if the attempt is done; a failure to
 * write it cannot undo the push, and is reported in `failures`.
 */
export const attemptPublish = async (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  capabilities: Capabilities,
  lostBefore: number,
): Promise<Result<Attempt>> => {
  if (request.inputs.output === '')
    return planAndPush(request, reading, capabilities, undefined, lostBefore);
  const opened = await capabilities.outputs.open(request.inputs.output)();
  if (E.isLeft(opened)) return opened;
  const output = opened.right;
  let isFinal = false;
  try {
    const result = await planAndPush(request, reading, capabilities, output, lostBefore);
    isFinal = E.isRight(result) && isDone(result.right);
    if (E.isLeft(result) || !isFinal) return result;
    const finished = await output.finish()();
    return E.isLeft(finished) ? E.right({ ...result.right, failures: finished.left }) : result;
  } finally {
    if (!isFinal) await output.discard()();
  }
};
