import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { problem } from '../../problem';
import { ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { refusal } from './errors';
import { type Ended, type Environment, runGit } from './process';

/** The branch may or may not be there: nobody says so. */
export const unreadable = (branch: string, stderr: string): ProblemError =>
  new ProblemError([
    refusal(`the branch ${show(branch)} cannot be read, so nothing was published`, stderr),
  ]);

const noGitServer = (branch: string): ProblemError =>
  new ProblemError([
    problem(
      `the branch ${show(branch)} cannot be read, so nothing was published; what answers at the address of the repository is no git server: look for a proxy or a login page between the runner and the server`,
    ),
  ]);

/** How a question is put: the repository, the environment of git, and who calls it again. */
export interface Asking {
  readonly folder: string;
  readonly env: Environment;
  readonly patiently: (call: () => Promise<Ended>) => Promise<Ended>;
}

/**
 * The id of the commit that a branch holds; undefined if the branch is not there. A fetch fails for one
 * that is not, and not only then: only a plain answer counts. Throws a {@link ProblemError} without one.
 */
export const askForTip = async (
  { folder, env, patiently }: Asking,
  branch: string,
): Promise<string | undefined> => {
  const ref = `refs/heads/${branch}`;
  const packets = path.join(folder, 'packets');
  const asked = await patiently(() => {
    rmSync(packets, { force: true });
    return runGit({
      folder,
      args: ['ls-remote', 'origin', ref],
      env: { ...env, GIT_TRACE_PACKET: packets },
    });
  });
  if (asked.code !== 0) throw unreadable(branch, asked.stderr);
  // In an empty page, a proxy's or a portal's, git finds no branches, and no fault.
  if (!existsSync(packets) || readFileSync(packets).length === 0) throw noGitServer(branch);
  return asked.stdout
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([, name]) => name === ref)?.[0];
};
