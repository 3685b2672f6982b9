import { expect, test } from '@jest/globals';
import { formatAge } from '../../src/text/age';

test.each([
  ['2026-01-10T11:59:30Z', '0 minutes ago'],
  ['2026-01-10T11:59:00Z', '1 minute ago'],
  ['2026-01-10T10:59:00Z', '1 hour ago'],
  ['2026-01-08T13:00:00Z', '47 hours ago'],
  ['2026-01-08T12:00:00Z', '2 days ago'],
  ['2026-01-11T12:00:00Z', '0 minutes ago'],
  ['yesterday', ''],
])('the age of %s is %j', (instant, expected) => {
  expect(formatAge(instant, Date.parse('2026-01-10T12:00:00Z'))).toBe(expected);
});
