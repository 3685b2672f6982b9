import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { folderId } from '../../../src/domain/git-objects/folder-id';
import { blobId } from '../../../src/domain/git-objects/objects';

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

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('{"a":"ä 😀"}\n')],
  ['bytes', Buffer.from([0, 255, 13, 10])],
  ['a lot', Buffer.alloc(100_000, 'x')],
])('blobs: %s', (_, bytes) => {
  expect(blobId([bytes])).toBe(git(['hash-object', '--stdin'], bytes));
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
  return git(['mktree', '-z', '--missing'], here.map((line) => `${line}\0`).join(''));
};

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
])('trees: %s', (_, paths) => {
  const files = new Map(paths.map((name) => [name, blobId([Buffer.from(name)])]));
  expect(folderId([...files])).toBe(treeOf(files));
  expect(folderId([...files].reverse())).toBe(folderId([...files]));
});
