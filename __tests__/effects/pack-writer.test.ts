import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PackWriter } from '../../src/effects/pack-writer';
import { blobId, objectId, PLAIN_FILE, treeObject } from '../../src/publish/object-id';

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

const repository = (): string => {
  const place = mkdtempSync(path.join(folder, 'repository-'));
  git(place, 'init', '-q', '--bare');
  return place;
};

/** A commit of one folder of these files, written into a repository of its own. */
const written = async (files: ReadonlyMap<string, Buffer>) => {
  const place = repository();
  const writer = new PackWriter(place);
  for (const bytes of new Map([...files.values()].map((each) => [blobId([each]), each])).values())
    await writer.put('blob', blobId([bytes]), bytes);
  const tree = treeObject(
    new Map([...files].map(([name, bytes]) => [name, { mode: PLAIN_FILE, id: blobId([bytes]) }])),
  );
  await writer.put('tree', tree.id, tree.bytes);
  const who = 'Jo <jo@example.test> 1767225600 +0000';
  const text = Buffer.from(`tree ${tree.id}\nauthor ${who}\ncommitter ${who}\n\nA message\n`);
  const commit = objectId('commit', [text]);
  await writer.put('commit', commit, text);
  await writer.finish();
  return { place, commit };
};

/** Sizes at which the header of an entry, or the way to compress it, changes. */
const SIZES = [0, 1, 15, 16, 2047, 2048, 16_384, 16_385, 262_143, 262_144, 3_000_000];

test('git finds everything in a pack, sound', async () => {
  const files = new Map(SIZES.map((size) => [`${size}`, Buffer.alloc(size, `${size} `)]));
  const { place, commit } = await written(files);
  expect(git(place, 'fsck', '--full', '--strict', commit).toString()).toBe('');
  for (const [name, bytes] of files)
    expect(git(place, 'cat-file', 'blob', `${commit}:${name}`).equals(bytes)).toBe(true);
  const packs = readdirSync(path.join(place, 'objects', 'pack')).sort();
  expect(packs).toEqual([
    expect.stringMatching(/^pack-[0-9a-f]{40}\.idx$/),
    expect.stringMatching(/^pack-[0-9a-f]{40}\.pack$/),
  ]);
  git(place, 'verify-pack', path.join('objects', 'pack', packs[0] ?? ''));
});

test('the index is the one that git makes of the pack', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 40 }),
      async (all) => {
        const { place } = await written(
          new Map(all.map((each, i) => [`f${i}`, Buffer.from(each)])),
        );
        const [index = '', pack = ''] = readdirSync(path.join(place, 'objects', 'pack')).sort();
        const packs = path.join(place, 'objects', 'pack');
        const theirs = path.join(place, 'theirs.idx');
        git(place, 'index-pack', '-o', theirs, path.join(packs, pack));
        expect(readFileSync(path.join(packs, index)).equals(readFileSync(theirs))).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});

test('two packs of one repository serve one commit', async () => {
  const { place } = await written(new Map([['a', Buffer.from('a')]]));
  const writer = new PackWriter(place);
  await writer.put('blob', blobId([Buffer.from('b')]), Buffer.from('b'));
  await writer.finish();
  expect(git(place, 'cat-file', 'blob', blobId([Buffer.from('b')])).toString()).toBe('b');
});

test('a pack that was given up takes nothing and is none', async () => {
  const place = repository();
  const writer = new PackWriter(place);
  const large = Buffer.alloc(2_000_000, 'x');
  await writer.put('blob', blobId([large]), large);
  writer.abort();
  await expect(writer.finish()).rejects.toThrow('the run is over');
  expect(readdirSync(path.join(place, 'objects', 'pack'))).toEqual(['tmp_pack']);
});
