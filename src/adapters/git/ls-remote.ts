import path from 'node:path';
import { problem } from '../../problem';
import { ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { PacketTrace } from './default-branch';
import { gitError } from './errors';
import { type Environment, type ExitResult, runGit } from './process';

const unreadable = (branch: string): string =>
  `the branch ${show(branch)} cannot be read, so nothing was published`;

/** It is unknown whether the branch exists. */
export const unreadableBranch = (branch: string, stderr: string): ProblemError =>
  new ProblemError([gitError(unreadable(branch), stderr)]);

interface Query {
  readonly folder: string;
  readonly env: Environment;
  readonly retry: (call: () => Promise<ExitResult>) => Promise<ExitResult>;
}

/**
 * The commit of a branch; undefined if the branch does not exist. Only this request tells: a fetch of a missing
 * branch fails, but fetches fail for other reasons too. Throws a {@link ProblemError} without an answer.
 */
export const lsRemote = async (
  { folder, env, retry }: Query,
  branch: string,
): Promise<string | undefined> => {
  const ref = `refs/heads/${branch}`;
  const packets = new PacketTrace(path.join(folder, 'packets'));
  const result = await retry(() => {
    packets.clear();
    return runGit({ folder, args: ['ls-remote', 'origin', ref], env: { ...env, ...packets.env } });
  });
  if (result.code !== 0) throw unreadableBranch(branch, result.stderr);
  // In the empty page of a proxy or a login portal, git finds no branches and reports no error.
  if (packets.start() === '')
    throw new ProblemError([
      problem(
        `${unreadable(branch)}; the server at the address of the repository is not a git server: look for a proxy or a login page between the runner and the server`,
      ),
    ]);
  return result.stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([, name]) => name === ref)?.[0];
};
