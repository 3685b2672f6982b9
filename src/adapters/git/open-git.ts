import path from 'node:path';
import type { TaskResult } from '../../domain/problem';
import { attempt } from '../../domain/task/attempt';
import type { RetryEffects } from '../../domain/task/retry';
import { lazy } from '../../domain/values/lazy';
import type { Git } from '../../previous/git';
import { findOwn } from './find-own';
import { LocalRepository } from './local-repository';
import { summarize } from './output';
import { killAll } from './process';
import type { Remote } from './remote';
import { Transport } from './transport';
import { explainUnsupportedGit } from './version';

interface OpenedGit {
  readonly git: Git;
  readonly close: () => void;
}

/** Opens a repository in `folder` that publishes to a remote. */
export const openGit = (
  folder: string,
  home: string,
  remote: Remote,
  effects: RetryEffects,
): OpenedGit => {
  const directory = path.join(folder, 'publish.git');
  const transport = new Transport(directory, remote, home, effects);
  const repository = new LocalRepository(directory, transport, home);
  // A repository of its own, because a push fails if commits have no trees.
  const history = lazy(
    () => new Transport(path.join(folder, 'history.git'), remote, home, effects),
  );
  const run = <A>(what: string, call: () => Promise<A>): TaskResult<A> =>
    explainUnsupportedGit(home)(attempt(call, (cause) => `${what}: ${summarize(cause)}`));
  const UNREAD = 'the branch cannot be read';
  const UNREAD_DOCUMENTS = 'documents of the branch cannot be read';
  return {
    close: () => {
      transport.close();
      killAll();
    },
    git: {
      read: (branch, at, beside) => run(UNREAD, () => repository.read(branch, at, beside)),
      findOwn: (branch, commits) => run(UNREAD, () => findOwn(history(), home, branch, commits)),
      isGone: () => repository.isGone,
      tip: (branch) => run(UNREAD, () => transport.readTip(branch)),
      fetchBlobs: (ids) => run(UNREAD_DOCUMENTS, () => repository.fetchBlobs(ids)),
      readBlobs: (ids) => run(UNREAD_DOCUMENTS, () => repository.readBlobs(ids)),
      writeBlob: (id, chunks, former) =>
        run('a document cannot be written', () => repository.writeBlob(id, chunks, former)),
      push: (change) => run('the push failed', () => repository.push(change)),
    },
  };
};
