import path from 'node:path';
import type { TaskResult } from '../../domain/problem';
import { attempt } from '../../domain/task/attempt';
import type { RetryEffects } from '../../domain/task/retry';
import type { Git } from '../../previous/git';
import { LocalRepository } from './local-repository';
import { summarize } from './output';
import { killAll } from './process';
import type { Remote } from './remote';
import { Transport } from './transport';
import { explainUnsupportedGit } from './version';

/** Opens a repository in `folder` that publishes to a remote; `close` kills its processes. */
export const openGit = (
  folder: string,
  home: string,
  remote: Remote,
  effects: RetryEffects,
): { readonly git: Git; readonly close: () => void } => {
  const directory = path.join(folder, 'publish.git');
  const repository = new LocalRepository(
    directory,
    new Transport(directory, remote, home, effects),
    home,
  );
  const run = <A>(what: string, call: () => Promise<A>): TaskResult<A> =>
    explainUnsupportedGit(home)(attempt(call, (cause) => `${what}: ${summarize(cause)}`));
  return {
    close: () => {
      repository.close();
      killAll();
    },
    git: {
      read: (branch, at, beside) =>
        run('the branch cannot be read', () => repository.read(branch, at, beside)),
      contains: (commit) => run('the branch cannot be read', () => repository.contains(commit)),
      hasMoved: run('the branch cannot be read', () => repository.hasMoved()),
      tip: (branch) => run('the branch cannot be read', () => repository.readTip(branch)),
      fetchBlobs: (ids) => run('documents cannot be fetched', () => repository.fetchBlobs(ids)),
      readBlob: (id) =>
        run('a document of the branch cannot be read', () => repository.readBlob(id)),
      writeBlob: (id, chunks, former) =>
        run('a document cannot be written', () => repository.writeBlob(id, chunks, former)),
      push: (change) => run('the push failed', () => repository.push(change)),
    },
  };
};
