/** The maximum levels of nesting in a document (docs/reports.md, Limits). */
export const MAX_DEPTH = 100;

/**
 * Whether a parsed document is nested more than `levels` deep. Stops at the first value that is too deep, so the
 * recursion stays within the limit.
 */
export const isTooDeep = (json: unknown, levels = MAX_DEPTH): boolean => {
  if (typeof json !== 'object' || json === null) return false;
  if (levels <= 0) return true;
  // Most values are texts: a call for each would double the time.
  const children: ReadonlyArray<unknown> = Array.isArray(json) ? json : Object.values(json);
  for (const child of children) {
    if (typeof child === 'object' && isTooDeep(child, levels - 1)) return true;
  }
  return false;
};
