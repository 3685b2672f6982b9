import { problem } from '../../domain/problem';
import { errorMessage } from '../../domain/task/attempt';
import type { PushProbe } from '../../publish/preflight/check';
import { gitError, isTransient } from './errors';
import type { Transport } from './transport';

/** Matches no branch: git requests write access, and finds nothing to push. */
const EMPTY_REFSPEC = 'refs/nothing/*:refs/nothing/*';

const REFUSED =
  /error: 40[134]|permission to|not found|authentication failed|could not read username|invalid credentials/i;

/** Asks the git server, as a push does, whether the token may push. */
export const openPushProbe =
  (transport: Transport): PushProbe =>
  async () => {
    const what = 'a push would fail';
    try {
      const { code, stderr } = await transport.push(['--dry-run', 'origin', EMPTY_REFSPEC]);
      if (code === 0) return { kind: 'granted' };
      const isRefused = !isTransient(stderr) && REFUSED.test(stderr);
      return { kind: isRefused ? 'refused' : 'unknown', problem: gitError(what, stderr) };
    } catch (thrown) {
      return { kind: 'unknown', problem: problem(`${what}: ${errorMessage(thrown)}`) };
    }
  };
