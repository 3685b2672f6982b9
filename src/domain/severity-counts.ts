const KEYS = ['critical', 'high', 'medium', 'low', 'unknown', 'fixable'] as const;

/** What makes a record worse than another; what counts most comes first. */
export type Counts = Readonly<Record<(typeof KEYS)[number], number>>;

const NONE: Counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, fixable: 0 };

/** Above 0 if the second is worse, 0 if they are equally bad: sorts worst first. */
export const compareCounts = (before: Counts, after: Counts): number => {
  for (const key of KEYS) {
    const change = after[key] - before[key];
    if (change !== 0) return change;
  }
  return 0;
};

/** What came on top of the first; without a record there is nothing. Written out: sorting asks for it often. */
export const countDifference = (before: Counts = NONE, after: Counts = NONE): Counts => ({
  critical: after.critical - before.critical,
  high: after.high - before.high,
  medium: after.medium - before.medium,
  low: after.low - before.low,
  unknown: after.unknown - before.unknown,
  fixable: after.fixable - before.fixable,
});
