import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseTree } from '../../src/adapters/git/parse-object';
import { listFiles } from '../../src/adapters/git/read-trees';
import { buildTree } from '../../src/git-objects/build-tree';
import { findExcess, type TreeLimits } from '../../src/git-objects/limits';
import { encodeName } from '../../src/git-objects/tree';

const name = fc.constantFrom('a', 'b', 'long-name', '\u00fc', 'cve', '日本');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => [...parts, 'f']);

/** What the reader finds in the tree of these files. */
const measure = async (files: ReadonlyArray<string>): Promise<TreeLimits> => {
  const { id, objects } = buildTree(files.map((file) => [file, 'f'.repeat(40)] as const));
  const trees = new Map(objects.map((each) => [each.id, each.bytes]));
  const read = (wanted: string) => parseTree(wanted, trees.get(wanted) ?? Buffer.alloc(0));
  const { files: found, folders } = await listFiles(async (each) => read(each), read(id), '');
  const paths = [...found.keys(), ...folders.keys()];
  return {
    tree: Math.max(...[...trees.values()].map(({ length }) => length)),
    entries: paths.length,
    paths: paths.reduce((sum, each) => sum + encodeName(each).length, 0),
  };
};

test('the limits of a tree that is written are those of one that is read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        path.map((parts) => parts.join('/')),
        { minLength: 1 },
      ),
      async (files) => {
        const found = await measure(files);
        expect(findExcess(files, found)).toBe(undefined);
        for (const what of ['tree', 'entries', 'paths'] as const)
          expect(findExcess(files, { ...found, [what]: found[what] - 1 })).toEqual({
            folder: expect.any(String),
            what,
          });
      },
    ),
  );
});

test('the largest folder is named', () => {
  const limits = { tree: 100, entries: 10, paths: 100 };
  const files = (count: number) => Array.from({ length: count }, (_, i) => `a/b/${i}`);
  expect(findExcess(['x', ...files(3)], limits)).toBe(undefined);
  expect(findExcess(['x', ...files(4)], limits)).toEqual({ folder: 'a/b', what: 'tree' });
  expect(
    findExcess(
      files(4).map((file) => `${file}/f`),
      limits,
    ),
  ).toEqual({
    ...{ folder: 'a/b', what: 'tree' },
  });
});
