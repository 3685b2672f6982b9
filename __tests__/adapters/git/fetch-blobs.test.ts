import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createRepository } from '../../../src/adapters/git/bare-repository';
import { LocalRepository } from '../../../src/adapters/git/local-repository';
import { allExited } from '../../../src/adapters/git/process';
import type { Transport } from '../../../src/adapters/git/transport';
import { blobId } from '../../../src/domain/git-objects/objects';
import { ProblemError } from '../../../src/domain/task/attempt';

const DONE = { code: 0, stdout: Buffer.alloc(0), stderr: '' };
const FAILED = { ...DONE, code: 128, stderr: 'fatal: remote error: upload-pack: not our ref x' };

const idsFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => (first + i).toString(16).padStart(40, '0'));

/** Asks for objects in turn, from a server with these answers; returns how many each request asked for. */
const fetchAll = async (
  wanted: ReadonlyArray<ReadonlyArray<string>>,
  answers: ReadonlyArray<typeof DONE>,
) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fetch-blobs-'));
  const asked: ReadonlyArray<string>[] = [];
  const transport: Pick<Transport, 'fetch' | 'isComplete'> = {
    isComplete: false,
    fetch: async (_, options) => {
      asked.push((options?.input ?? '').trimEnd().split('\n'));
      return answers[asked.length - 1] ?? DONE;
    },
  };
  createRepository(folder, 'https://git.test/acme/catalog');
  try {
    const repository = new LocalRepository(folder, transport as Transport, folder);
    for (const ids of wanted) await repository.fetchBlobs(ids);
    return { asked };
  } catch (thrown) {
    return { asked, thrown };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test('objects are fetched by id in requests for at most 5,000, and none twice', async () => {
  const ids = idsFrom(0, 12_000);
  const { asked } = await fetchAll([ids, [...ids, ...idsFrom(12_000, 1)], ids], []);
  expect(asked.map(({ length }) => length)).toEqual([5_000, 5_000, 2_000, 1]);
  expect(asked.flat()).toEqual(idsFrom(0, 12_001));
});

test('after a request that fails, no other is sent', async () => {
  const { asked, thrown } = await fetchAll([idsFrom(0, 12_000)], [DONE, FAILED]);
  expect(asked).toHaveLength(2);
  expect(thrown).toBeInstanceOf(ProblemError);
});

const CONTENT = Buffer.from('a document');
const ID = blobId([CONTENT]);

test.each<readonly [string, boolean, string]>([
  ['an object that was not fetched before is fetched when it is read', true, 'a document'],
  [
    'an object that the server does not send',
    false,
    `Error: the remote did not send the blob ${ID}`,
  ],
])('%s', async (_, sends, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fetch-blobs-'));
  const asked: unknown[] = [];
  const transport: Pick<Transport, 'close' | 'fetch' | 'isComplete'> = {
    close: () => undefined,
    isComplete: false,
    fetch: async (_, options) => {
      asked.push(options?.input);
      const args = ['-C', folder, 'hash-object', '-w', '--stdin'];
      if (sends) spawnSync('git', args, { input: CONTENT });
      return DONE;
    },
  };
  createRepository(folder, 'https://git.test/acme/catalog');
  const repository = new LocalRepository(folder, transport as Transport, folder);
  try {
    const read = () => repository.readBlob(ID).then(String, String);
    expect([await read(), await read()]).toEqual([expected, expected]);
    expect(asked).toEqual([`${ID}\n`]);
  } finally {
    repository.close();
    await allExited();
    rmSync(folder, { recursive: true, force: true });
  }
});
