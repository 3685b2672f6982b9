/** For fewer cases, nothing is estimated. */
export const MIN_CASES = 20;

/** A median time to a fix: `2 days (median of 34)`, of `n` cases; `p50` is null if less than half of them are fixed. */
export const medianText = (n: number, p50: number | null, before = ''): string => {
  if (n < MIN_CASES) return 'too few to say';
  return p50 === null
    ? `half not fixed yet (of ${n})`
    : `${before}${p50} day${p50 === 1 ? '' : 's'} (median of ${n})`;
};
