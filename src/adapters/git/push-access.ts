import path from 'node:path';
import { problem } from '../../domain/problem';
import { errorMessage } from '../../domain/task/attempt';
import type { PushAccess, PushProbe } from '../../publish/preflight/check';
import { environment } from './environment';
import { gitError, isTransient } from './errors';
import { runGit } from './process';
import { addressOf, credentials, type Remote } from './remote';

/** Matches no branch: git requests write access, and finds nothing to push. */
const EMPTY_REFSPEC = 'refs/nothing/*:refs/nothing/*';

const REFUSED =
  /error: 40[134]|permission to|not found|authentication failed|could not read username|invalid credentials/i;

/** Requests write access as a push does. */
const probeAccess = async (folder: string, home: string, remote: Remote): Promise<PushAccess> => {
  const what = 'a push would fail';
  try {
    const { code, stderr } = await runGit({
      folder,
      args: ['push', '--dry-run', '--porcelain', addressOf(remote), EMPTY_REFSPEC],
      env: environment(home, credentials(remote)),
    });
    if (code === 0) return { kind: 'granted' };
    const isRefused = !isTransient(stderr) && REFUSED.test(stderr);
    return { kind: isRefused ? 'refused' : 'unknown', problem: gitError(what, stderr) };
  } catch (thrown) {
    return { kind: 'unknown', problem: problem(`${what}: ${errorMessage(thrown)}`) };
  }
};

/** Asks the git server whether the token may push. `folder` contains the local repository. */
export const openPushProbe =
  (folder: string, home: string, remote: Remote): PushProbe =>
  () =>
    probeAccess(path.join(folder, 'publish.git'), home, remote);
