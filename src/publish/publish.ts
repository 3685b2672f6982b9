import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { countOf } from '../branch/file-changes';
import type { Pushed } from '../branch/git';
import { EMPTY_FILE } from '../branch/owned-changes';
import { type Branch, readBranch } from '../branch/read-branch';
import type { Capabilities } from '../capabilities';
import { hasRecords } from '../catalog/totals';
import { compareToPublished } from '../diff/compare';
import type { ScanDiff } from '../diff/scan-diff';
import { blobId } from '../git-objects/objects';
import type { Problem, Problems, TaskResult } from '../problem';
import type { Output } from '../render/output';
import { afterNothing, afterOne, type Efforts, lastWord, NO_EFFORTS } from './attempts';
import { commitMessage } from './commit-message';
import type { NextTree } from './next-tree';
import { type PublishPlan, type PublishRequest, planPublish } from './plan';
import { push } from './push';
import { pauseBefore, worthAnotherTry } from './retry-policy';

/** How a run ended. */
export interface Publication {
  readonly plan: PublishPlan;
  /** What the draft changes in the eyes of people. */
  readonly differences: ScanDiff;
  /** The tip of the branch after the run; none if there is no branch. */
  readonly tip: O.Option<string>;
  /** What went wrong after the branch was published: the step fails, the branch is complete. */
  readonly failures: ReadonlyArray<Problem>;
}

interface Tried extends Publication {
  readonly pushed: Pushed;
}

const messageOf = (
  request: PublishRequest,
  { changes, chosen, composed: { totals } }: PublishPlan,
): string =>
  commitMessage(
    request.inputs.commitMessage,
    {
      changed: countOf(changes),
      added: changes.added.size,
      modified: changes.modified.size,
      removed: changes.removed.length,
      images: totals.images,
      charts: totals.charts,
      cves: hasRecords(totals) ? totals.cves : null,
      fixable: hasRecords(totals) ? totals.fixable : null,
      sha: request.source.commit ?? '',
      repository: request.source.repository,
      run: request.run,
    },
    {
      source: chosen.source,
      staleCommit: chosen.stale ? request.source.commit : null,
    },
  );

const tipOf = ({ branch }: PublishPlan): O.Option<string> =>
  pipe(
    branch.tip,
    O.map(({ commit }) => commit),
  );

const writeCommit = (
  request: PublishRequest,
  { git, now }: Capabilities,
  made: PublishPlan,
  tree: NextTree,
): TaskResult<string> => {
  const nojekyll = [...made.changes.added.values()].includes(EMPTY_FILE);
  return pipe(
    nojekyll ? git.writeBlob(EMPTY_FILE, []) : TE.right(undefined),
    TE.chain(() =>
      pipe(
        [...made.landings.added.values()],
        TE.traverseSeqArray((page) => git.writeBlob(blobId([page]), [page])),
      ),
    ),
    TE.chain(() =>
      git.commit({
        parent: tipOf(made),
        history: request.inputs.history,
        tree: tree.id,
        folders: tree.objects,
        message: messageOf(request, made),
        author: request.inputs.author,
        time: Math.floor(now() / 1000),
      }),
    ),
  );
};

/** Compares while the push is under way: nothing but its answer is waited for then. */
const commitAndPush = (
  request: PublishRequest,
  capabilities: Capabilities,
  made: PublishPlan,
  tree: NextTree,
  losses: number,
): TaskResult<Tried> => {
  const { branch, history } = request.inputs;
  return pipe(
    writeCommit(request, capabilities, made, tree),
    // A push beside a fetch would take the repository for a partial one.
    TE.chainFirstTaskK(() => made.brought),
    TE.chain((commit) =>
      pipe(
        sequenceS(TE.ApplyPar)({
          pushed: push(
            capabilities,
            { commit, branch, lease: { tip: tipOf(made), history } },
            losses,
          ),
          differences: TE.fromTask(compareToPublished(made, made.brought, capabilities)),
        }),
        TE.map((done) => ({ ...done, plan: made, tip: O.some(commit), failures: [] })),
      ),
    ),
  );
};

/** What comes of a draft that is not pushed: it counts as landed, as there is nothing to try again. */
const compareOnly = (made: PublishPlan, capabilities: Capabilities): TaskResult<Tried> =>
  pipe(
    TE.fromTask(compareToPublished(made, made.brought, capabilities)),
    TE.map((differences) => ({
      plan: made,
      differences,
      tip: tipOf(made),
      pushed: { kind: 'landed' },
      failures: [],
    })),
  );

/** Puts the staged tree in place; what fails here cannot undo the push, and is said beside it. */
const finished = (output: Output, tried: Tried): TaskResult<Tried> =>
  pipe(
    output.finish(),
    TE.match(
      (failures) => ({ ...tried, failures }),
      () => tried,
    ),
    TE.fromTask,
  );

const discarded = (output: Output): TaskResult<void> =>
  pipe(
    output.discard(),
    TE.orElse(() => TE.right<Problems, void>(undefined)),
  );

const withOutput = (
  request: PublishRequest,
  { outputs }: Capabilities,
  use: (output: Output | undefined) => TaskResult<Tried>,
): TaskResult<Tried> => {
  if (request.inputs.output === '') return use(undefined);
  return pipe(
    outputs.open(request.inputs.output),
    TE.chain((output) =>
      pipe(
        use(output),
        TE.chain((tried) =>
          tried.pushed.kind === 'landed'
            ? finished(output, tried)
            : pipe(
                discarded(output),
                TE.map(() => tried),
              ),
        ),
        TE.orElse((problems) =>
          pipe(
            discarded(output),
            TE.chain(() => TE.left(problems)),
          ),
        ),
      ),
    ),
  );
};

/** One try: compute on the tip as it is, then commit and push what changed. */
const tryOnce = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  capabilities: Capabilities,
  losses: number,
): TaskResult<Tried> =>
  withOutput(request, capabilities, (output) =>
    pipe(
      planPublish(request, reading, capabilities, output),
      TE.chain(
        (made): TaskResult<Tried> =>
          !request.inputs.dryRun && O.isSome(made.next)
            ? commitAndPush(request, capabilities, made, made.next.value, losses)
            : compareOnly(made, capabilities),
      ),
    ),
  );

/** The last try whose answer got lost. */
type Lost = O.Option<Tried>;

/** If nothing is left to do after a push whose answer got lost, that push did it. */
const withLost = (tried: Tried, lost: Lost): Tried =>
  O.isSome(lost) && countOf(tried.plan.changes) === 0
    ? {
        ...tried,
        differences: lost.value.differences,
        plan: { ...tried.plan, changes: lost.value.plan.changes },
      }
    : tried;

/**
 * Publishes: computes the next tree on the branch as `reading` finds it and pushes it, and does so anew
 * on the new tip whenever somebody else was faster. Reports are not decoded again for that.
 */
export const publish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  capabilities: Capabilities,
): TaskResult<Publication> => {
  const { git, log, now, sleep, random } = capabilities;
  const start = now();
  const anew = (
    why: string,
    pause: T.Task<void>,
    efforts: Efforts,
    lost: Lost,
  ): TaskResult<Tried> => {
    log.info(`${why}: computing on the tip of the branch (try ${efforts.tries})`);
    return pipe(
      TE.fromTask(pause),
      TE.chain(() => next(readBranch(git, request.inputs), efforts, lost)),
    );
  };
  const afterMove = (efforts: Efforts, lost: Lost): TaskResult<Tried> =>
    anew(
      efforts.standing > 0 ? 'the branch is said to have moved' : 'the branch moved meanwhile',
      () => sleep(pauseBefore(efforts.tries - 1, random())),
      efforts,
      lost,
    );
  const next = (branch: TaskResult<Branch>, efforts: Efforts, lost: Lost): TaskResult<Tried> =>
    pipe(
      tryOnce(request, branch, capabilities, efforts.losses),
      TE.matchE(
        // Where the branch moved, what was to be read may be there no more.
        (problems): TaskResult<Tried> =>
          pipe(
            git.hasMoved,
            TE.match(
              () => false,
              (moved) => moved && worthAnotherTry(efforts.tries, now() - start),
            ),
            T.chain((again) =>
              again ? afterMove(afterNothing(efforts), lost) : TE.left(problems),
            ),
          ),
        (tried): TaskResult<Tried> => {
          const { pushed } = tried;
          if (pushed.kind === 'landed') return TE.right(withLost(tried, lost));
          const missed = { pushed, on: tipOf(tried.plan) };
          const following = afterOne(efforts, missed);
          const end = lastWord(missed, following, now() - start);
          if (end !== undefined) return TE.left([end]);
          // After a loss there was a pause before the branch was asked.
          return pushed.kind === 'moved'
            ? afterMove(following, lost)
            : anew('the push got lost', T.of(undefined), following, O.some(tried));
        },
      ),
    );
  return pipe(
    next(reading, NO_EFFORTS, O.none),
    TE.map(({ pushed: _, ...publication }) => publication),
  );
};
