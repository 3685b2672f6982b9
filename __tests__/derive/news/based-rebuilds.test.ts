/** The order of the versions to rebuild: what stands on another comes right behind it. */
import { expect, test } from '@jest/globals';
import type { Rebuild } from '../../../src/decide/rebuilds';
import { withBases } from '../../../src/derive/news/based-rebuilds';
import { NO_FIXES } from '../../../src/domain/fixes';

const COUNTS = { critical: 0, high: 1, medium: 0, low: 0, unknown: 0, fixable: 1 };

const rebuildOf = (slug: string): Rebuild => ({
  ...{ slug, version: '1', image: slug, digest: null, counts: COUNTS, fixes: NO_FIXES },
});

/** `a<b`: `a` stands on `b`. */
const ordered = (slugs: string, ...stands: ReadonlyArray<string>): string => {
  const bases = stands.map((each) => {
    const [slug = '', base = ''] = each.split('<');
    const image = { slug, version: '1', layers: 1, inherited: 0, cured: 0, unknown: 0 };
    return { slug: base, version: '1', digest: null, current: true, images: [image] };
  });
  return withBases(slugs.split('').map(rebuildOf), bases)
    .map(({ slug }) => slug)
    .join('');
};

test.each([
  ['nothing stands on anything', 'abc', [], 'abc'],
  ['a base is behind', 'abc', ['a<c'], 'bca'],
  ['a base is in front', 'abc', ['c<a'], 'acb'],
  ['several stand on one, in their order', 'abcd', ['a<d', 'b<d'], 'cdab'],
  ['a base of a base', 'abcd', ['a<b', 'b<d'], 'cdba'],
  ['a base needs no rebuild', 'abc', ['a<x', 'b<x'], 'abc'],
  ['a version stands on itself', 'ab', ['a<a'], 'ab'],
  ['versions stand on each other', 'abc', ['a<b', 'b<a'], 'cab'],
])('%s', (_, slugs, stands, expected) => {
  expect(ordered(slugs, ...stands)).toBe(expected);
});

test('a version is not its own base', () => {
  const image = { slug: 'a', version: '1', layers: 1, inherited: 0, cured: 0, unknown: 0 };
  const bases = [{ slug: 'a', version: '1', digest: null, current: false, images: [image] }];
  expect(withBases([rebuildOf('a')], bases)).toEqual([rebuildOf('a')]);
});

test('a long chain of bases does not recurse', () => {
  const count = 20_000;
  const slugs = Array.from({ length: count }, (_, i) => `s${i}`);
  const bases = slugs.slice(1).map((base, i) => ({
    ...{ slug: base, version: '1', digest: null, current: true },
    images: [{ slug: `s${i}`, version: '1', layers: 1, inherited: 0, cured: null, unknown: 0 }],
  }));
  const sorted = withBases(slugs.map(rebuildOf), bases);
  expect(sorted.map(({ slug }) => slug)).toEqual(slugs.toReversed());
});
