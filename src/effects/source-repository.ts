import path from 'node:path';
import * as O from 'fp-ts/Option';
import { toUtcSeconds } from '../vocabulary/instant';
import { attempt } from './attempt';
import type { Relation, SourceHead, SourceRepository } from './capabilities';
import { offline, runGit } from './git-command';
import type { GitHubApi } from './github';
import { ObjectReader } from './object-reader';

const committedIn = (commit: string): string | null => {
  const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(commit) ?? [];
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? null : toUtcSeconds(date.toISOString());
};

const sameText = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n');

const headOf = async (
  reader: ObjectReader,
  name: string,
  text: string,
): Promise<O.Option<SourceHead>> => {
  const [commit, file] = await Promise.all([
    reader.read('HEAD'),
    name.includes('\n') ? undefined : reader.read(`HEAD:./${name}`),
  ]);
  if (commit?.type !== 'commit') return O.none;
  return O.some({
    commit: commit.id,
    committed: committedIn(commit.bytes.toString('utf8')),
    unchanged: file !== undefined && sameText(file.bytes.toString('utf8'), text),
  });
};

const isAncestor = async (folder: string, home: string, a: string, b: string): Promise<number> => {
  const args = ['-C', folder, 'merge-base', '--is-ancestor', a, b];
  return (await runGit({ args, env: offline(home) })).code;
};

/** A shallow history can show that a commit is an ancestor, but not that it is none. */
const isWhole = async (folder: string, home: string): Promise<boolean> => {
  const args = ['-C', folder, 'rev-parse', '--is-shallow-repository'];
  const { code, stdout } = await runGit({ args, env: offline(home) });
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
    const folder = path.dirname(path.resolve(workspace, manifest));
    return localRelation(folder, home, own, published).catch((): Relation => 'unknown');
  };
  return {
    head: (manifest, text) =>
      attempt(
        async () => {
          const file = path.resolve(workspace, manifest);
          const reader = new ObjectReader(path.dirname(file), offline(home));
          return headOf(reader, path.basename(file), text)
            .catch(() => O.none)
            .finally(() => reader.close());
        },
        (cause) => `the source commit cannot be read: ${cause}`,
      ),
    reaches: (manifest, own, published) => async () =>
      (await locally(manifest, own, published)) !== 'unknown',
    relation: (manifest, own, published) => async () => {
      const local = await locally(manifest, own, published);
      if (local !== 'unknown') return local;
      const { askRelation } = await import('./github-questions');
      return askRelation(github, own, published);
    },
  };
};
