/** The lines of an input, trimmed; empty ones are left out. */
export const splitLines = (raw: string): ReadonlyArray<string> =>
  raw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isExclusion = (line: string): boolean => line.startsWith('!');

/** The lines of `reports`, `vex` or `artifact` that include files or artifacts. */
export const includePatterns = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => !isExclusion(line));

/** The patterns of the lines that exclude files or artifacts. */
export const excludePatterns = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter(isExclusion).map((line) => line.slice(1).trim());

/**
 * Converts a line of `reports`, `vex` or `artifact` to a pattern for glob libraries. This action supports `*`, `**`,
 * `?`, `[]` and `{}`; parentheses and bars are plain characters.
 */
export const toGlob = (line: string): string => line.replace(/[()|]/g, '\\$&');

/** Whether a line of `vex` has a wildcard, and may match nothing. */
export const hasWildcard = (line: string): boolean => /[*?[\]{}]/.test(line);
