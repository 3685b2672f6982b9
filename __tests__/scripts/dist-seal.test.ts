/** A local check of dist/ builds nothing where the seal holds, so every edit must break it. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isSealed, SEAL, sealOf } from '../../scripts/dist-seal.mjs';
import { writeFiles } from '../builders/files';

let root = '';
const at = (file: string): string => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seal-'));
  const files = [
    ...[
      'src/index.ts',
      'src/domain/values/escape.ts',
      'explorer/style/index.css',
      'schema/v1/openapi.json',
    ],
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
    ...['scripts/build.mjs', 'scripts/build-explorer.mjs', 'dist/index.js', 'dist/explorer.html'],
    ...['docs/faq.md', '__tests__/main.test.ts'],
  ];
  writeFiles(
    root,
    files.map((file) => [file, Buffer.from(file)]),
  );
  writeFileSync(at(`dist/${SEAL}`), sealOf(root, at('dist')));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([['docs/faq.md'], ['__tests__/main.test.ts']])(
  'an edit of %s, from which nothing is built, keeps the seal',
  (file) => {
    writeFileSync(at(file), 'edited');
    expect(isSealed(root)).toBe(true);
  },
);

test.each([
  ['src/index.ts'],
  ['src/domain/values/escape.ts'],
  ['explorer/style/index.css'],
  ['schema/v1/openapi.json'],
  ['package.json'],
  ['package-lock.json'],
  ['tsconfig.json'],
  ['tsconfig.build.json'],
  ['scripts/build.mjs'],
  ['scripts/build-explorer.mjs'],
  ['dist/index.js'],
  ['dist/explorer.html'],
  [`dist/${SEAL}`],
])('an edit of %s breaks the seal, and so does its removal', (file) => {
  writeFileSync(at(file), 'edited');
  const edited = isSealed(root);
  rmSync(at(file));
  expect([edited, isSealed(root)]).toEqual([false, false]);
});

test.each([
  ['src/index.ts', 'src/main.ts'],
  ['dist/index.js', 'dist/1.index.js'],
])('%s under another name breaks the seal', (from, to) => {
  renameSync(at(from), at(to));
  expect(isSealed(root)).toBe(false);
});

test('a further file in dist/ breaks the seal', () => {
  writeFileSync(at('dist/2.index.js'), '');
  expect(isSealed(root)).toBe(false);
});
