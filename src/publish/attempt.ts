import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { apiPath } from '../api/paths';
import { countChanges } from '../branch/file-changes';
import type { Change } from '../branch/git';
import { alongsideIds, type OwnedFiles } from '../branch/owned-changes';
import type { Branch } from '../branch/read-branch';
import type { Capabilities } from '../capabilities';
import { hasRecords } from '../catalog/totals';
import { compareToPublished } from '../diff/compare';
import type { ScanDiff } from '../diff/scan-diff';
import { blobId } from '../git-objects/objects';
import type { Problem, Result, TaskResult } from '../problem';
import type { Output } from '../render/output';
import { commitMessage } from './commit-message';
import { type PublishPlan, type PublishRequest, planPublish } from './plan';
import { type PushResult, push } from './push';

/** How a run ended. */
export interface Publication {
  readonly plan: PublishPlan;
  /** What the plan changes, as people see it. */
  readonly differences: ScanDiff;
  /** The tip of the branch after the run; none if there is no branch. */
  readonly tip: O.Option<string>;
  /** What failed after the branch was published: the step fails, the branch is complete. */
  readonly failures: ReadonlyArray<Problem>;
}

/** An attempt that got as far as its push, or had nothing to push. */
export interface Attempt extends Publication {
  readonly pushed: PushResult | { readonly kind: 'nothing to push' };
}

const formatMessage = (
  request: PublishRequest,
  { changes, manifestChoice, decided }: PublishPlan,
): string => {
  const { totals } = decided;
  return commitMessage(
    request.inputs.commitMessage,
    {
      changed: countChanges(changes),
      added: changes.added.size,
      modified: changes.modified.size,
      removed: changes.removed.length,
      images: totals.images,
      charts: totals.charts,
      cves: hasRecords(totals) ? totals.findings : null,
      distinctCves: decided.cves,
      scannedImages: totals.scannedImages,
      fixable: hasRecords(totals) ? totals.fixable : null,
      sha: request.source.commit ?? '',
      repository: request.source.repository,
      run: request.run,
    },
    {
      source: manifestChoice.source,
      staleCommit: manifestChoice.stale ? request.source.commit : null,
    },
  );
};

const toChange = (
  request: PublishRequest,
  plan: PublishPlan,
  next: OwnedFiles,
  message: string,
  time: number,
): Change => {
  const { branch, destination, history, author } = request.inputs;
  return {
    ...{ branch, history, author, message, time },
    on: plan.branch.tip,
    path: apiPath(destination),
    files: next.rendered,
    alongside: alongsideIds(next),
    removed: next.removed,
  };
};

/** The commit that a plan was made on; empty for a branch that does not exist yet. */
export const tipOf = ({ branch }: PublishPlan): string =>
  O.isSome(branch.tip) ? branch.tip.value.commit : '';

/** Plans on the branch as `reading` finds it, and pushes what changes, if anything does. */
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
  const compare = compareToPublished(plan, plan.replacedFetched, capabilities);
  if (request.inputs.dryRun || O.isNone(plan.nextFiles)) {
    const tip = O.fromNullable(tipOf(plan) || null);
    const pushed = { kind: 'nothing to push' } as const;
    return E.right({ plan, tip, pushed, differences: await compare(), failures: [] });
  }
  for (const content of plan.nextFiles.value.alongside.values()) {
    const written = await capabilities.git.writeBlob(blobId([content]), [content])();
    if (E.isLeft(written)) return written;
  }
  const time = Math.floor(capabilities.now() / 1000);
  const message = formatMessage(request, plan);
  const change = toChange(request, plan, plan.nextFiles.value, message, time);
  // Compares while the push is under way: only its response is waited for then.
  const [result, differences] = await Promise.all([
    push(capabilities, change, lostBefore),
    compare(),
  ]);
  if (E.isLeft(result)) return result;
  const pushed = result.right;
  const tip = pushed.kind === 'landed' ? O.some(pushed.commit) : O.none;
  return E.right({ plan, tip, pushed, differences, failures: [] });
};

/** Whether nothing is left to do: what is staged for the output folder belongs there now. */
export const isDone = ({ pushed }: Attempt): boolean =>
  pushed.kind === 'landed' || pushed.kind === 'nothing to push';

/**
 * One attempt to publish. The output folder gets the tree only if the attempt is done; a failure there
 * cannot undo the push, and is reported beside it.
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
