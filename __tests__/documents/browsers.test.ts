/** The documented browsers are those that the page is built for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const PROJECT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

test('the documented versions are the build target', () => {
  const [, ...built] =
    /'chrome(\d+)', 'firefox(\d+)', 'safari(\d+)'/.exec(read('scripts/build-explorer.mjs')) ?? [];
  const [, ...documented] =
    /Chrome or Edge (\d+), Firefox (\d+), Safari (\d+)/.exec(read('docs/pages-and-caching.md')) ??
    [];
  expect(built).toHaveLength(3);
  expect(documented).toEqual(built);
});
