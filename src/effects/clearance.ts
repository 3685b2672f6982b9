import path from 'node:path';
import * as O from 'fp-ts/Option';
import type { BranchFacts } from '../doctor/check';
import { problem } from '../errors';
import { causeOf } from './attempt';
import type { Clearance } from './capabilities';
import { environment, runRemote } from './git-command';
import { isTransient, refusal } from './git-refusals';
import { addressOf, credentials, type Remote } from './git-remote';
import { askGitHub, type GitHubApi } from './github';

const PATIENCE = 5_000;

/** Matches no branch: git reads what it may write to, finds nothing to send, and sends nothing. */
const NOTHING = 'refs/nothing/*:refs/nothing/*';

const REFUSED =
  /error: 40[134]|permission to|not found|authentication failed|could not read username|invalid credentials/i;

/** Says what git says of the right to write, with the very settings of a push. */
const askAccess = async (folder: string, home: string, remote: Remote) => {
  const what = 'a push would not succeed';
  try {
    const { code, stderr } = await runRemote({
      args: ['-C', folder, 'push', '--dry-run', '--porcelain', addressOf(remote), NOTHING],
      env: environment(home, credentials(remote)),
      input: '',
    });
    if (code === 0) return { kind: 'granted' } as const;
    const isRefused = !isTransient(stderr) && REFUSED.test(stderr);
    return { kind: isRefused ? 'refused' : 'unknown', problem: refusal(what, stderr) } as const;
  } catch (thrown) {
    return { kind: 'unknown', problem: problem(`${what}: ${causeOf(thrown)}`) } as const;
  }
};

const askBranch = async (github: GitHubApi, branch: string): Promise<BranchFacts> => {
  const [isProtected, rules] = await Promise.all([
    askGitHub(github, PATIENCE, async (rest, about) => {
      const { data } = await rest.repos.getBranch({ ...about, branch });
      return O.fromPredicate((u): u is boolean => typeof u === 'boolean')(data.protected);
    }),
    askGitHub(github, PATIENCE, async (rest, about) => {
      const { data } = await rest.repos.getBranchRules({ ...about, branch, per_page: 100 });
      return O.some(data.map(({ type }) => String(type)));
    }),
  ]);
  return { protected: O.toUndefined(isProtected), rules: O.toUndefined(rules) };
};

/** Asks git's server and GitHub what a push may expect; `folder` is that of the private repository. */
export const openClearance = (
  folder: string,
  home: string,
  remote: Remote,
  github: GitHubApi,
): Clearance => ({
  access: () => askAccess(path.join(folder, 'publish.git'), home, remote),
  branch: (branch) => () => askBranch(github, branch),
});
