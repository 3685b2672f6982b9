import { expect, test } from '@jest/globals';
import { parseRetryAfter } from '../../../src/adapters/http/retry-after';

const NOW = Date.parse('2026-01-01T00:00:00Z');

test.each<readonly [string | undefined, number | undefined]>([
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', undefined],
  ['-1x', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j is a pause of %s ms', (text, expected) => {
  expect(parseRetryAfter(text, NOW)).toBe(expected);
});
