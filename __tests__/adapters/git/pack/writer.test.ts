import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PackWriter } from '../../../../src/adapters/git/pack/writer';
import type { Chunks } from '../../../../src/file';
import { encodeTree } from '../../../../src/git-objects/build-tree';
import { blobId, objectId } from '../../../../src/git-objects/objects';
import { FILE_MODE } from '../../../../src/git-objects/tree';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pack-writer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (repository: string, ...args: ReadonlyArray<string>): Buffer => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', repository, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
};

/** The minimum that git accepts as an empty bare repository. */
const repository = (): string => {
  const place = mkdtempSync(path.join(folder, 'repository-'));
  for (const name of ['objects/pack', 'refs'])
    mkdirSync(path.join(place, name), { recursive: true });
  writeFileSync(path.join(place, 'HEAD'), 'ref: refs/heads/main\n');
  return place;
};

/** Writes a commit of these files into a new repository. */
const written = async (files: ReadonlyMap<string, Chunks>) => {
  const place = repository();
  const writer = new PackWriter(place);
  const put = new Set<string>();
  for (const pieces of files.values()) {
    const id = blobId(pieces);
    if (!put.has(id)) await writer.put('blob', id, pieces);
    put.add(id);
  }
  const tree = encodeTree(
    new Map([...files].map(([name, pieces]) => [name, { mode: FILE_MODE, id: blobId(pieces) }])),
  );
  await writer.put('tree', tree.id, [tree.bytes]);
  const who = 'Jo <jo@example.test> 1767225600 +0000';
  const text = Buffer.from(`tree ${tree.id}\nauthor ${who}\ncommitter ${who}\n\nA message\n`);
  const commit = objectId('commit', [text]);
  await writer.put('commit', commit, [text]);
  await writer.finish();
  return { place, commit };
};

/** Reads the files of a commit with a single git process. */
const read = (place: string, commit: string, names: ReadonlyArray<string>): Buffer[] => {
  const { stdout } = spawnSync('git', ['-C', place, 'cat-file', '--batch=%(objectsize)'], {
    input: names.map((name) => `${commit}:${name}\n`).join(''),
    maxBuffer: 64 * 1024 * 1024,
  });
  let offset = 0;
  return names.map(() => {
    const start = stdout.indexOf('\n', offset) + 1;
    const size = Number(stdout.toString('utf8', offset, start));
    offset = start + size + 1;
    return stdout.subarray(start, start + size);
  });
};

/** Expects git to read the files unchanged, and to build the same index. */
const expectSound = async (files: ReadonlyMap<string, Chunks>) => {
  const { place, commit } = await written(files);
  expect(git(place, 'fsck', '--full', '--strict', commit).toString()).toBe('');
  const contents = read(place, commit, [...files.keys()]);
  const differing = [...files].filter(
    ([, pieces], i) => contents[i]?.equals(Buffer.concat(pieces)) !== true,
  );
  expect(differing.map(([name]) => name)).toEqual([]);
  const packs = path.join(place, 'objects', 'pack');
  const [index = '', pack = ''] = readdirSync(packs).sort();
  const theirs = path.join(place, 'theirs.idx');
  git(place, 'index-pack', '-o', theirs, path.join(packs, pack));
  expect(readFileSync(path.join(packs, index)).equals(readFileSync(theirs))).toBe(true);
  return { place, commit };
};

/** Sizes at which the header or the compression of an entry changes. */
const SIZES = [
  0, 1, 15, 16, 2047, 2048, 16_384, 16_385, 65_536, 65_537, 262_143, 262_144, 1_048_575, 1_048_576,
  3_000_000,
];

test('git reads every object of a pack unchanged', async () => {
  const files = new Map(SIZES.map((size) => [`${size}`, [Buffer.alloc(size, `${size} `)]]));
  const { place } = await expectSound(files);
  const packs = readdirSync(path.join(place, 'objects', 'pack')).sort();
  expect(packs).toEqual([
    expect.stringMatching(/^pack-[0-9a-f]{40}\.idx$/),
    expect.stringMatching(/^pack-[0-9a-f]{40}\.pack$/),
  ]);
  git(place, 'verify-pack', path.join('objects', 'pack', packs[0] ?? ''));
});

/** Sizes at which the instructions of a delta change. */
const PIECES = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 65_537, 200_000];

test('files that share pieces are stored as deltas, and git reads them unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.uint8Array({ maxLength: 300 })), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.array(fc.array(fc.nat(), { maxLength: 5 }), { minLength: 1, maxLength: 12 }),
      async (made, files) => {
        const pieces = made.map(([size, end]) =>
          Buffer.concat([Buffer.alloc(size, `${size} `), end]),
        );
        const named = files.map((picks, i): readonly [string, Chunks] => [
          `f${i}`,
          picks.flatMap((pick) => pieces[pick % pieces.length] ?? []),
        ]);
        await expectSound(new Map(named));
      },
    ),
    { numRuns: 12 },
  );
  const rows = Buffer.alloc(100_000, 'rows of a version ');
  const { place, commit } = await written(
    new Map([
      ['image', [Buffer.from('{"latest":'), rows, Buffer.from(',"versions":['), rows]],
      ['version', [Buffer.from('{"version":'), rows, Buffer.from('}')]],
    ]),
  );
  const idOf = (name: string): string =>
    git(place, 'rev-parse', `${commit}:${name}`).toString().trim();
  const asked = spawnSync('git', ['-C', place, 'cat-file', '--batch-check=%(deltabase)'], {
    input: idOf('version'),
  });
  expect(asked.stdout.toString().trim()).toBe(idOf('image'));
});

test('the index equals the index that git makes for the pack', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 40 }),
      async (all) => {
        await expectSound(new Map(all.map((each, i) => [`f${i}`, [Buffer.from(each)]])));
      },
    ),
    { numRuns: 8 },
  );
});

test('git reads objects from two packs of one repository', async () => {
  const { place } = await written(new Map([['a', [Buffer.from('a')]]]));
  const writer = new PackWriter(place);
  await writer.put('blob', blobId([Buffer.from('b')]), [Buffer.from('b')]);
  await writer.finish();
  expect(git(place, 'cat-file', 'blob', blobId([Buffer.from('b')])).toString()).toBe('b');
});

test('an aborted pack accepts no objects and leaves no pack', async () => {
  const place = repository();
  const writer = new PackWriter(place);
  const large = Buffer.alloc(2_000_000, 'x');
  await writer.put('blob', blobId([large]), [large]);
  writer.abort();
  await expect(writer.finish()).rejects.toThrow('the run is over');
  expect(readdirSync(path.join(place, 'objects', 'pack'))).toEqual(['tmp_pack']);
});
