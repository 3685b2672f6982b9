/** The maximum levels of nesting in a document (docs/reports.md, Limits). */
export const MAX_DEPTH = 100;

/**
 * Tests if a parsed document is nested more than `levels` deep. Stops at the first value that is too deep, so the
 * recursion stays within the limit.
 */
export const isTooDeep = (json: unknown, levels = MAX_DEPTH): boolean => {
  if (typeof json !== 'object' || json === null) return false;
  if (levels <= 0) return true;
  const children: ReadonlyArray<unknown> = Array.isArray(json) ? json : Object.values(json);
  // Most values are texts: a call, or a step of an iterator, for each would double the time.
  for (let i = 0; i < children.length; i += 1) {
    const child = children[i];
    if (typeof child === 'object' && isTooDeep(child, levels - 1)) return true;
  }
  return false;
};
