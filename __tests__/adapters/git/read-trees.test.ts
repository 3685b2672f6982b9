import { expect, test } from '@jest/globals';
import { listFiles } from '../../../src/adapters/git/read-trees';
import { FILE_MODE, TREE_MODE, type Tree, type TreeEntry } from '../../../src/git-objects/tree';

const FILE: TreeEntry = { mode: FILE_MODE, id: 'f'.repeat(40) };
const directory = (id: string): TreeEntry => ({ mode: TREE_MODE, id });

test('lists files, directories and other entries, by path', async () => {
  const link: TreeEntry = { mode: '120000', id: '1'.repeat(40) };
  const program: TreeEntry = { mode: '100755', id: '2'.repeat(40) };
  const submodule: TreeEntry = { mode: '160000', id: '3'.repeat(40) };
  const trees: Readonly<Record<string, Tree>> = {
    a: new Map([
      ['x', FILE],
      ['b', directory('b')],
    ]),
    b: new Map([
      ['link', link],
      ['program', program],
      ['submodule', submodule],
      ['\u00fc', FILE],
      ['\u00c3\u00bc', FILE],
    ]),
  };
  const root: Tree = new Map([
    ['1', directory('a')],
    ['2', directory('b')],
  ]);
  const reads: string[] = [];
  const listing = await listFiles(
    async (id) => {
      reads.push(id);
      return trees[id] ?? new Map();
    },
    root,
    'api/v1',
  );
  const inB = (prefix: string) => [
    [`${prefix}/program`, program.id],
    [`${prefix}/\\xfc`, FILE.id],
    [`${prefix}/ü`, FILE.id],
  ];
  expect([...listing.files].sort()).toEqual([['1/x', FILE.id], ...inB('1/b'), ...inB('2')].sort());
  expect([...listing.irregular].sort()).toEqual(
    ['1/b', '2'].flatMap((prefix) =>
      ['link', 'program', 'submodule'].map((name) => `${prefix}/${name}`),
    ),
  );
  expect([...listing.folders]).toEqual([
    ['1', 'a'],
    ['2', 'b'],
    ['1/b', 'b'],
  ]);
  // Once per level.
  expect(reads).toEqual(['a', 'b', 'b']);
});

/** The problem of `api/v1` if every directory in it has these entries. */
const failureOf = (tree: Tree): Promise<string> =>
  listFiles(async () => tree, tree, 'api/v1').then(
    () => '',
    (error: Error) => error.message,
  );

const ADVICE =
  'below "api/v1" on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination';
const TOO_MUCH_TEXT = `found more than 256 MiB of paths, too long or nested too deeply, ${ADVICE}`;

test.each<readonly [string, Tree, string]>([
  ['a directory that contains itself', new Map([['d', directory('a')]]), TOO_MUCH_TEXT],
  [
    'a name longer than any',
    new Map([
      ['d'.repeat(1_000_000), directory('a')],
      ['f', FILE],
    ]),
    TOO_MUCH_TEXT,
  ],
  [
    'a directory that contains itself 1,500 times',
    new Map(Array.from({ length: 1_500 }, (_, i) => [`d${i}`, directory('a')])),
    `found more than 2,000,000 files and folders ${ADVICE}`,
  ],
])('%s is not listed completely', async (_, tree, expected) => {
  expect(await failureOf(tree)).toBe(expected);
});

/** As many entries, without the memory for them: nothing but their number may be read. */
const unreadable = (size: number): Tree =>
  Object.defineProperty(new Map(), 'size', { value: size });

test.each<readonly [string, Tree, string]>([
  ['entries', unreadable(2_000_001), `found more than 2,000,000 files and folders ${ADVICE}`],
  ['bytes of names', new Map([['f'.repeat(256 * 1024 ** 2 + 1), FILE]]), TOO_MUCH_TEXT],
])('a directory of too many %s stops the list before others arrive', async (_, tree, expected) => {
  const never = new Promise<Tree>(() => undefined);
  const root: Tree = new Map([
    ['1', directory('first')],
    ['2', directory('second')],
  ]);
  const listing = listFiles(
    (id) => (id === 'first' ? Promise.resolve(tree) : never),
    root,
    'api/v1',
  );
  await expect(listing).rejects.toThrow(expected);
});
