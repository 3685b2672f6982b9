/** Each page says in its first line whom it answers which question, readers find theirs in the index, and all are short. */
import { describe, expect, test } from '@jest/globals';
import { DOCUMENTS, textOf } from './blocks';

const PAGES = DOCUMENTS.filter((file) => /^docs\/[^/]+$/.test(file));
const INDEX = 'docs/README.md';
/** `CONTRIBUTING.md` leads to them. */
const FOR_CONTRIBUTORS = ['docs/architecture.md', 'docs/performance.md'];

const wordsIn = (files: readonly string[]): number =>
  files.flatMap((file) => textOf(file).match(/\S+/g) ?? []).length;

test.each(PAGES)('%s begins with its reader and question', (file) => {
  expect(textOf(file)).toMatch(/^# .+\n\nFor [a-z][^:?]+: [^?]+\?/);
});

describe('the index', () => {
  const [index = ''] = textOf(INDEX).split('\n## ');
  const listed = [...index.matchAll(/\]\(([\w-]+\.md)[)#]/g)].map(([, name]) => `docs/${name}`);

  test('has every page for readers and owners, and no other', () => {
    const expected = PAGES.filter((file) => file !== INDEX && !FOR_CONTRIBUTORS.includes(file));
    expect([...new Set(listed)].sort()).toEqual([...expected].sort());
  });
});

test.each([
  ['the README', ['README.md'], 2300],
  ['all pages together', PAGES, 20_000],
])('%s: words that a maintainer has time for', (_, files, most) => {
  expect(wordsIn(files)).toBeLessThanOrEqual(most);
});
