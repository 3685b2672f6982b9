import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { listBelow } from '../../src/branch/list-files';
import { FOLDER, PLAIN_FILE } from '../../src/git-objects/objects';
import type { Tree, TreeEntry } from '../../src/git-objects/tree';
import { formatProblem } from '../../src/problem';
import { memoryGit } from '../builders/memory-git';

const FILE: TreeEntry = { mode: PLAIN_FILE, id: 'f'.repeat(40) };
const folder = (id: string): TreeEntry => ({ mode: FOLDER, id });

/** What is said of `api/v1` where every folder holds these entries. */
const said = async (tree: Tree): Promise<ReadonlyArray<string>> => {
  const git = { ...memoryGit().git, readTree: () => TE.right(tree) };
  const listed = await listBelow(git, tree, 'api/v1')();
  return E.isLeft(listed) ? listed.left.map(formatProblem) : [];
};

const MEND =
  'below "api/v1" on the branch, which is no catalog; nothing was published; remove it there, or choose another destination';
const TOO_MUCH_TEXT = `found more than 256 MiB of paths, too long or nested too deeply, ${MEND}`;

test.each<readonly [string, Tree, string]>([
  ['a folder that holds itself', new Map([['d', folder('a')]]), TOO_MUCH_TEXT],
  [
    'a name longer than any',
    new Map([
      ['d'.repeat(1_000_000), folder('a')],
      ['f', FILE],
    ]),
    TOO_MUCH_TEXT,
  ],
  [
    'a folder that holds itself twice',
    new Map([
      ['d', folder('a')],
      ['e', folder('b')],
    ]),
    `found more than 2,000,000 files and folders ${MEND}`,
  ],
])('%s is no catalog', async (_, tree, expected) => {
  expect(await said(tree)).toEqual([expected]);
});
