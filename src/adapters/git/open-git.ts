import path from 'node:path';
import type { Git } from '../../branch/git';
import type { TaskResult } from '../../problem';
import { attempt } from '../../task/attempt';
import type { RetryEffects } from '../../task/retry';
import { onOneLine } from './errors';
import { PrivateRepository } from './local-repository';
import { endGits } from './process';
import type { Remote } from './remote';
import { blameOldGit } from './version';

/** Opens the repository; `close` ends its processes. */
export const openGit = (
  folder: string,
  home: string,
  remote: Remote,
  effects: RetryEffects,
): { readonly git: Git; readonly close: () => void } => {
  const repository = new PrivateRepository(path.join(folder, 'publish.git'), remote, home, effects);
  const run = <A>(what: string, call: () => Promise<A>): TaskResult<A> =>
    blameOldGit(home)(attempt(call, (cause) => `${what}: ${onOneLine(cause)}`));
  return {
    close: () => {
      repository.close();
      endGits();
    },
    git: {
      fetchTip: (branch) => run('the branch cannot be read', () => repository.fetchTip(branch)),
      hasMoved: run('the branch cannot be read', () => repository.hasMoved()),
      readTree: (id) => run('a folder of the branch cannot be read', () => repository.readTree(id)),
      read: (id) => run('a document of the branch cannot be read', () => repository.read(id)),
      prefetch: (ids) => run('documents cannot be fetched', () => repository.prefetch(ids)),
      writeBlob: (id, pieces) =>
        run('a document cannot be written', () => repository.writeBlob(id, pieces)),
      commit: (commit) => run('the commit cannot be written', () => repository.commit(commit)),
      push: (commit, branch, lease) =>
        run('the push failed', () => repository.push(commit, branch, lease)),
    },
  };
};
