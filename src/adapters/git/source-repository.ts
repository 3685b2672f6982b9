import { realpathSync } from 'node:fs';
import path from 'node:path';
import * as O from 'fp-ts/Option';
import { toUtcSeconds } from '../../domain/instant';
import type { Relation, SourceHead, SourceRepository } from '../../manifest/source-repository';
import { problem, type WithWarnings } from '../../problem';
import { attempt, errorMessage } from '../../task/attempt';
import type { GitHubApi } from '../github/octokit';
import { ObjectReader } from './cat-file';
import { summarize } from './errors';
import { runGit, withoutNetwork } from './process';

const NO_REPOSITORY = /not a git repository \(or any/i;

const parseCommitDate = (commit: string): string | null => {
  const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(commit) ?? [];
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? null : toUtcSeconds(date.toISOString());
};

const isSameText = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n');

/** Whether the text equals the file in HEAD. True if git cannot tell, for example outside a work tree. */
const isUnchanged = (reader: ObjectReader, name: string, text: string): Promise<boolean> =>
  reader.read(`HEAD:./${name}`).then(
    (file) => file !== undefined && isSameText(file.bytes.toString('utf8'), text),
    () => true,
  );

const readHead = async (
  reader: ObjectReader,
  name: string,
  text: string,
): Promise<O.Option<SourceHead>> => {
  const [commit, unchanged] = await Promise.all([
    reader.read('HEAD'),
    name.includes('\n') ? false : isUnchanged(reader, name, text),
  ]);
  if (commit?.type !== 'commit') return O.none;
  const committed = parseCommitDate(commit.bytes.toString('utf8'));
  return O.some({ commit: commit.id, committed, unchanged });
};

/** Warns unless the workspace is not a repository. */
const withoutHead = (cause: unknown): WithWarnings<O.Option<SourceHead>> => {
  const reason = errorMessage(cause);
  const message = `the commit of the manifest cannot be read, so the commit of the event (GITHUB_SHA) is used as its source; git said: ${summarize(reason)}`;
  return { value: O.none, warnings: NO_REPOSITORY.test(reason) ? [] : [problem(message)] };
};

/** The path of the manifest without links. */
const resolveLinks = (workspace: string, manifest: string): string => {
  const file = path.resolve(workspace, manifest);
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
};

/** The relation of two commits in local history. */
const findLocalRelation = async (
  folder: string,
  home: string,
  own: string,
  published: string,
): Promise<Relation> => {
  const git = (...args: ReadonlyArray<string>) =>
    runGit({ folder, args, env: withoutNetwork(home) });
  const forward = await git('merge-base', '--is-ancestor', own, published);
  if (forward.code === 0) return 'older';
  const backward = await git('merge-base', '--is-ancestor', published, own);
  if (backward.code === 0) return 'newer';
  if (forward.code !== 1 || backward.code !== 1) return 'unknown';
  // A shallow history can prove that a commit is an ancestor, but not that it is not.
  const { code, stdout } = await git('rev-parse', '--is-shallow-repository');
  return code === 0 && stdout.toString('utf8').trim() === 'false' ? 'diverged' : 'unknown';
};

/** Runs only plumbing commands: no configuration of the workspace can make them start other programs. */
export const openSourceRepository = (
  workspace: string,
  home: string,
  github: GitHubApi,
): SourceRepository => {
  const findLocally = (manifest: string, own: string, published: string): Promise<Relation> => {
    const folder = path.dirname(resolveLinks(workspace, manifest));
    return findLocalRelation(folder, home, own, published).catch((): Relation => 'unknown');
  };
  return {
    head: (manifest, text) =>
      attempt(
        async () => {
          const file = resolveLinks(workspace, manifest);
          const reader = new ObjectReader(path.dirname(file), withoutNetwork(home));
          return readHead(reader, path.basename(file), text)
            .then((value) => ({ value, warnings: [] }), withoutHead)
            .finally(() => reader.close());
        },
        (cause) => `the source commit cannot be read: ${cause}`,
      ),
    reaches: (manifest, own, published) => async () =>
      (await findLocally(manifest, own, published)) !== 'unknown',
    relation: (manifest, own, published) => async () => {
      const local = await findLocally(manifest, own, published);
      if (local !== 'unknown') return local;
      const { fetchRelation } = await import('../github/repository-facts');
      return fetchRelation(github, own, published);
    },
  };
};
