import type { Change, Pushed } from '../../previous/git';
import { explain, isRefused, isRejectedAsOutdated, isUnsent, mayPassLater } from './errors';
import type { ExitResult } from './process';

/** Reports success for our ref. git may exit with 0 without a push. */
const UPDATED_REF = /^[ +*]\t/m;

/** The ref already was at this commit: another run made the very same commit, or an earlier push of this run landed. */
const UP_TO_DATE = /^=\t/m;

/**
 * Interprets the result of `git push --porcelain`. Only a line of the remote is a refusal: git may send a request
 * twice, and the second may fail although the server took the first.
 */
export const interpretPush = (
  { history }: Pick<Change, 'history'>,
  commit: string,
  { code, stdout, stderr }: ExitResult,
): Pushed => {
  const answer = stdout.toString('utf8');
  if (code === 0 && UPDATED_REF.test(answer)) return { kind: 'landed', commit };
  const [, reason = ''] = /^!\t\S+\t(.*)$/m.exec(answer) ?? [];
  const failed = { reason, stderr, forced: history === 'squash' };
  const failure = explain(`${stderr}\n${reason}`);
  const known = { commit, failure, isUnsent: isUnsent(failed) };
  if (UP_TO_DATE.test(answer) || isRejectedAsOutdated(failed))
    return { kind: 'moved', ...known, isFinal: false };
  if (isRefused(failed)) return { kind: 'refused', ...known, isFinal: true };
  return { kind: 'unknown', ...known, isFinal: !mayPassLater(failed) };
};
