import { ProblemError } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import type { Change, Pushed } from '../../previous/git';
import { gitError, isIndeterminate, isRejectedAsOutdated } from './errors';
import type { ExitResult } from './process';

/** The line that reports success for our ref; git may exit with 0 without a push. */
const UPDATED_REF = /^[ +*]\t/m;

/** The ref was at this commit before: another run made the very same one, or an earlier push of this run landed. */
const UP_TO_DATE = /^=\t/m;

/**
 * Interprets the result of `git push --porcelain`. Throws a {@link ProblemError} with advice if the remote
 * refused the commit for good.
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
  if (UP_TO_DATE.test(answer) || isRejectedAsOutdated(failure)) return { kind: 'moved', problem };
  if (!isIndeterminate(failure)) throw new ProblemError([problem]);
  return { kind: 'unknown', commit, problem };
};
