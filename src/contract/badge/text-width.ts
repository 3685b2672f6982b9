/**
 * Widths of the characters from U+0020 on in Verdana at 11 px, in px: the font and the table of the badge service
 * (package anafanafo, which badge-maker uses). The table is built in, so a badge has the same width everywhere.
 */
const ASCII: ReadonlyArray<number> = [
  3.87, 4.33, 5.05, 9, 6.99, 11.84, 7.99, 2.95, 5, 5, 6.99, 9, 4, 5, 4, 5, 6.99, 6.99, 6.99, 6.99,
  6.99, 6.99, 6.99, 6.99, 6.99, 6.99, 5, 5, 9, 9, 9, 6, 11, 7.52, 7.54, 7.68, 8.48, 6.96, 6.32,
  8.53, 8.27, 4.63, 5, 7.62, 6.12, 9.27, 8.23, 8.66, 6.63, 8.66, 7.65, 7.52, 6.78, 8.05, 7.52,
  10.88, 7.54, 6.77, 7.54, 5, 5, 5, 9, 6.99, 6.99, 6.61, 6.85, 5.73, 6.85, 6.55, 3.87, 6.85, 6.96,
  3.02, 3.79, 6.51, 3.02, 10.7, 6.96, 6.68, 6.85, 6.85, 4.69, 5.73, 4.33, 6.96, 6.51, 9, 6.51, 6.51,
  5.78, 6.98, 5, 6.98, 9,
];
/** From U+00A0 on. */
const LATIN_1: ReadonlyArray<number> = [
  3.87, 4.33, 6.99, 6.99, 6.99, 6.99, 5, 6.99, 6.99, 11, 6, 7.09, 9, 0, 11, 6.99, 5.96, 9, 5.96,
  5.96, 6.99, 7.06, 6.99, 4, 6.99, 5.96, 6, 7.09, 11, 11, 11, 6, 7.52, 7.52, 7.52, 7.52, 7.52, 7.52,
  10.83, 7.68, 6.96, 6.96, 6.96, 6.96, 4.63, 4.63, 4.63, 4.63, 8.53, 8.23, 8.66, 8.66, 8.66, 8.66,
  8.66, 9, 8.66, 8.05, 8.05, 8.05, 8.05, 6.77, 6.66, 6.82, 6.61, 6.61, 6.61, 6.61, 6.61, 6.61,
  10.51, 5.73, 6.55, 6.55, 6.55, 6.55, 3.02, 3.02, 3.02, 3.02, 6.73, 6.96, 6.68, 6.68, 6.68, 6.68,
  6.68, 9, 6.68, 6.96, 6.96, 6.96, 6.96, 6.51, 6.85, 6.51,
];

const MARKS: ReadonlyMap<string, number> = new Map([
  ['–', 6.99],
  ['—', 11],
  ['‘', 2.95],
  ['’', 2.95],
  ['“', 5.05],
  ['”', 5.05],
  ['•', 6],
  ['…', 9],
  ['€', 6.99],
  ['™', 10.74],
]);

const codeOf = (char: string): number => char.codePointAt(0) ?? 0;

const tableWidth = (char: string): number | undefined => {
  const code = codeOf(char);
  return ASCII[code - 0x20] ?? LATIN_1[code - 0xa0] ?? MARKS.get(char);
};

/**
 * Combining and invisible characters. The ranges are fixed, because Unicode classes depend on the version of Node.
 */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u0300-\u036f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]/;

/** Below this code point, NFD splits off accents in every version of Node. */
const END_OF_ACCENTED = 0x2000;
/** The first code point of the scripts with square characters. */
const FIRST_SQUARE = 0x1100;
const FIRST_BEYOND_BMP = 0x10000;

const LETTER_WIDTH = 8;
const SQUARE_WIDTH = 11;
/** Emoji are wider than their font is high. */
const EMOJI_WIDTH = 15;

/** Estimates the width of a character that is not in the table. */
const otherWidth = (char: string): number => {
  if (INVISIBLE.test(char)) return 0;
  const code = codeOf(char);
  if (code >= FIRST_BEYOND_BMP || /\p{Emoji_Presentation}/u.test(char)) return EMOJI_WIDTH;
  return code < FIRST_SQUARE ? LETTER_WIDTH : SQUARE_WIDTH;
};

const withoutAccents = (char: string): string => {
  const [letter = char] = codeOf(char) < END_OF_ACCENTED ? char.normalize('NFD') : char;
  return letter;
};

const charWidth = (char: string): number =>
  tableWidth(char) ?? tableWidth(withoutAccents(char)) ?? otherWidth(char);

/** In px. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, char) => sum + charWidth(char), 0);
