import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Lease, Pushed } from '../branch/git';
import type { Capabilities } from '../capabilities';
import { type Problem, type Problems, problem, type TaskResult } from '../problem';
import { show } from '../text/escape';
import { pauseAfterLoss } from './retry-policy';

/** A commit on its way. */
export interface Push {
  readonly commit: string;
  readonly branch: string;
  readonly lease: Lease;
}

type Unknown = Extract<Pushed, { readonly kind: 'unknown' }>;

const inTheDark = (branch: string): Problem =>
  problem(
    `the answer to the push got lost, and ${show(branch)} cannot be read: it may or may not be published; run again, which does no harm`,
  );

/** A push whose answer got lost may have landed all the same: the branch tells, after a pause. */
const lookUp = (
  { git, sleep, random }: Capabilities,
  { commit, branch }: Push,
  answer: Unknown,
  losses: number,
): TaskResult<Pushed> =>
  pipe(
    TE.fromTask(() => sleep(Math.max(answer.retryAfter, pauseAfterLoss(losses, random())))),
    TE.chain(() => git.fetchTip(branch)),
    TE.mapLeft((): Problems => [inTheDark(branch)]),
    TE.map((tip) => (O.isSome(tip) && tip.value.commit === commit ? { kind: 'landed' } : answer)),
  );

/** Pushes, and finds out what became of it; so many answers got lost before. */
export const push = (capabilities: Capabilities, made: Push, losses: number): TaskResult<Pushed> =>
  pipe(
    capabilities.git.push(made.commit, made.branch, made.lease),
    TE.chain((answer) =>
      answer.kind === 'unknown'
        ? lookUp(capabilities, made, answer, losses)
        : TE.right<Problems, Pushed>(answer),
    ),
  );
