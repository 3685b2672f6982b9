import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { problem } from '../../problem';
import { ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { gitError } from './errors';
import { type Environment, type ExitResult, runGit } from './process';

/** The branch may or may not exist: no answer says which. */
export const unreadableBranch = (branch: string, stderr: string): ProblemError =>
  new ProblemError([
    gitError(`the branch ${show(branch)} cannot be read, so nothing was published`, stderr),
  ]);

const notAGitServer = (branch: string): ProblemError =>
  new ProblemError([
    problem(
      `the branch ${show(branch)} cannot be read, so nothing was published; what answers at the address of the repository is not a git server: look for a proxy or a login page between the runner and the server`,
    ),
  ]);

interface Query {
  readonly folder: string;
  readonly env: Environment;
  readonly retry: (call: () => Promise<ExitResult>) => Promise<ExitResult>;
}

/**
 * The commit of a branch; undefined if there is no such branch. A fetch fails without the branch, but
 * also for other reasons: only this is an answer. Throws a {@link ProblemError} if there is none.
 */
export const lsRemote = async (
  { folder, env, retry }: Query,
  branch: string,
): Promise<string | undefined> => {
  const ref = `refs/heads/${branch}`;
  const packets = path.join(folder, 'packets');
  const result = await retry(() => {
    rmSync(packets, { force: true });
    return runGit({
      folder,
      args: ['ls-remote', 'origin', ref],
      env: { ...env, GIT_TRACE_PACKET: packets },
    });
  });
  if (result.code !== 0) throw unreadableBranch(branch, result.stderr);
  // In an empty page, of a proxy or a login portal, git finds no branches and reports no error.
  if (!existsSync(packets) || readFileSync(packets).length === 0) throw notAGitServer(branch);
  return result.stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([, name]) => name === ref)?.[0];
};
