/** The browsers that the documents promise are those that the page is built for and needs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const PROJECT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

const DOCUMENT = read('docs/pages-and-caching.md');
const ROW = /^\| (.*`.*`.*?) *\| .* \| *([\d.]+) \| *([\d.]+) \| *([\d.]+) \|$/gm;
const rows = [...DOCUMENT.matchAll(ROW)].map(([, name = '', ...versions]) => ({
  names: [...name.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each.replace(/[<>]|\)$/g, '')),
  versions: versions.map(Number),
}));
const PAGE = read('dist/explorer.html');

test('the newest of the features set the floor', () => {
  const floor = [0, 1, 2].map((i) => Math.max(...rows.map(({ versions }) => versions[i] ?? 0)));
  const [, ...promised] =
    /Chrome or Edge (\d+), Firefox (\d+) or Safari (\d+)/.exec(DOCUMENT) ?? [];
  expect(promised.map(Number)).toEqual(floor);
});

test('the page is built for that floor', () => {
  const [, ...built] =
    /'chrome(\d+)', 'firefox(\d+)', 'safari(\d+)'/.exec(read('scripts/build-explorer.mjs')) ?? [];
  const [, ...promised] =
    /Chrome or Edge (\d+), Firefox (\d+) or Safari (\d+)/.exec(DOCUMENT) ?? [];
  expect(built).toEqual(promised);
});

test('the page has every feature that is listed', () => {
  expect(rows.flatMap(({ names }) => names.filter((name) => !PAGE.includes(name)))).toEqual([]);
  expect(rows.length).toBeGreaterThan(5);
});
