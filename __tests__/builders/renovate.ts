/** What custom managers of Renovate find in a text, as `modules/manager/custom/regex` of Renovate 44 does it. */

export interface RegexManager {
  readonly matchStrings: ReadonlyArray<string>;
  readonly matchStringsStrategy?: string;
}

export interface Found {
  /** What an update replaces. */
  readonly replaceString: string;
  readonly groups: Readonly<Record<string, string>>;
}

/** The groups that took part. */
const groupsOf = ({ groups = {} }: RegExpMatchArray): Found['groups'] =>
  Object.fromEntries(Object.entries(groups).filter(([, text]) => text !== undefined));

const readRecursively = (
  [first, ...others]: ReadonlyArray<string>,
  text: string,
  groups: Found['groups'] = {},
): ReadonlyArray<Found> =>
  first === undefined
    ? [{ replaceString: text, groups }]
    : [...text.matchAll(new RegExp(first, 'g'))].flatMap((match) =>
        readRecursively(others, match[0], { ...groups, ...groupsOf(match) }),
      );

export const readByManager = (
  { matchStrings, matchStringsStrategy }: RegexManager,
  text: string,
): ReadonlyArray<Found> =>
  matchStringsStrategy === 'recursive'
    ? readRecursively(matchStrings, text)
    : matchStrings.flatMap((each) => readRecursively([each], text));

/** Whether a manager reads a file; each of its patterns is a regular expression between slashes. */
export const isReadBy = (patterns: ReadonlyArray<string>, file: string): boolean =>
  patterns.some((each) => new RegExp(each.slice(1, -1)).test(file));
