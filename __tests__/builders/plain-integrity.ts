/** `integrity.json` computed plainly: SHA-256 of the bytes, and trees that git writes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files by path relative to `api/v1`. */
export type Tree = ReadonlyMap<string, string | Buffer>;

export interface PlainGit {
  /** The ids of all folders of a tree by `git mktree`, by path. */
  readonly folders: (tree: Tree) => ReadonlyMap<string, string>;
  readonly remove: () => void;
}

/** A temporary git repository, to which every object is written. */
export const plainGit = (): PlainGit => {
  const repository = mkdtempSync(path.join(tmpdir(), 'plain-git-'));
  const env = { PATH: process.env['PATH'], HOME: repository, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (args: ReadonlyArray<string>, input: string): ReadonlyArray<string> =>
    execFileSync('git', [...args], { cwd: repository, input, encoding: 'utf8', env })
      .split('\n')
      .slice(0, -1);
  git(['init', '--quiet', '--bare', '--object-format=sha1', '.'], '');

  const hashObjects = (contents: Iterable<string | Buffer>): ReadonlyArray<string> => {
    const names = [...contents].map((content, i) => {
      writeFileSync(path.join(repository, `content-${i}`), content);
      return `content-${i}\n`;
    });
    return git(['hash-object', '-w', '--no-filters', '--stdin-paths'], names.join(''));
  };

  const folders: PlainGit['folders'] = (tree) => {
    const ids = hashObjects(tree.values());
    const lines = new Map<string, string[]>();
    const add = (place: string, entry: string): void => {
      const parent = path.posix.dirname(place);
      const line = `${entry}\t${path.posix.basename(place)}`;
      lines.set(parent, [...(lines.get(parent) ?? []), line]);
    };
    for (const [i, file] of [...tree.keys()].entries()) add(file, `100644 blob ${ids[i]}`);
    // Deepest folders first: a folder needs the ids of those in it.
    const made = new Map<string, string>();
    const depthOf = (folder: string): number => folder.split('/').length;
    const deepest = Math.max(0, ...[...lines.keys()].map(depthOf));
    for (let depth = deepest; depth > 0; depth -= 1) {
      const here = [...lines].filter(([each]) => each !== '.' && depthOf(each) === depth);
      const input = here.map(([, entries]) => `${entries.join('\n')}\n`).join('\n');
      for (const [i, id] of git(['mktree', '--batch'], input).entries()) {
        const folder = here[i]?.[0] ?? '';
        made.set(folder, id);
        add(folder, `040000 tree ${id}`);
      }
    }
    return made;
  };
  return { folders, remove: () => rmSync(repository, { recursive: true, force: true }) };
};

/** In UTF-16 order. */
const inOrder = (paths: Iterable<string>): ReadonlyArray<string> => [...paths].sort();
const isAtTop = (file: string): boolean => !file.includes('/');

const NOT_DESCRIBED = ['integrity.json', 'state.json'];

/** The text of `integrity.json` of a tree. */
export const plainIntegrity = (git: PlainGit, tree: Tree): string => {
  const folders = git.folders(tree);
  const document = {
    apiVersion: 'v1',
    resource: 'integrity',
    files: inOrder(tree.keys())
      .filter((file) => isAtTop(file) && !NOT_DESCRIBED.includes(file))
      .map((file) => {
        const bytes = Buffer.from(tree.get(file) ?? '');
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return { path: file, bytes: bytes.length, sha256 };
      }),
    folders: inOrder(folders.keys())
      .filter(isAtTop)
      .map((folder) => ({ path: folder, tree: folders.get(folder) })),
  };
  return `${JSON.stringify(document)}\n`;
};
