/**
 * A line of `reports` or `artifact` as libraries for globs read it. The globs of this action are `*`,
 * `**`, `?`, `[]` and `{}`; parentheses and bars are letters.
 */
export const asGlob = (line: string): string => line.replace(/[()|]/g, '\\$&');
