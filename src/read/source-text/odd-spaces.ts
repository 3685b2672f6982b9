import { isBlank, type Line, nearLine } from './lines';
import type { SyntaxIssue } from './tree';

/** Spaces, and characters without a width, that YAML takes for letters. */
const ODD = '[\\u00a0\\u1680\\u2000-\\u200d\\u202f\\u205f\\u2060\\u3000\\ufeff]';

/** One in an indentation, after the hyphen of an item, or around the colon of a key. */
const STRUCTURAL = new RegExp(
  `^[ \\t]*(?:- +)*(?:-(?=${ODD})|[\\w-]+(?=${ODD}+:)|[\\w-]+:(?=${ODD})|(?=${ODD}))`,
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
  return {
    offset: first.start + column,
    message: `found ${nameOf(first.text.charAt(column))}${more}, expected a space, since YAML takes this character for a letter; replace it with a space`,
  };
};
