import { ProblemError } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { withoutNetwork } from './environment';
import { gitError, isBranchMissing } from './errors';
import { runGit } from './process';
import type { Transport } from './transport';

/** More commits than others push between two reads of the branch by one run. */
const MAX_HISTORY = 100;

const HISTORY_REF = 'refs/published/history';

/** Finds which of some commits the branch points to or descends from, among its last commits. */
export const findOwn = async (
  transport: Transport,
  home: string,
  branch: string,
  commits: ReadonlyArray<string>,
): Promise<string | undefined> => {
  const refspec = `+refs/heads/${branch}:${HISTORY_REF}`;
  // Trees are not needed.
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
