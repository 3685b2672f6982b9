import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Change, Pushed, Snapshot } from '../branch/git';
import type { Capabilities } from '../capabilities';
import { fail, type Problem, problem, type Result } from '../problem';
import { show } from '../text/escape';
import { backoffAfterLostResponse } from './retry-policy';

/** What became of a push. `lost`: no response came, and the branch was then found without the commit. */
export type PushResult =
  | Exclude<Pushed, { readonly kind: 'unknown' }>
  | {
      readonly kind: 'lost';
      readonly problem: Problem;
      readonly found: O.Option<Snapshot>;
    };

const unknowable = (branch: string): Problem =>
  problem(
    `the response to the push was lost, and ${show(branch)} cannot be read: it may or may not have been published; run again, which does no harm`,
  );

/**
 * Pushes a change. If the response is lost, the push may have landed all the same: then the branch is
 * read after a delay, which grows with the responses lost before.
 */
export const push = async (
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
