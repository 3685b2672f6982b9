import { ProblemError } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { withoutNetwork } from './environment';
import { gitError, isBranchMissing } from './errors';
import { runGit } from './process';
import type { Transport } from './transport';

/** How many commits others may push between two readings of the branch by one run, at the most. */
const MAX_HISTORY = 100;

const HISTORY_REF = 'refs/published/history';

/** Finds the one of some commits that a branch is at, or descends from, among its last commits. */
export const findOwn = async (
  transport: Transport,
  home: string,
  branch: string,
  commits: ReadonlyArray<string>,
): Promise<string | undefined> => {
  const refspec = `+refs/heads/${branch}:${HISTORY_REF}`;
  // Without their trees.
  const options = { filter: 'tree:0' } as const;
  const args = [`--depth=${MAX_HISTORY}`, 'origin', refspec];
  const { code, stderr } = await transport.fetch(args, options);
  if (code !== 0 && isBranchMissing(stderr)) return undefined;
  if (code !== 0)
    throw new ProblemError([gitError(`the history of ${show(branch)} cannot be read`, stderr)]);
  const { folder } = transport;
  for (const commit of commits) {
    const ask = ['merge-base', '--is-ancestor', commit, HISTORY_REF];
    if ((await runGit({ folder, args: ask, env: withoutNetwork(home) })).code === 0) return commit;
  }
  return undefined;
};
