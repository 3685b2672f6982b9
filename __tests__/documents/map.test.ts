/** The map of documents has a row for every kind of document, with its size in the example. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { DESCRIPTIONS } from '../../scripts/contract/descriptions';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import { filesBelow } from '../builders/files';
import { textOf } from './blocks';
import { writeExampleSite } from './example-site';

/** Question, document, files and size of each row. */
const ROWS = [
  ...(textOf('docs/README.md').split('\n## All documents\n')[1] ?? '').matchAll(
    /^\| (.+) \| `(.+)` \| (\d+) \| ([\d.]+) kB \|$/gm,
  ),
].map(([, , document = '', files = '', size = '']) => ({
  ...{ document, files: Number(files), size: 1000 * Number(size) },
}));

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] ?? 0;
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
};

/** The pattern of a path parameter: pages are numbers, and other names begin with a letter or digit. */
const NAMES: Readonly<Record<string, string>> = { '<page>': '\\d+' };

const formOf = (document: string): RegExp =>
  new RegExp(`^${document.replace(/<\w+>/g, (name) => NAMES[name] ?? '[^/]+')}$`);

/** Whether a number is about the stated one, within a share of it. */
const isAbout = (stated: number, actual: number, share: number): boolean =>
  Math.abs(actual - stated) <= share * stated;

let sizes: ReadonlyMap<string, number> = new Map();

beforeAll(async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'map-'));
  await writeExampleSite(site);
  sizes = new Map(
    Object.entries(filesBelow(path.join(site, 'api/v1'))).map(([file, { length }]) => [
      file,
      length,
    ]),
  );
  rmSync(site, { recursive: true, force: true });
});

test('every kind of document has a row', () => {
  const kinds = [...DOCUMENTS, ...MEDIA, ...DESCRIPTIONS].map(({ path: kind }) =>
    kind.replaceAll('{', '<').replaceAll('}', '>'),
  );
  expect(ROWS.map(({ document }) => document).sort()).toEqual(kinds.sort());
});

test.each(ROWS)('$document has the documented size', ({ document, files, size }) => {
  const others = document.startsWith('security/<') ? ['security/index.json'] : [];
  const found = [...sizes].filter(
    ([file]) => formOf(document).test(file) && !others.includes(file),
  );
  const middle = median(found.map(([, length]) => length));
  const told = { files, size, found: found.length, middle };
  expect({
    ...told,
    isNumberTold: isAbout(files, found.length, 0.1),
    isSizeTold: isAbout(size, middle, 0.4),
  }).toEqual({ ...told, isNumberTold: true, isSizeTold: true });
});
