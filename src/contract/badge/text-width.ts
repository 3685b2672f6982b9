/**
 * Widths of the characters from U+0020 on in Verdana at 11 px, in px: the font and the table of the badge service
 * (package anafanafo, which badge-maker uses). It is built in, so that a badge has the same width everywhere.
 */
const ASCII: ReadonlyArray<number> = [
  3.87, 4.33, 5.05, 9, 6.99, 11.84, 7.99, 2.95, 5, 5, 6.99, 9, 4, 5, 4, 5, 6.99, 6.99, 6.99, 6.99,
  6.99, 6.99, 6.99, 6.99, 6.99, 6.99, 5, 5, 9, 9, 9, 6, 11, 7.52, 7.54, 7.68, 8.48, 6.96, 6.32,
  8.53, 8.27, 4.63, 5, 7.62, 6.12, 9.27, 8.23, 8.66, 6.63, 8.66, 7.65, 7.52, 6.78, 8.05, 7.52,
  10.88, 7.54, 6.77, 7.54, 5, 5, 5, 9, 6.99, 6.99, 6.61, 6.85, 5.73, 6.85, 6.55, 3.87, 6.85, 6.96,
  3.02, 3.79, 6.51, 3.02, 10.7, 6.96, 6.68, 6.85, 6.85, 4.69, 5.73, 4.33, 6.96, 6.51, 9, 6.51, 6.51,
  5.78, 6.98, 5, 6.98, 9,
];

/** The first code point of the scripts with square characters. */
const FIRST_SQUARE = 0x1100;
/** Estimates for all other characters; a badge states the width of its texts, so that they fit in any case. */
const LETTER_WIDTH = 8;
const SQUARE_WIDTH = 11;

const charWidth = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return ASCII[code - 0x20] ?? (code < FIRST_SQUARE ? LETTER_WIDTH : SQUARE_WIDTH);
};

/** The width of a text in a badge, in px. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, char) => sum + charWidth(char), 0);
