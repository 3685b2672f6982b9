import { describe, expect, test } from '@jest/globals';
import { backoff, backoffAfterLostResponse, shouldRetry } from '../../src/publish/retry-policy';

describe('tries', () => {
  test.each<readonly [number, number, boolean]>([
    [1, 0, true],
    [9, 600_000, true],
    [10, 0, true],
    [10, 299_999, true],
    [10, 300_000, false],
    [1000, 299_999, true],
    [1000, 300_000, false],
  ])('after %d tries and %d ms: %s', (tries, elapsed, again) => {
    expect(shouldRetry(tries, elapsed)).toBe(again);
  });

  test('pauses grow up to a limit, and differ', () => {
    expect([1, 2, 3, 4, 7, 8, 1000].map((tries) => backoff(tries, 0.5))).toEqual([
      250, 500, 1000, 2000, 15_000, 15_000, 15_000,
    ]);
    expect([0, 0.25, 0.999].map((random) => backoff(2, random))).toEqual([250, 375, 750]);
  });

  test('after a lost answer they are those of a question, and differ as well', () => {
    expect([0, 1, 2, 3, 4, 1000].map((losses) => backoffAfterLostResponse(losses, 0.5))).toEqual([
      500, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
    expect([0, 0.25, 0.999].map((random) => backoffAfterLostResponse(1, random))).toEqual([
      1_000, 1_500, 2_998,
    ]);
  });
});
