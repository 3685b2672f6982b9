/** Levels of nesting that a document may have (docs/reports.md, Limits). */
export const DEEPEST = 100;

/**
 * Whether a parsed document is nested more than 100 levels deep. Stops at the first value that is, so
 * the recursion is never deeper than the limit.
 */
export const isTooDeep = (json: unknown, depth = 0): boolean => {
  if (typeof json !== 'object' || json === null) return false;
  if (depth >= DEEPEST) return true;
  if (Array.isArray(json)) return json.some((child) => isTooDeep(child, depth + 1));
  for (const key in json) {
    if (isTooDeep((json as Readonly<Record<string, unknown>>)[key], depth + 1)) return true;
  }
  return false;
};
