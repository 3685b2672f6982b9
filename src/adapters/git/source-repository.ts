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

const committedIn = (commit: string): string | null => {
  const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(commit) ?? [];
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? null : toUtcSeconds(date.toISOString());
};

const sameText = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n');

/** As far as git tells: outside of a work tree it knows no file beside us. */
const isUnchanged = (reader: ObjectReader, name: string, text: string): Promise<boolean> =>
  reader.read(`HEAD:./${name}`).then(
    (file) => file !== undefined && sameText(file.bytes.toString('utf8'), text),
    () => true,
  );

const headOf = async (
  reader: ObjectReader,
  name: string,
  text: string,
): Promise<O.Option<SourceHead>> => {
  const [commit, unchanged] = await Promise.all([
    reader.read('HEAD'),
    name.includes('\n') ? false : isUnchanged(reader, name, text),
  ]);
  if (commit?.type !== 'commit') return O.none;
  const committed = committedIn(commit.bytes.toString('utf8'));
  return O.some({ commit: commit.id, committed, unchanged });
};

/** No repository is none; one that cannot be read is none either, and that is said. */
const withoutHead = (cause: unknown): WithWarnings<O.Option<SourceHead>> => {
  const said = errorMessage(cause);
  const message = `the commit of the manifest cannot be read, the commit of the event (GITHUB_SHA) counts as its source; git said: ${summarize(said)}`;
  return { value: O.none, warnings: NO_REPOSITORY.test(said) ? [] : [problem(message)] };
};

/** Where the manifest lies, also where its name is a link. */
const locate = (workspace: string, manifest: string): string => {
  const file = path.resolve(workspace, manifest);
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
};

const isAncestor = async (folder: string, home: string, a: string, b: string): Promise<number> => {
  const args = ['merge-base', '--is-ancestor', a, b];
  return (await runGit({ folder, args, env: withoutNetwork(home) })).code;
};

/** A shallow history can show that a commit is an ancestor, but not that it is none. */
const isWhole = async (folder: string, home: string): Promise<boolean> => {
  const args = ['rev-parse', '--is-shallow-repository'];
  const { code, stdout } = await runGit({ folder, args, env: withoutNetwork(home) });
  return code === 0 && stdout.toString('utf8').trim() === 'false';
};

const localRelation = async (
  folder: string,
  home: string,
  own: string,
  published: string,
): Promise<Relation> => {
  const forth = await isAncestor(folder, home, own, published);
  if (forth === 0) return 'older';
  const back = await isAncestor(folder, home, published, own);
  if (back === 0) return 'newer';
  const both = forth === 1 && back === 1;
  return both && (await isWhole(folder, home)) ? 'diverged' : 'unknown';
};

/** Reads with plumbing only: no configuration of the workspace can make that run anything. */
export const openSourceRepository = (
  workspace: string,
  home: string,
  github: GitHubApi,
): SourceRepository => {
  const locally = (manifest: string, own: string, published: string): Promise<Relation> => {
    const folder = path.dirname(locate(workspace, manifest));
    return localRelation(folder, home, own, published).catch((): Relation => 'unknown');
  };
  return {
    head: (manifest, text) =>
      attempt(
        async () => {
          const file = locate(workspace, manifest);
          const reader = new ObjectReader(path.dirname(file), withoutNetwork(home));
          return headOf(reader, path.basename(file), text)
            .then((value) => ({ value, warnings: [] }), withoutHead)
            .finally(() => reader.close());
        },
        (cause) => `the source commit cannot be read: ${cause}`,
      ),
    reaches: (manifest, own, published) => async () =>
      (await locally(manifest, own, published)) !== 'unknown',
    relation: (manifest, own, published) => async () => {
      const local = await locally(manifest, own, published);
      if (local !== 'unknown') return local;
      const { askRelation } = await import('../github/repository-facts');
      return askRelation(github, own, published);
    },
  };
};
