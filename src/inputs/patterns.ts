const isExclusion = (line: string): boolean => line.startsWith('!');

/** The lines of `reports` or `artifact` that name something. */
export const includePatterns = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => !isExclusion(line));

/** What the other lines leave out. */
export const excludePatterns = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter(isExclusion).map((line) => line.slice(1).trim());

/**
 * A line of `reports` or `artifact` as libraries for globs read it. The globs of this action are `*`,
 * `**`, `?`, `[]` and `{}`; parentheses and bars are letters.
 */
export const toGlob = (line: string): string => line.replace(/[()|]/g, '\\$&');
