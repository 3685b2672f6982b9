import path from 'node:path';
import type { PushProbe } from '../../preflight/push-access';
import { problem } from '../../problem';
import { errorMessage } from '../../task/attempt';
import type { GitHubApi } from '../github/octokit';
import { isTransient, refusal } from './errors';
import { environment, runGit } from './process';
import { addressOf, credentials, type Remote } from './remote';

/** Matches no branch: git reads what it may write to, finds nothing to send, and sends nothing. */
const NOTHING = 'refs/nothing/*:refs/nothing/*';

const REFUSED =
  /error: 40[134]|permission to|not found|authentication failed|could not read username|invalid credentials/i;

/** Says what git says of the right to write, with the very settings of a push. */
const askAccess = async (folder: string, home: string, remote: Remote) => {
  const what = 'a push would not succeed';
  try {
    const { code, stderr } = await runGit({
      folder,
      args: ['push', '--dry-run', '--porcelain', addressOf(remote), NOTHING],
      env: environment(home, credentials(remote)),
    });
    if (code === 0) return { kind: 'granted' } as const;
    const isRefused = !isTransient(stderr) && REFUSED.test(stderr);
    return { kind: isRefused ? 'refused' : 'unknown', problem: refusal(what, stderr) } as const;
  } catch (thrown) {
    return { kind: 'unknown', problem: problem(`${what}: ${errorMessage(thrown)}`) } as const;
  }
};

/** Asks git's server and GitHub what a push may expect; `folder` is that of the private repository. */
export const openPushProbe = (
  folder: string,
  home: string,
  remote: Remote,
  github: GitHubApi,
): PushProbe => ({
  access: () => askAccess(path.join(folder, 'publish.git'), home, remote),
  branch: (branch) => async () => {
    const { fetchBranchFacts } = await import('../github/repository-facts');
    return fetchBranchFacts(github, branch);
  },
});
