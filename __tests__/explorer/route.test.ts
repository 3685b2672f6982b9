import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkTo, parseRoute } from '../../explorer/model/route';

test.each([
  ['', { parts: [], params: {} }],
  ['#', { parts: [], params: {} }],
  ['#/', { parts: [], params: {} }],
  ['#/images/redis/8.2.1', { parts: ['images', 'redis', '8.2.1'], params: {} }],
  ['#/images?q=a%20b&grade=A%2B', { parts: ['images'], params: { q: 'a b', grade: 'A+' } }],
  ['#/images?q=what?', { parts: ['images'], params: { q: 'what?' } }],
  ['#/a%2Fb//c', { parts: ['a/b', 'c'], params: {} }],
  ['#/%E0%A4%A', { parts: ['%E0%A4%A'], params: {} }],
])('%s names a place', (fragment, route) => {
  expect(parseRoute(fragment)).toEqual(route);
});

test('parameters without a value are left out of a link', () => {
  expect(linkTo(['images'], { q: '', tier: 'low' })).toBe('#/images?tier=low');
});

test('a link names the place that it was made for', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1 });
  const name = fc.string({ minLength: 1 }).filter((each) => each !== '__proto__');
  fc.assert(
    fc.property(fc.array(part), fc.dictionary(name, part), (parts, params) => {
      expect(parseRoute(linkTo(parts, params))).toEqual({ parts, params: { ...params } });
    }),
  );
});
