/** What licenses ask of those who pass packages on: in the bundle, and in the page, which sites of users serve. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT } from './process';

const read = (...names: readonly string[]): string =>
  readFileSync(path.join(PROJECT, ...names), 'utf8');

test('licenses.txt has a text for every package, and the author where the license is CC-BY', () => {
  const text = read('dist', 'licenses.txt');
  const empty = [...text.matchAll(/^(\S+ \d+\.\d+\.\d+ \(\S+\))\n\n/gm)].map(([, title]) => title);
  expect(empty).toEqual([]);
  expect(text).toMatch(/^spdx-exceptions \S+ \(CC-BY-3\.0\)\nBy The Linux Foundation: https:/m);
});

test('the page has the notices of the packages in it', () => {
  const page = read('dist', 'explorer.html');
  const terms = read('node_modules', 'preact', 'LICENSE').split('\n\n').slice(2).join('\n\n');
  expect(page.slice(page.indexOf('</html>'))).toBe(
    [
      '</html>\n<!--',
      'preact: Copyright (c) 2015-present Jason Miller',
      `MIT License\n\n${terms.trim()}\n-->\n`,
    ].join('\n'),
  );
});
