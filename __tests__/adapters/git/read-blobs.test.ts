import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHome, environment } from '../../../src/adapters/git/environment';
import { runGit } from '../../../src/adapters/git/process';
import { readBlobs } from '../../../src/adapters/git/read-blobs';

let folder = '';
let home = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
  home = createHome(folder);
  await runGit({ folder, args: ['init', '--quiet'], env: environment(home) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes blobs with these contents, and returns their ids. */
const write = async (contents: ReadonlyArray<Buffer>): Promise<ReadonlyArray<string>> => {
  const names = contents.map((_, i) => `${i}`);
  contents.forEach((content, i) => void writeFileSync(path.join(folder, `${i}`), content));
  const { stdout } = await runGit({
    ...{ folder, env: environment(home) },
    args: ['hash-object', '-w', '--no-filters', '--', ...names],
  });
  return stdout.toString().trim().split('\n');
};

test('blobs of every length are read whole, however git prints them piece by piece', async () => {
  const lengths = [
    0,
    1,
    30,
    65_400,
    65_536,
    300_000,
    2,
    ...Array.from({ length: 99 }, (_, i) => 990 + i),
  ];
  const contents = lengths.map((length, i) => Buffer.alloc(length, `${i}\n`));
  const ids = await write(contents);
  const found = await readBlobs({ folder, home }, [...ids, ...ids]);
  expect([...found.keys()]).toEqual(ids);
  expect(ids.map((id, i) => contents[i]?.equals(found.get(id) ?? Buffer.alloc(9)))).toEqual(
    ids.map(() => true),
  );
});

test('of no ids, git is asked nothing', async () => {
  expect(await readBlobs({ folder: 'none', home }, [])).toEqual(new Map());
});

test('a blob that is not there is named', async () => {
  const [id = ''] = await write([Buffer.from('x')]);
  const missing = 'f'.repeat(40);
  await expect(readBlobs({ folder, home }, [id, missing])).rejects.toThrow(
    `the remote did not send the blob ${missing}`,
  );
});
