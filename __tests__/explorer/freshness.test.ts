import { expect, test } from '@jest/globals';
import { ageOf, formatAge, formatInstant } from '../../explorer/model/freshness';

const NOW = Date.parse('2026-07-10T12:00:00Z');

test.each([
  ['2026-07-10T11:59:40Z', 'fresh', 'just now'],
  ['2026-07-10T09:00:00Z', 'fresh', '3 hours ago'],
  ['2026-07-08T12:00:00Z', 'fresh', '2 days ago'],
  ['2026-07-08T11:59:59Z', 'old', '2 days ago'],
  ['2026-06-26T12:00:00Z', 'old', '2 weeks ago'],
  ['2026-06-26T11:59:59Z', 'stale', '2 weeks ago'],
  ['2026-03-01T00:00:00Z', 'stale', '4 months ago'],
  ['2020-03-01T00:00:00Z', 'stale', '6 years ago'],
  ['2026-07-10T15:00:00Z', 'fresh', 'just now'],
  ['2026-07-11T12:00:00Z', 'fresh', 'just now'],
  ['2026-07-11T12:00:01Z', 'future', 'Jul 11, 2026, 12:00 PM UTC'],
  ['some day', 'undated', 'some day'],
])('%s is %s, and said as %s', (instant, age, text) => {
  expect([ageOf(instant, NOW), formatAge(instant, NOW)]).toEqual([age, text]);
});

test('what has no date has no age', () => {
  expect(ageOf(null, NOW)).toBe('undated');
});

test('a date is written in UTC, and what is none stays', () => {
  expect([formatInstant('2026-07-10T23:30:00+02:00'), formatInstant('some day')]).toEqual([
    'Jul 10, 2026, 9:30 PM UTC',
    'some day',
  ]);
});
