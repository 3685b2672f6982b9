/** The documented browsers: the versions that the page is built for, and the features that it uses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const PROJECT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

const DOCUMENT = read('docs/pages-and-caching.md');
const [, TABLE = ''] = /^\| feature .*\n\|[ -|]*\n((?:\|.*\n)+)/m.exec(DOCUMENT) ?? [];
const features = TABLE.trimEnd()
  .split('\n')
  .map((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, each = '']) =>
      each.replace(/[<>]|\)$/g, ''),
    ),
  );

test('the documented versions are the build target', () => {
  const [, ...built] =
    /'chrome(\d+)', 'firefox(\d+)', 'safari(\d+)'/.exec(read('scripts/build-explorer.mjs')) ?? [];
  const [, ...documented] =
    /Chrome or Edge (\d+), Firefox (\d+), Safari (\d+)/.exec(DOCUMENT) ?? [];
  expect(built).toHaveLength(3);
  expect(documented).toEqual(built);
});

test('the page uses every feature that is documented', () => {
  const page = read('dist/explorer.html');
  expect(features.flat().filter((name) => !page.includes(name))).toEqual([]);
  expect(features.length).toBeGreaterThan(5);
});
