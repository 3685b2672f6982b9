import { printable } from '../../domain/values/escape';

/** `1 image`, `2 images`. Digits are not grouped, so that programs can read the number. */
export const countOf = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

export const MAX_IN_TITLE = 3;

/** Turns white space and line breaks into one space, and escapes characters that hide or turn text, as in the log. */
export const oneLine = (text: string): string => printable(text.replace(/[\s\u0085]+/g, ' '));

const MAX_LINES = 50;

/** The first 50 lines; if there are more, a last line counts them. */
export const limitLines = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines;
};

const MAX_CODE_POINTS = 2000;

/** Cuts a text of more code points before the last of them, and adds an ellipsis. */
export const limitText = (text: string, most = MAX_CODE_POINTS): string => {
  if (text.length <= most) return text;
  // A code point has at most two UTF-16 units, so the rest of the text is not split.
  const points = [...text.slice(0, 2 * (most + 1))];
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : text;
};

/** Joins lines to a text of at most 2,000 code points: of a longer one, each line is cut to its share. */
export const fitLines = (lines: ReadonlyArray<string>): string => {
  const text = lines.join('\n');
  if (limitText(text) === text) return text;
  const share = Math.floor((MAX_CODE_POINTS + 1) / lines.length) - 1;
  return lines.map((line) => limitText(line, share)).join('\n');
};
