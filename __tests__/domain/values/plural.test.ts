import { expect, test } from '@jest/globals';
import { formatNumber, joinLimited, pluralize } from '../../../src/domain/values/plural';

test.each<readonly [number, string]>([
  [0, '0 images'],
  [1, '1 image'],
  [2, '2 images'],
  [1234567, '1,234,567 images'],
])('%d is written as %s', (number, text) => {
  expect(pluralize(number, 'image')).toBe(text);
});

test('an irregular plural', () => {
  expect([pluralize(1, 'entry', 'entries'), pluralize(2, 'entry', 'entries')]).toEqual([
    '1 entry',
    '2 entries',
  ]);
});

test('numbers below a thousand have no comma', () => {
  expect([0, 999, 1000].map(formatNumber)).toEqual(['0', '999', '1,000']);
});

test('a list names its first items and counts the rest', () => {
  const words = (each: string): string => each.toUpperCase();
  expect([
    joinLimited(['a', 'b'], 2),
    joinLimited(['a', 'b', 'c'], 1, words),
    joinLimited(Array(2345).fill('a'), 2, words, ' | '),
  ]).toEqual(['a, b', 'A and 2 more', 'A | A and 2,343 more']);
});
