import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Change, Pushed } from '../branch/git';
import type { Capabilities } from '../capabilities';
import { type Problem, type Problems, problem, type TaskResult } from '../problem';
import { show } from '../text/escape';
import { backoffAfterLostResponse } from './retry-policy';

type Unknown = Extract<Pushed, { readonly kind: 'unknown' }>;

const inTheDark = (branch: string): Problem =>
  problem(
    `the answer to the push got lost, and ${show(branch)} cannot be read: it may or may not be published; run again, which does no harm`,
  );

/** A push whose answer got lost may have landed all the same: the branch tells, after a pause. */
const lookUp = (
  { git, sleep, random }: Capabilities,
  { branch, path }: Change,
  answer: Unknown,
  losses: number,
): TaskResult<Pushed> =>
  pipe(
    TE.fromTask(() =>
      sleep(Math.max(answer.retryAfterMs, backoffAfterLostResponse(losses, random()))),
    ),
    TE.chain(() => git.read(branch, path)),
    TE.mapLeft((): Problems => [inTheDark(branch)]),
    TE.map((tip) =>
      O.isSome(tip) && tip.value.commit === answer.commit
        ? { kind: 'landed', commit: answer.commit }
        : answer,
    ),
  );

/** Pushes, and finds out what became of it; so many answers got lost before. */
export const push = (
  capabilities: Capabilities,
  change: Change,
  losses: number,
): TaskResult<Pushed> =>
  pipe(
    capabilities.git.push(change),
    TE.chain((answer) =>
      answer.kind === 'unknown'
        ? lookUp(capabilities, change, answer, losses)
        : TE.right<Problems, Pushed>(answer),
    ),
  );
