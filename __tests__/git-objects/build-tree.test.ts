import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTree, encodeTree, folderId, placeTree } from '../../src/git-objects/build-tree';
import { blobId } from '../../src/git-objects/objects';
import { FILE_MODE, TREE_MODE } from '../../src/git-objects/tree';

let folder = '';
const git = (args: ReadonlyArray<string>, input: Buffer | string): string =>
  execFileSync('git', [...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  }).trim();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-tree-'));
  git(['init', '--quiet', '--bare', '--object-format=sha1', '.'], '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('blobs', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('{"a":"ä 😀"}\n')],
    ['bytes', Buffer.from([0, 255, 13, 10])],
    ['a lot', Buffer.alloc(100_000, 'x')],
  ])('%s', (_, bytes) => {
    expect(blobId([bytes])).toBe(git(['hash-object', '-w', '--stdin'], bytes));
  });
});

/** The tree that git builds of the same paths. */
const treeOf = (files: ReadonlyMap<string, string>): string => {
  const here: string[] = [];
  const below = new Map<string, Map<string, string>>();
  for (const [name, id] of files) {
    const slash = name.indexOf('/');
    if (slash < 0) here.push(`100644 blob ${id}\t${name}`);
    else {
      const child = below.get(name.slice(0, slash)) ?? new Map<string, string>();
      below.set(name.slice(0, slash), child.set(name.slice(slash + 1), id));
    }
  }
  for (const [name, child] of below) here.push(`040000 tree ${treeOf(child)}\t${name}`);
  return git(['mktree', '-z'], here.map((line) => `${line}\0`).join(''));
};

describe('trees', () => {
  test.each<readonly [string, ReadonlyArray<string>]>([
    ['nothing', []],
    ['a file', ['a']],
    [
      'a directory between files that start with its name',
      ['a/x', 'a.json', 'a-b', 'a0', 'a_b', 'B', 'a b'],
    ],
    [
      'records',
      [
        'index.json',
        'redis.json',
        'redis/7.json',
        'redis/7.2.json',
        'redis-x.json',
        'redis-x/1.json',
        'r/1.json',
      ],
    ],
    ['deep', ['a/b/c/d', 'a/b/c.d', 'a/b.c/d', 'a/b-c']],
    ['other alphabets', ['ä', 'z', '😀/x', '\uffff']],
  ])('%s', (_, paths) => {
    const files = new Map(paths.map((name) => [name, git(['hash-object', '-w', '--stdin'], name)]));
    expect(folderId(files)).toBe(treeOf(files));
    expect(folderId(new Map([...files].reverse()))).toBe(folderId(files));
  });
});

test.each([TREE_MODE, `0${TREE_MODE}`])(
  'a directory of mode %s is sorted among files like in git',
  (mode) => {
    const file = { mode: FILE_MODE, id: blobId([Buffer.alloc(0)]) };
    const entries = new Map([
      ['a0', file],
      ['a', { mode, id: folderId([]) }],
      ['a.json', file],
    ]);
    const { id, bytes } = encodeTree(entries);
    expect(git(['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], bytes)).toBe(id);
    expect(git(['ls-tree', '--name-only', id], '').split('\n')).toEqual(['a.json', 'a', 'a0']);
  },
);

describe('placeTree', () => {
  const file = (name: string) => git(['hash-object', '-w', '--stdin'], name);
  const store = ({ bytes }: { readonly bytes: Buffer }) =>
    git(['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], bytes);
  const listing = (id: string): ReadonlyArray<string> =>
    git(['ls-tree', '-r', '--name-only', '-z', id], '').split('\0').slice(0, -1);

  test('replaces one folder, adds and removes files above it, and keeps everything else', () => {
    const [a, b, empty] = ['a', 'b', ''].map(file);
    const files = (...paths: string[]) => new Map(paths.map((path) => [path, a ?? '']));
    const others = buildTree(
      files('README.md', 'index.html', 'd\u00e4/api/v2/x', 'd\u00e4/y', 'd\u00e4/z'),
    );
    const former = buildTree(files('x'));
    for (const each of [...others.objects, ...former.objects]) store(each);
    const entries = (id: string) =>
      new Map(
        git(['ls-tree', '-z', id], '')
          .split('\0')
          .slice(0, -1)
          .map((line) => line.split(/[ \t]/))
          .map(([mode = '', , child = '', name = '']) => [
            Buffer.from(name).toString('latin1'),
            { mode: mode.replace(/^0/, ''), id: child },
          ]),
      );
    const root = entries(others.id);
    const below = entries(root.get('d\u00c3\u00a4')?.id ?? '');
    const api = entries(below.get('api')?.id ?? '');
    const placed = placeTree(
      {
        parents: [root, below, api],
        path: ['d\u00e4', 'api', 'v1'],
        alongside: new Map([
          ['.nojekyll', empty ?? ''],
          ['d\u00e4/.nojekyll', empty ?? ''],
        ]),
        removed: ['index.html', 'd\u00e4/z', 'y', 'api'],
      },
      buildTree(new Map([['images.json', b ?? '']])),
    );
    for (const each of placed.objects) store(each);
    expect(listing(placed.id)).toEqual([
      '.nojekyll',
      'README.md',
      'd\u00e4/.nojekyll',
      'd\u00e4/api/v1/images.json',
      'd\u00e4/api/v2/x',
      'd\u00e4/y',
    ]);
  });

  test('creates the directories that are missing', () => {
    const placed = placeTree(
      { parents: [], path: ['api', 'v1'], alongside: new Map(), removed: [] },
      buildTree(new Map([['x', file('x')]])),
    );
    expect(placed.id).toBe(folderId([['api/v1/x', file('x')]]));
  });
});
