import { CSS_COLORS } from './css-colors';

/** The named colors of the badge service. They override CSS colors of the same name. */
const SERVICE_COLORS: ReadonlyArray<readonly [name: string, hex: string]> = [
  ['brightgreen', '4c1'],
  ['success', '4c1'],
  ['green', '97ca00'],
  ['yellowgreen', 'a4a61d'],
  ['yellow', 'dfb317'],
  ['orange', 'fe7d37'],
  ['important', 'fe7d37'],
  ['red', 'e05d44'],
  ['critical', 'e05d44'],
  ['blue', '007ec6'],
  ['informational', '007ec6'],
  ['gray', '555'],
  ['lightgray', '9f9f9f'],
  ['inactive', '9f9f9f'],
];

const NAMED: ReadonlyMap<string, string> = new Map([...CSS_COLORS, ...SERVICE_COLORS]);

const UNKNOWN = '9f9f9f';

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/;

const digitsOf = (color: string): string | undefined => {
  const name = color.toLowerCase();
  return NAMED.get(name.replace('grey', 'gray')) ?? HEX.exec(name)?.[1];
};

/** Accepts color names of the badge service and CSS, and hex digits. */
export const isColor = (text: string): boolean => digitsOf(text) !== undefined;

export const COLOR_NAMES: ReadonlyArray<string> = [...NAMED.keys()];

/**
 * Converts a color name of the badge service or CSS, or hex digits, to `#` and three or six hex digits. Anything
 * else becomes light gray, so that a typo never looks like good news.
 */
export const hexColor = (color: string): string => `#${digitsOf(color) ?? UNKNOWN}`;

export interface TextColors {
  readonly text: string;
  readonly shadow: string;
}

/** The highest brightness that needs light text: like the badge service, 69 of 100 after rounding. */
const MAX_DARK = 69.5;

/** From 0 to 100. */
const brightness = (hex: string): number => {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  );
  return (r * 299 + g * 587 + b * 114) / 2550;
};

/** Readable text colors for a background from {@link hexColor}. */
export const textColors = (background: string): TextColors =>
  brightness(background) <= MAX_DARK
    ? { text: '#fff', shadow: '#010101' }
    : { text: '#333', shadow: '#ccc' };
