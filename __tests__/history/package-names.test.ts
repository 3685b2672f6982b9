/** What the documents of packages by name, and the summary, say of changes in images. */
import { describe, expect, test } from '@jest/globals';
import type { ImagePackages } from '../../src/api/packages';
import { imageWithMost, openPackages } from '../../src/history/package-names';

/** The packages of an image by version, as names; null where they are not known. */
type Lists = Readonly<Record<string, ReadonlyArray<string> | null>>;

const documentOf = (slug: string, lists: Lists, version = '1'): ImagePackages => {
  const names = [...new Set(Object.values(lists).flatMap((names) => names ?? []))].sort();
  return {
    ...{ apiVersion: 'v1', resource: 'image-packages', slug, image: slug },
    versions: Object.entries(lists).map(([tag, own]) => ({ version: tag, known: own !== null })),
    data: names.map((name) => ({
      ...{ type: 'deb', name, source: `${name}-src`, version },
      versions: Object.keys(lists).filter((tag) => lists[tag]?.includes(name)),
    })),
  };
};

describe('packages that rebuilds add or remove are counted', () => {
  test.each<readonly [what: string, before: Lists | null, after: Lists | null, string]>([
    [
      'once by name',
      { v1: ['a', 'b'], v2: ['a'] },
      { v1: ['a', 'c'], v2: ['a', 'c'] },
      '1 1 redis',
    ],
    ['not if only their versions change', { v1: ['a'] }, { v1: ['a'] }, '0 0 '],
    ['not if they were not known', { v1: null }, { v1: ['a'] }, '0 0 '],
    ['not if they are not known any more', { v1: ['a'] }, { v1: null }, '0 0 '],
    ['not in a version that comes or goes', { v1: ['a'] }, { v2: ['b'] }, '0 0 '],
    ['not in an image that comes', null, { v1: ['a'] }, '0 0 '],
    ['not in an image that goes', { v1: ['a'] }, null, '0 0 '],
  ])('%s', (_, before, after, counts) => {
    const changes = openPackages();
    const documents = [before, after].map((each, i) => each && documentOf('redis', each, `${i}`));
    changes.add('redis', documents[0] ?? undefined, documents[1] ?? undefined);
    const { added, removed, slugs } = changes.result().news;
    expect(`${added} ${removed} ${slugs}`).toBe(counts);
  });
});

test('of images with equally many names, the first is left out', () => {
  const names = [['b', 'a', 'c'], ['b', 'a'], ['c']].map((images, i) => ({ name: `${i}`, images }));
  expect(
    imageWithMost({
      ...{ apiVersion: 'v1', resource: 'package-names', type: 'deb' },
      ...{ total: names.length, data: names },
    }),
  ).toBe('a');
});
