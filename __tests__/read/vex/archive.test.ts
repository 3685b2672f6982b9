/** The archive of VEX documents, held against the programs that unpack it and against a second writer. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ArchiveFile, gzipStored, tar } from '../../../src/read/vex/archive';
import { textsBelow } from '../../builders/files';

const slug = 'a'.repeat(128);
const file = (name: string, content: string): ArchiveFile => ({
  path: name,
  content: Buffer.from(content),
});

const CASES: ReadonlyArray<readonly [what: string, files: ReadonlyArray<ArchiveFile>]> = [
  ['one small file', [file('index.json', '{}\n')]],
  ['an empty file', [file('empty', '')]],
  ['a file of one block', [file('block', 'x'.repeat(512))]],
  ['a name of 100 bytes', [file(`pkg/${'a'.repeat(87)}/vex.json`, '1')]],
  ['the longest slug', [file('index.json', '{}'), file(`pkg/oci/${slug}/vex.json`, 'é')]],
  ['a file of several stored blocks', [file('large', 'abc'.repeat(100_000))]],
];

const inFolder = <A>(use: (folder: string) => A): A => {
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe.each(CASES)('%s', (_, files) => {
  const contents = Object.fromEntries(files.map(({ path: name, content }) => [name, `${content}`]));

  test('tar unpacks the files that were packed', () => {
    inFolder((folder) => {
      writeFileSync(path.join(folder, 'a.tar.gz'), gzipStored(tar(files)));
      execFileSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder });
      rmSync(path.join(folder, 'a.tar.gz'));
      expect(textsBelow(folder)).toEqual(contents);
      for (const { path: name } of files)
        expect(statSync(path.join(folder, name))).toMatchObject({ mtimeMs: 0 });
    });
  });

  test('the tar archive is the one that GNU tar writes', () => {
    inFolder((folder) => {
      for (const { path: name, content } of files) {
        execFileSync('mkdir', ['-p', path.dirname(path.join(folder, name))]);
        writeFileSync(path.join(folder, name), content, { mode: 0o644 });
      }
      const owner = ['--owner=:0', '--group=:0', '--numeric-owner', '--mtime=@0', '--mode=0644'];
      const names = files.map(({ path: name }) => name);
      const format = ['--format=ustar', '-b', '1', ...owner];
      const written = execFileSync('tar', [...format, '-cf', '-', ...names], {
        cwd: folder,
        maxBuffer: 2 ** 26,
      });
      // GNU tar writes device numbers of 0, and this archive none.
      for (let at = 0; at < written.length; at += 512)
        if (written.toString('latin1', at + 257, at + 262) === 'ustar') {
          written.fill(0, at + 329, at + 345);
          written.fill(' ', at + 148, at + 156);
          const sum = written.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
          written.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148);
        }
      expect(tar(files).equals(written)).toBe(true);
    });
  });
});

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc.integer({ min: 65_530, max: 65_545 }).map((size) => new Uint8Array(size).fill(7)),
  fc.integer({ min: 131_065, max: 131_075 }).map((size) => new Uint8Array(size).fill(8)),
);

test('gunzip reads the same bytes', () => {
  fc.assert(
    fc.property(bytes, (content) => {
      expect(gunzipSync(gzipStored(Buffer.from(content))).equals(content)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('the gzip program accepts the file', () => {
  inFolder((folder) => {
    writeFileSync(path.join(folder, 'a.gz'), gzipStored(Buffer.from('text')));
    execFileSync('gunzip', ['a.gz'], { cwd: folder });
    expect(readFileSync(path.join(folder, 'a'), 'utf8')).toBe('text');
  });
});

test('the bytes of an archive stay, so that clients need not load it again', () => {
  expect(gzipStored(Buffer.from('a')).toString('hex')).toBe(
    '1f8b08000000000000ff010100feff6143beb7e801000000',
  );
});
