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

test('a damaged archive is either read with the data that was packed, or refused', async () => {
  const whole = zip({ name: 'a.json', data: 'x'.repeat(50) }, { name: 'b.json', data: 'y' });
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: whole.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const read = await run(bytes).then(textsOf, (thrown) => {
          expect(thrown.problems).toHaveLength(1);
          return {};
        });
        expect(['x'.repeat(50), 'y']).toEqual(expect.arrayContaining(Object.values(read)));
      },
    ),
    { numRuns: 300 },
  );
  expect(existsSync(path.join(root, 'files'))).toBe(true);
});

describe('an archive is refused', () => {
  const entry = (more: Partial<ZipEntry>): Buffer => zip({ name: 'r.json', data: '{}', ...more });
  const SPACES = Buffer.alloc(17 * 1024 * 1024, ' ');
  const BOMB =
    /^Error: the artifact "scan" contains "r\.json", which unpacks \d+ bytes to \d+, expected at most 250 times as many; upload reports only$/;

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
      'with an encrypted file',
      entry({ encrypted: true }),
      'the artifact "scan" contains "r.json", which is encrypted or compressed otherwise (method 8), expected deflate or no compression; upload it with actions/upload-artifact',
    ],
    [
      'with another compression',
      entry({ method: 12 }),
      'the artifact "scan" contains "r.json", which is encrypted or compressed otherwise (method 12), expected deflate or no compression; upload it with actions/upload-artifact',
    ],
    ['that is a bomb', entry({ data: SPACES }), BOMB],
    [
      'that unpacks to more than it states',
      entry({ data: SPACES, statedSize: 100 }),
      /^Error: the artifact "scan" cannot be unpacked: too many bytes in the stream/,
    ],
    [
      'that states more than the limit',
      entry({ zip64: true, statedSize: 2 ** 31 + 1, data: Buffer.alloc(9_000_000, 'x') }),
      BOMB,
    ],
    [
      'with data that does not have the stated CRC-32',
      entry({ statedSum: 0xab }),
      'the artifact "scan" contains "r.json" with the CRC-32 a3a6bf43, expected 000000ab, because its data was damaged; upload it again',
    ],
    [
      'with uncompressed data that does not have the stated CRC-32',
      entry({ method: 0, statedSum: 0xab }),
      'the artifact "scan" contains "r.json" with the CRC-32 a3a6bf43, expected 000000ab, because its data was damaged; upload it again',
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
    'the artifact "scan" cannot be stored in the temporary folder: ENOSPC: no space left on device, write; free space on the disk that the variable RUNNER_TEMP names, or upload less',
  );
});
