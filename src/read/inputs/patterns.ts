export const splitLines = (raw: string): ReadonlyArray<string> =>
  raw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isExclusion = (line: string): boolean => line.startsWith('!');

export const includePatterns = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => !isExclusion(line));

export const excludePatterns = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter(isExclusion).map((line) => line.slice(1).trim());

/**
 * Converts a line of `reports`, `vex` or `artifact` to a pattern for glob libraries. Lines support `*`, `**`, `?`, `[]`
 * and `{}`; parentheses and bars are plain characters.
 */
export const toGlob = (line: string): string => line.replace(/[()|]/g, '\\$&');

/** A line of `vex` with a wildcard may match nothing. */
export const hasWildcard = (line: string): boolean => /[*?[\]{}]/.test(line);
