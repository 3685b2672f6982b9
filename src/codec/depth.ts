/** The maximum levels of nesting in a document (docs/reports.md, Limits). */
export const MAX_DEPTH = 100;

/**
 * Whether a parsed document is nested more than `levels` deep. Stops at the first value that is too deep, so the
 * recursion stays within the limit.
 */
export const isTooDeep = (json: unknown, levels = MAX_DEPTH): boolean => {
  if (typeof json !== 'object' || json === null) return false;
  if (levels <= 0) return true;
  if (Array.isArray(json)) return json.some((child) => isTooDeep(child, levels - 1));
  for (const key in json) {
    if (isTooDeep((json as Readonly<Record<string, unknown>>)[key], levels - 1)) return true;
  }
  return false;
};
