import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unpack } from '../../../src/adapters/github/unzip';
import { type ZipEntry, zip } from '../../builders/zip';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unzip-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (bytes: Buffer, left = 1000, artifact = 'scan') => {
  const file = path.join(root, 'a.zip');
  writeFileSync(file, bytes);
  return unpack(file, { artifact, folder: path.join(root, 'files'), budget: { bytesLeft: left } });
};

const textsOf = (files: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    files.map(({ name, location }) => [name, readFileSync(location, 'utf8')] as const),
  );

test('report files are unpacked under generated names, and other files are not', async () => {
  const files = await run(
    zip(
      { name: 'a.json', data: '1' },
      { name: 'sub/', mode: 0o040755 },
      { name: 'sub\\b.json.gz', data: '2' },
      { name: 'CON.json', data: '3', method: 0 },
      { name: '.c.json', data: '4', mode: 0 },
      { name: 'd.txt', data: '5' },
      { name: 'e.JSON', data: '6' },
    ),
  );
  expect(textsOf(files)).toEqual({
    'scan/a.json': '1',
    'scan/sub/b.json.gz': '2',
    'scan/CON.json': '3',
    'scan/.c.json': '4',
  });
  expect(readdirSync(path.join(root, 'files')).sort()).toEqual(['0', '1', '2', '3']);
});

describe('the bytes of all artifacts together are limited', () => {
  test.each<readonly [string, ReadonlyArray<ZipEntry>, number, boolean]>([
    ['as many as fit', [{ name: 'a.json', data: '12345' }], 5, true],
    ['one too many', [{ name: 'a.json', data: '123456' }], 5, false],
    [
      'one too many together',
      [
        { name: 'a.json', data: '123' },
        { name: 'b.json', data: '123' },
      ],
      5,
      false,
    ],
    ['a file that is no report', [{ name: 'a.txt', data: '123456' }], 5, true],
  ])('%s', async (_, entries, left, fits) => {
    const message =
      'the artifact "scan" is too large: all artifacts together unpack to more than 2147483648 bytes; name fewer of them, or upload reports without other files';
    const result = run(zip(...entries), left).then(() => '', String);
    expect(await result).toBe(fits ? '' : `Error: ${message}`);
  });

  test('including those of a file that is not an archive', async () => {
    await expect(run(Buffer.from('123456'), 5, 'a.json')).rejects.toThrow('is too large');
    expect(textsOf(await run(Buffer.from('12345'), 5, 'a.json'))).toEqual({
      'a.json/a.json': '12345',
    });
  });
});

test('no file is written outside the folder, and every refusal is a problem', async () => {
  const part = fc.constantFrom('..', '.', 'a', '', 'C:', '\\', 'b.json', 'nul', '~');
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  await fc.assert(
    fc.asyncProperty(name, async (each) => {
      const files = await run(zip({ name: `${each}x.json`, data: '1' })).catch((thrown) => {
        expect(thrown.problems[0].message).toMatch(/^the artifact "scan" cannot be unpacked: /);
        return [];
      });
      for (const { location } of files)
        expect(path.dirname(location)).toBe(path.join(root, 'files'));
      expect(readdirSync(root).sort()).toEqual(['a.zip', 'files']);
    }),
    { numRuns: 200 },
  );
});

describe('an archive is refused', () => {
  const entry = (more: Partial<ZipEntry>): Buffer => zip({ name: 'r.json', data: '{}', ...more });
  const SPACES = Buffer.alloc(17 * 1024 * 1024, ' ');

  test.each<readonly [string, Buffer, string | RegExp]>([
    [
      'with an absolute path',
      entry({ name: '/r.json' }),
      'the artifact "scan" cannot be unpacked: absolute path: /r.json; upload it again',
    ],
    [
      'with a link',
      entry({ mode: 0o120777, data: '/etc/passwd' }),
      'the artifact "scan" contains a link or a special file, "r.json"; upload regular files',
    ],
    [
      'that unpacks to more than it states',
      entry({ data: SPACES, statedSize: 100 }),
      /^Error: the artifact "scan" cannot be unpacked: too many bytes in the stream/,
    ],
    [
      'with another compression',
      entry({ method: 12 }),
      /^Error: the artifact "scan" cannot be unpacked: unsupported compression method: 12; upload it again/,
    ],
    [
      'with two files of one name',
      zip({ name: 'r.json', data: '1' }, { name: 'r.json', data: '2' }),
      'the artifact "scan" contains two files named "r.json"; upload it again',
    ],
    [
      'that is cut off',
      entry({}).subarray(0, -30),
      /^Error: the artifact "scan" cannot be unpacked: End of central directory record signature not found/,
    ],
    [
      'that is not an archive',
      Buffer.from('hello'),
      'the artifact "scan" is not a zip archive; upload it again',
    ],
  ])('%s', async (_, bytes, message) => {
    const said = await run(bytes, 2 ** 31).then(() => '', String);
    expect(said).toEqual(
      typeof message === 'string' ? `Error: ${message}` : expect.stringMatching(message),
    );
  });
});

test('an archive of more than 4 GiB states its sizes in extra fields', async () => {
  expect(textsOf(await run(zip({ name: 'a.json', data: '1', zip64: true })))).toEqual({
    'scan/a.json': '1',
  });
});

/** A file on a disk that is full. */
const FULL = '/dev/full';
const testOnFullDisk = existsSync(FULL) ? test : test.skip;

testOnFullDisk('a full disk is not an archive to upload again', async () => {
  mkdirSync(path.join(root, 'files'));
  symlinkSync(FULL, path.join(root, 'files', '0'));
  await expect(run(zip({ name: 'a.json', data: '1' }))).rejects.toThrow(
    'the artifact "scan" cannot be stored in the temporary folder: ENOSPC: no space left on device, write; free space on its disk, or upload less',
  );
});
