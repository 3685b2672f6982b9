/** Fewer cases give no estimate. */
export const MIN_CASES = 20;

/**
 * Describes the median time of `n` cases to a fix, such as `2 days (median of 34)`. `p50` is null if less than half of
 * them are fixed.
 */
export const medianText = (n: number, p50: number | null, before = ''): string => {
  if (n < MIN_CASES) return 'too few to say';
  return p50 === null
    ? `half not fixed yet (of ${n})`
    : `${before}${p50} day${p50 === 1 ? '' : 's'} (median of ${n})`;
};
