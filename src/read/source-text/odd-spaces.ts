import { isBlank, type Line, nearLine } from './lines';
import type { SyntaxIssue } from './tree';

/** Spaces that YAML takes for letters. */
const WIDE = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
/** Characters that are not drawn, or look like nothing, and that YAML takes for letters. */
const EMPTY = '\\u0085\\u00ad\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff';
const ODD = `[${WIDE}${EMPTY}]`;

/** The beginning of a line up to a map in braces, and the entries before the last one. */
const BRACES = '(?:[^"\'#{]*\\{(?:[^}]*,)? *)?';

/** One in an indentation, after the hyphen of an item, or around the colon of a key. */
const STRUCTURAL = new RegExp(
  `^[ \\t]*(?:- +)*(?:-(?=${ODD})|(?=${ODD})|${BRACES}(?:[\\w-]+(?=${ODD}+:)|[\\w-]+:(?=${ODD})|(?=${ODD}+[\\w-]+:)))`,
);

/** The column, from 0, of the first odd space in place of one that YAML needs; undefined without one. */
export const oddSpaceIn = ({ text }: Pick<Line, 'text'>): number | undefined =>
  STRUCTURAL.exec(text)?.[0].length;

const NO_BREAK = ['\u00a0', '\u202f'];

const nameOf = (character: string): string => {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return NO_BREAK.includes(character)
    ? `a no-break space (${code})`
    : `the invisible character ${code}`;
};

const ANY_ODD = new RegExp(ODD);

/** Names the first odd space of a text; undefined without one. */
export const nameOddSpace = (text: string): string | undefined => {
  const [character] = ANY_ODD.exec(text) ?? [];
  return character === undefined ? undefined : nameOf(character);
};

const IS_WIDE = new RegExp(`[${WIDE}]`);

const adviceOn = (character: string): string =>
  IS_WIDE.test(character)
    ? 'expected a space, since YAML takes this character for a letter; replace it with a space'
    : 'expected none, since YAML takes this character for a letter; remove it, and write a space if one is missing there';

/** Makes one issue for the odd spaces of all lines, if a wrong line or the line above one has some. */
export const explainOddSpaces = (
  lines: ReadonlyArray<Line>,
  wrong: ReadonlyArray<Line>,
): SyntaxIssue | undefined => {
  const near = [...new Set(wrong)].flatMap((line) => [line, nearLine(lines, line, -1) ?? line]);
  if (near.every((line) => oddSpaceIn(line) === undefined)) return undefined;
  const odd = lines.filter((line) => !isBlank(line) && oddSpaceIn(line) !== undefined);
  const [first] = odd;
  const column = first && oddSpaceIn(first);
  if (first === undefined || column === undefined) return undefined;
  const more = odd.length > 1 ? ` (on ${odd.length} lines)` : '';
  const character = first.text.charAt(column);
  return {
    offset: first.start + column,
    message: `found ${nameOf(character)}${more}, ${adviceOn(character)}`,
  };
};
