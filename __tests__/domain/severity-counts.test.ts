import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareCounts, type SeverityCounts, totalOf } from '../../src/domain/severity-counts';

const NUMBER = fc.nat(3);
const COUNTS = fc.record<SeverityCounts>({
  critical: NUMBER,
  high: NUMBER,
  medium: NUMBER,
  low: NUMBER,
  unknown: NUMBER,
  fixable: NUMBER,
});
const none = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, fixable: 0 };

test('the worst severity decides the order of counts, then the next, and fixable ones last', () => {
  const ordered: ReadonlyArray<SeverityCounts> = [
    { ...none, critical: 1 },
    { ...none, high: 9, fixable: 9 },
    { ...none, medium: 9 },
    { ...none, low: 9 },
    { ...none, unknown: 2, fixable: 1 },
    { ...none, unknown: 2 },
    none,
  ];
  expect([...ordered].reverse().sort(compareCounts)).toEqual(ordered);
});

test('fixable findings are not counted twice in a total', () => {
  fc.assert(
    fc.property(COUNTS, (counts) => {
      const { critical, high, medium, low, unknown } = counts;
      expect(totalOf(counts)).toBe(critical + high + medium + low + unknown);
    }),
  );
});
