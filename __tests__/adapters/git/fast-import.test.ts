import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type NextCommit, ObjectWriter } from '../../../src/adapters/git/fast-import';
import { listFiles } from '../../../src/adapters/git/list-files';
import { allExited } from '../../../src/adapters/git/process';
import type { Chunks } from '../../../src/file';
import { blobId } from '../../../src/git-objects/objects';
import { type LocalGit, localGit, writeCommit, writeTree } from './local-git';

let local: LocalGit;
beforeEach(() => {
  local = localGit();
});
afterEach(async () => {
  await allExited();
  local.remove();
});

const COMMIT: NextCommit = {
  parent: undefined,
  tree: undefined,
  changes: { added: new Map(), modified: new Map(), removed: [] },
  message: 'A message\n\nwith ünicode',
  author: { name: 'Jo', email: 'jo@example.test' },
  time: 1767225600,
};

const write = async (
  files: ReadonlyMap<string, Chunks>,
  commit: Partial<NextCommit> = {},
): Promise<string> => {
  const writer = new ObjectWriter(local.folder, local.home);
  for (const chunks of files.values()) await writer.writeBlob(blobId(chunks), chunks, false);
  const ids = new Map([...files].map(([name, chunks]) => [name, blobId(chunks)]));
  return writer.writeCommit({
    ...COMMIT,
    ...commit,
    changes: { ...COMMIT.changes, ...commit.changes, added: ids },
  });
};

const text = (...args: ReadonlyArray<string>): string => local.git(args).toString();

const contentsAt = (commit: string): ReadonlyMap<string, string> =>
  new Map(
    text('ls-tree', '-r', '-z', commit)
      .split('\0')
      .slice(0, -1)
      .map((line) => {
        const [meta = '', name = ''] = line.split('\t');
        const [mode = '', , id = ''] = meta.split(' ');
        return [name, mode === '160000' ? 'submodule' : text('cat-file', 'blob', id)];
      }),
  );

test('the first commit: what was written, by its author, at its time', async () => {
  const commit = await write(
    new Map([
      ['api/v1/a.json', [Buffer.from('{'), Buffer.from('}\n')]],
      ['api/v1/empty', []],
    ]),
  );
  expect(text('cat-file', 'commit', commit)).toBe(
    `tree ${text('rev-parse', `${commit}^{tree}`)}author Jo <jo@example.test> 1767225600 +0000\ncommitter Jo <jo@example.test> 1767225600 +0000\n\nA message\n\nwith ünicode`,
  );
  expect(contentsAt(commit)).toEqual(
    new Map([
      ['api/v1/a.json', '{}\n'],
      ['api/v1/empty', ''],
    ]),
  );
});

test('a later commit changes what it names, and keeps everything else unread', async () => {
  const absent = 'a'.repeat(40);
  const foreign = writeTree(local, [
    ['100644', absent, 'absent'],
    ['160000', absent, 'submodule'],
    ['100755', absent, Buffer.of(0xfc)],
  ]);
  const old = writeTree(local, [
    ['100644', absent, 'old'],
    ['100644', absent, Buffer.of(0xfc)],
    ['120000', absent, 'link'],
    ['040000', foreign, 'folder'],
  ]);
  const parent = writeCommit(
    local,
    writeTree(local, [
      ['040000', foreign, 'foreign'],
      ['040000', old, 'v1'],
      ['100644', absent, 'index.html'],
    ]),
  );
  const changes = {
    added: new Map<string, string>(),
    modified: new Map<string, string>(),
    removed: ['v1/old', 'v1/\udcfc', 'v1/folder/absent', 'v1/folder/submodule', 'v1/folder/\udcfc'],
  };
  const files = new Map([
    ['v1/link', [Buffer.from('now a file')]],
    ['v1/new "quoted" \\ \n name ü', [Buffer.from('x')]],
    ['v1/deep/er/y', [Buffer.from('y')]],
  ]);
  const appended = await write(files, { parent, changes });
  const squashed = await write(files, {
    tree: text('rev-parse', `${parent}^{tree}`).trim(),
    changes,
  });
  expect(text('rev-parse', `${appended}^{tree}`)).toBe(text('rev-parse', `${squashed}^{tree}`));
  expect([
    text('rev-list', '--parents', appended),
    text('rev-list', '--parents', squashed),
  ]).toEqual([`${appended} ${parent}\n${parent}\n`, `${squashed}\n`]);
  expect(text('rev-parse', `${appended}:foreign`).trim()).toBe(foreign);
  const { files: found, irregular } = await listFiles(local, appended, ['v1'], []);
  expect([...found.keys()].sort()).toEqual(['deep/er/y', 'link', 'new "quoted" \\ \n name ü']);
  expect(irregular).toEqual([]);
});

test('any contents at any paths are what is read', async () => {
  const part = fc
    .stringMatching(/^[^/\0]{1,8}$/)
    .filter((name) => !/^\.{1,2}$|^\.git$/i.test(name));
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => `x/${parts.join('/')}/f`),
        fc.array(fc.uint8Array({ maxLength: 2000 }), { maxLength: 3 }),
        { maxKeys: 5 },
      ),
      async (contents) => {
        const files = new Map(
          Object.entries(contents).map(([name, chunks]) => [
            name,
            chunks.map((each) => Buffer.from(each)),
          ]),
        );
        const commit = await write(files);
        const found = await listFiles(local, commit, ['x'], []);
        expect(
          new Map([...found.files].map(([name, id]) => [`x/${name}`, id] as const).sort()),
        ).toEqual(
          new Map([...files].map(([name, chunks]) => [name, blobId(chunks)] as const).sort()),
        );
        for (const chunks of files.values())
          expect(local.git(['cat-file', 'blob', blobId(chunks)])).toEqual(Buffer.concat(chunks));
      },
    ),
    { numRuns: 15 },
  );
});

test('a file is written once, also after a commit, and again after it was dropped', async () => {
  const writer = new ObjectWriter(local.folder, local.home);
  const chunks = [Buffer.from('a document')];
  const id = blobId(chunks);
  const commitOf = () =>
    writer.writeCommit({ ...COMMIT, changes: { ...COMMIT.changes, added: new Map([['x', id]]) } });
  await writer.writeBlob(id, chunks, true);
  writer.abort();
  await allExited();
  expect(writer.has(id)).toBe(false);
  await writer.writeBlob(id, chunks, true);
  const first = await commitOf();
  await writer.writeBlob(id, [Buffer.from('not read again')], true);
  expect([await commitOf(), contentsAt(first).get('x')]).toEqual([first, 'a document']);
});

test('chunks may be reused before git has read them', async () => {
  const writer = new ObjectWriter(local.folder, local.home);
  const reused = Buffer.alloc(200_000, 'a');
  const id = blobId([reused]);
  const writing = writer.writeBlob(id, [reused], false);
  reused.fill('b');
  await writing;
  const commit = await writer.writeCommit({
    ...COMMIT,
    changes: { ...COMMIT.changes, added: new Map([['x', id]]) },
  });
  expect(contentsAt(commit).get('x')).toBe('a'.repeat(200_000));
});

test.each<readonly [string, Partial<NextCommit>, RegExp]>([
  [
    'a file that is not here',
    { changes: { ...COMMIT.changes, modified: new Map([['x', 'b'.repeat(40)]]) } },
    /^fatal: Blob not found: M 100644 b{40} "x"/,
  ],
  ['a parent that is not here', { parent: 'b'.repeat(40) }, /^fatal: /],
])('%s is an error with what git says', async (_, commit, expected) => {
  const writer = new ObjectWriter(local.folder, local.home);
  await expect(writer.writeCommit({ ...COMMIT, ...commit })).rejects.toThrow(expected);
});

test('a git that ends in the middle is an error, however much is written to it', async () => {
  const bin = path.join(local.folder, 'bin-git');
  writeFileSync(
    path.join(local.home, 'git'),
    '#!/bin/sh\nhead -c 1000 >/dev/null; echo "fatal: No space left on device" >&2; exit 128\n',
  );
  chmodSync(path.join(local.home, 'git'), 0o755);
  const former = process.env['PATH'];
  process.env['PATH'] = `${local.home}:${former}`;
  try {
    const writer = new ObjectWriter(bin, local.home);
    for (let i = 0; i < 50; i += 1) {
      const chunks = [Buffer.alloc(100_000, `${i}`)];
      await writer.writeBlob(blobId(chunks), chunks, false);
    }
    await expect(writer.writeCommit(COMMIT)).rejects.toThrow('fatal: No space left on device');
  } finally {
    process.env['PATH'] = former;
  }
});
