/** Repositories on this machine, for tests of the adapter against real git. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository } from '../../../src/adapters/git/bare-repository';
import { createHome } from '../../../src/adapters/git/environment';

export interface LocalGit {
  readonly folder: string;
  readonly home: string;
  /** Runs git in the repository; returns its output, or throws what it said. */
  readonly git: (args: ReadonlyArray<string>, input?: Buffer | string) => Buffer;
  readonly remove: () => void;
}

/** An empty repository as the action makes it. */
export const localGit = (): LocalGit => {
  const place = mkdtempSync(path.join(tmpdir(), 'local-git-'));
  const folder = path.join(place, 'publish.git');
  mkdirSync(folder);
  createRepository(folder, 'https://git.test/acme/catalog');
  const home = createHome(place);
  const git: LocalGit['git'] = (args, input = '') => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], {
      input,
      env: { PATH: process.env['PATH'], HOME: home },
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(stderr.toString());
    return stdout;
  };
  return {
    folder,
    home,
    git,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
};

/** Writes a tree; names may be any bytes. */
export const writeTree = (
  { git }: LocalGit,
  entries: ReadonlyArray<readonly [mode: string, id: string, name: string | Buffer]>,
): string => {
  const lines = entries.map(([mode, id, name]) => {
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
    return Buffer.concat([Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(name), Buffer.of(0)]);
  });
  return git(['mktree', '-z', '--missing'], Buffer.concat(lines)).toString().trim();
};

/** Writes a commit of a tree. */
export const writeCommit = ({ git }: LocalGit, tree: string): string => {
  const who = ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.test'];
  return git([...who, 'commit-tree', tree, '-m', 'A message'])
    .toString()
    .trim();
};
