import {
  chmodSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { readUnpacked } from '../../../src/adapters/files/read-unpacked';
import { formatProblem } from '../../../src/domain/problem';
import { onPosix } from '../../builders/platform';

const MiB = 1024 * 1024;
const LIMIT = 64 * MiB;
const asUser = process.getuid?.() === 0 ? test.skip : onPosix;

const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'unpacked-')));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The text of a file, or the problems with it; `missing` stands before those that stop a run. */
const read = async (folder: string, name: string): Promise<string> => {
  const result = await readUnpacked(folder, name)();
  const bytes = E.flatten(result);
  if (E.isRight(bytes)) return bytes.right.toString();
  const problems = bytes.left.map(formatProblem).join('\n').replaceAll(folder, '/checkout');
  return E.isLeft(result) ? `missing: ${problems}` : problems;
};

describe('a file, plain or gzip', () => {
  test.each<readonly [string, string | Buffer, string]>([
    ['a text', 'cve,epss\n', 'cve,epss\n'],
    ['nothing', '', ''],
    ['one byte', '\u001f', '\u001f'],
    ['a packed text, whatever its name', gzipSync('cve,epss\n'), 'cve,epss\n'],
    ['packed nothing', gzipSync(''), ''],
    ['two packed parts', Buffer.concat([gzipSync('cve,'), gzipSync('epss')]), 'cve,epss'],
  ])('with %s is read', (_, content, text) =>
    inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'epss.csv'), content);
      expect(await read(folder, 'epss.csv')).toBe(text);
    }),
  );
});

describe('refused:', () => {
  const missing = (name: string): string =>
    `missing: ${name}: found no such file, expected one that an earlier step downloaded; check the path, and leave the input empty if the download failed`;
  const damaged =
    'epss.csv.gz: found gzip data that is damaged or cut off, expected a whole gzip file; download the file again';

  test.each(['kev.json', 'a/b', `${'a'.repeat(300)}`, 'file/below'])('a missing file: %s', (name) =>
    inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'file'), '');
      expect(await read(folder, name)).toBe(missing(name));
    }),
  );

  test.each([
    [
      'https://acme.test/kev.json',
      'found an address, expected the path of a file, since the action downloads nothing; add a step with curl --fail --location --output FILE ADDRESS, as in publish.yml of this action, and name FILE',
    ],
    ['a.json\nb.json', 'found several lines, expected the path of one file; write one path'],
  ])('a name that is not a path: %j', (name, message) =>
    inFolder(async (folder) => {
      const result = await readUnpacked(folder, name)();
      expect(result).toEqual(E.left([{ message, location: { file: name } }]));
    }),
  );

  asUser('a file that may not be read', () =>
    inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'kev.json'), '{}');
      chmodSync(path.join(folder, 'kev.json'), 0);
      expect(await read(folder, 'kev.json')).toBe(
        '"kev.json" cannot be read: EACCES: permission denied, open \'/checkout/kev.json\'; check the path in the input, and that this step may read the file',
      );
    }),
  );

  onPosix('a link to itself', () =>
    inFolder(async (folder) => {
      symlinkSync('kev.json', path.join(folder, 'kev.json'));
      expect(await read(folder, 'kev.json')).toBe(
        '"kev.json" cannot be read: ELOOP: too many symbolic links encountered, stat \'/checkout/kev.json\'; check the path in the input, and that this step may read the file',
      );
    }),
  );

  test('too many bytes', () =>
    inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'kev.json'), '');
      truncateSync(path.join(folder, 'kev.json'), LIMIT + 1);
      expect(await read(folder, 'kev.json')).toBe(
        'kev.json: found 67108865 bytes, expected at most 67108864; check what was downloaded',
      );
    }));

  test('a small file with a large content, before all of it is unpacked', () =>
    inFolder(async (folder) => {
      const part = gzipSync(Buffer.alloc(LIMIT / 4));
      const parts = Array.from({ length: 500 }, () => part);
      // Unpacked to its end, it would be a broken file.
      const bomb = Buffer.concat([...parts, part.subarray(0, -9)]);
      writeFileSync(path.join(folder, 'epss.csv.gz'), bomb);
      expect(await read(folder, 'epss.csv.gz')).toBe(
        'epss.csv.gz: found more than 67108864 bytes unpacked, expected at most 67108864; check what was downloaded',
      );
    }));

  const whole = gzipSync('cve,epss\n'.repeat(1000));
  test.each<readonly [string, Buffer]>([
    ['cut off', whole.subarray(0, -9)],
    ['nothing but its first bytes', whole.subarray(0, 2)],
    ['changed', Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8)])],
    ['of another method', Buffer.concat([whole.subarray(0, 2), Buffer.alloc(30)])],
  ])('gzip data that is %s', (_, content) =>
    inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'epss.csv.gz'), content);
      expect(await read(folder, 'epss.csv.gz')).toBe(damaged);
    }),
  );
});
