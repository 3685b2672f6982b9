import type { Change, Pushed } from '../../branch/git';
import { ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { gitError, isIndeterminate, isRejectedAsOutdated } from './errors';
import type { ExitResult } from './process';

/** A porcelain line that reports success for our ref: git can exit with 0 without having pushed. */
const UPDATED_REF = /^[ +*=]\t/m;

/**
 * What a call of `git push --porcelain` did with the commit of a change. Throws a {@link ProblemError}
 * with advice if the remote refused it for good.
 */
export const interpretPush = (
  { branch, history }: Pick<Change, 'branch' | 'history'>,
  commit: string,
  { code, stdout, stderr }: ExitResult,
): Pushed => {
  const answer = stdout.toString('utf8');
  if (code === 0 && UPDATED_REF.test(answer)) return { kind: 'landed', commit };
  const [, reason = ''] = /^!\t\S+\t(.*)$/m.exec(answer) ?? [];
  const failure = { reason, stderr, forced: history === 'squash' };
  const what = `the push to ${show(branch)} did not succeed, nothing was published`;
  const problem = gitError(what, `${stderr}\n${reason}`);
  if (isRejectedAsOutdated(failure)) return { kind: 'moved', problem };
  if (!isIndeterminate(failure)) throw new ProblemError([problem]);
  return { kind: 'unknown', commit, problem, retryAfterMs: 0 };
};
