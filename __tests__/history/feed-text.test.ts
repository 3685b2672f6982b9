import { expect, test } from '@jest/globals';
import { countOf, limitLines, limitText, oneLine } from '../../src/derive/feeds/feed-text';

test.each([
  [0, '0 images'],
  [1, '1 image'],
  [2, '2 images'],
  [12345, '12345 images'],
])('the count %d is written %j', (number, expected) => {
  expect(countOf(number, 'image')).toBe(expected);
});

test.each([
  ['a\n b\t\u0085c', 'a b c'],
  ['\u202eliva\u202c', '\\u202eliva\\u202c'],
  ['a\u{e0041}b\u3164', 'a\\udb40\\udc41b\\u3164'],
])('the text %j is %j on one line', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

const numbers = (count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, i) => i);

test.each([
  [0, undefined, 0],
  [1, 'line 0', 1],
  [50, 'line 49', 50],
  [51, 'and 1 more', 51],
  [70, 'and 20 more', 51],
])('%d lines are limited: the last is %j, there are %d', (count, last, length) => {
  const lines = limitLines(numbers(count).map((n) => `line ${n}`));
  expect([lines.at(-1), lines.length]).toEqual([last, length]);
  expect(lines.slice(0, 50)).toEqual(numbers(Math.min(count, 50)).map((n) => `line ${n}`));
});

test.each([
  ['nothing', '', ''],
  ['2,000 characters', 'a'.repeat(2000), 'a'.repeat(2000)],
  ['2,001 characters', 'a'.repeat(2001), `${'a'.repeat(1999)}…`],
  ['2,000 code points of two units', '😀'.repeat(2000), '😀'.repeat(2000)],
  ['2,001 code points of two units', '😀'.repeat(2001), `${'😀'.repeat(1999)}…`],
  ['3,000 code points of two units', '😀'.repeat(3000), `${'😀'.repeat(1999)}…`],
  ['2,000 code points of one unit and of two', `a${'😀'.repeat(1999)}`, `a${'😀'.repeat(1999)}`],
  ['many code points of one unit and of two', `a${'😀'.repeat(9999)}`, `a${'😀'.repeat(1998)}…`],
])('a text has at most 2,000 code points: %s', (_, text, expected) => {
  expect(limitText(text)).toBe(expected);
});
