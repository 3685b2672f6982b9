import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { listFiles } from '../../../src/adapters/git/list-files';
import { allExited } from '../../../src/adapters/git/process';
import { type LocalGit, localGit, writeCommit, writeTree } from './local-git';

const ID = 'f'.repeat(40);
const file = (name: string | Buffer) => ['100644', ID, name] as const;
const folder = (id: string, name: string) => ['040000', id, name] as const;

let local: LocalGit;
beforeEach(() => {
  local = localGit();
});
afterEach(async () => {
  await allExited();
  local.remove();
});

const list = (commit: string, path: string, wanted: ReadonlyArray<string> = []) =>
  listFiles(local, commit, path.split('/'), wanted);

/** A commit with this tree at `api/v1`, and other entries at its root. */
const commitWith = (
  tree: string,
  others: ReadonlyArray<readonly [string, string, string | Buffer]> = [],
): string => {
  const api = writeTree(local, [folder(tree, 'v1'), file('other')]);
  return writeCommit(local, writeTree(local, [folder(api, 'api'), ...others]));
};

test('lists files, folders and other entries below a path, and files that are asked for', async () => {
  const inner = writeTree(local, [
    ['120000', '1'.repeat(40), 'link'],
    ['100755', '2'.repeat(40), 'program'],
    ['160000', '3'.repeat(40), 'submodule'],
    file('\u00fc'),
    file(Buffer.of(0xfc)),
    file('new\nline "quoted" \\ \t'),
  ]);
  const tree = writeTree(local, [file('x'), folder(inner, 'b')]);
  const commit = commitWith(tree, [
    file('CNAME'),
    folder(inner, 'index.html'),
    ['100755', ID, '_config.yml'],
    file('README.md'),
  ]);
  const wanted = ['CNAME', 'index.html', '_config.yml', '.nojekyll', 'api/other'];
  expect(await list(commit, 'api/v1', wanted)).toEqual({
    files: new Map([
      ['x', ID],
      ['b/program', '2'.repeat(40)],
      ['b/\u00fc', ID],
      ['b/\udcfc', ID],
      ['b/new\nline "quoted" \\ \t', ID],
    ]),
    irregular: ['b/link', 'b/program', 'b/submodule'],
    folders: new Map([['b', inner]]),
    beside: new Map([
      ['CNAME', ID],
      ['index.html', undefined],
      ['_config.yml', ID],
      ['api/other', ID],
    ]),
  });
});

const NOTHING = { files: new Map(), irregular: [], folders: new Map(), beside: new Map() };

test.each([
  ['its parent', 'none/v1'],
  ['itself', 'api/none'],
  ['a name with the wildcards of paths', 'api/v*'],
  ['a name that begins with a colon', ':(icase)API/v1'],
])('a path that does not exist: %s', async (_, path) => {
  const commit = commitWith(writeTree(local, [file('x')]));
  expect(await list(commit, path)).toEqual(NOTHING);
});

test.each<readonly [string, string, string]>([
  ['a file', '100644', 'api'],
  ['a link', '120000', 'api'],
  ['a submodule', '160000', 'api'],
  ['a file in a folder', '100644', 'api/v1'],
  ['a submodule in a folder', '160000', 'api/v1'],
])('%s on the path is refused', async (_, mode, at) => {
  const api =
    at === 'api'
      ? ([mode, ID, 'api'] as const)
      : folder(writeTree(local, [[mode, ID, 'v1']]), 'api');
  const commit = writeCommit(local, writeTree(local, [api]));
  await expect(list(commit, 'api/v1')).rejects.toThrow(
    `found a file, link or submodule at "${at}" on the branch, expected a folder; remove it there, or choose another destination`,
  );
});

test('a tree that is missing is an error, and nothing is fetched', async () => {
  const commit = commitWith('a'.repeat(40));
  await expect(list(commit, 'api/v1')).rejects.toThrow(/^error: .*a{40}|^fatal: /);
});

const ADVICE =
  'below "api/v1" on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination';

/** A tree that contains the same tree many times, and that one too. */
const nested = (breadth: number, depth: number, name: string): string => {
  let tree = writeTree(local, [file(name)]);
  for (let level = 0; level < depth; level += 1)
    tree = writeTree(
      local,
      Array.from({ length: breadth }, (_, i) => folder(tree, `${name}${i}`)),
    );
  return tree;
};

test.each<readonly [string, number, number, string, string]>([
  ['trees that contain each other', 100, 6, 'd', 'found more than 2,000,000 files and folders '],
  [
    'long names',
    1_000,
    2,
    'd'.repeat(200),
    'found more than 256 MiB of paths, too long or nested too deeply, ',
  ],
])('%s are not listed completely', async (_, breadth, depth, name, expected) => {
  await expect(list(commitWith(nested(breadth, depth, name)), 'api/v1')).rejects.toThrow(
    expected + ADVICE,
  );
});
