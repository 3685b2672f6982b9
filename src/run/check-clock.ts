import * as E from 'fp-ts/Either';
import { fail, type TaskResult, withTitle } from '../domain/problem';
import type { Snapshot } from '../previous/git';
import { stopBehindTip } from '../publish/clock';
import type { Inputs } from '../read/inputs/inputs';
import type { Capabilities } from './capabilities';

/**
 * Stops a run whose clock is behind the branch, before the clock is used to judge the dates of files. If the branch
 * cannot be read, that is reported later.
 */
export const checkClock =
  (
    { branch }: Pick<Inputs, 'branch'>,
    tip: TaskResult<Snapshot | undefined>,
    { now }: Pick<Capabilities, 'now'>,
  ): TaskResult<void> =>
  async () => {
    const found = await tip();
    if (E.isLeft(found)) return E.right(undefined);
    const result = stopBehindTip(now(), found.right, branch);
    return E.isLeft(result) ? fail(result.left.map(withTitle('Publishing'))) : result;
  };
