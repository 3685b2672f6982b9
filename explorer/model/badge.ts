import type { Badge } from './documents';

/**
 * Names of colors that the badge service knows. Its blue is a shade lighter (#007ec6): white text could not
 * be read on it (WCAG 2.2, 1.4.3).
 */
const NAMED: Readonly<Record<string, string>> = {
  brightgreen: '#4c1',
  green: '#97ca00',
  yellowgreen: '#a4a61d',
  yellow: '#dfb317',
  orange: '#fe7d37',
  red: '#e05d44',
  blue: '#0076ba',
  grey: '#555',
  gray: '#555',
  lightgrey: '#9f9f9f',
  lightgray: '#9f9f9f',
  success: '#4c1',
  important: '#fe7d37',
  critical: '#e05d44',
  informational: '#0076ba',
  inactive: '#9f9f9f',
};
const UNKNOWN_COLOR = '#9f9f9f';
const LABEL_COLOR = '#555';

/** A color as six hex digits: a name of the badge service or hex digits; anything else is grey. */
const hexOf = (color: string): string => {
  const named = Object.hasOwn(NAMED, color) ? NAMED[color] : undefined;
  const digits = (named ?? color).replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${digits.replace(/./g, '$&$&')}`;
  return UNKNOWN_COLOR;
};

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Luminance at which black and white text have the same contrast. */
const MIDDLE = 0.179;

export interface Paint {
  readonly background: string;
  readonly text: string;
}

const paint = (color: string): Paint => {
  const background = hexOf(color);
  return { background, text: luminance(background) > MIDDLE ? '#000000' : '#ffffff' };
};

/** Colors of the two halves of a badge; the text has the color that is easier to read. */
export const paintsOf = ({ labelColor, color }: Badge): { label: Paint; message: Paint } => ({
  label: paint(labelColor ?? LABEL_COLOR),
  message: paint(color),
});

/** Letters that would end a label in Markdown. */
const escaped = (text: string): string =>
  text.replace(/[\\[\]`*_<>!]/g, '\\$&').replace(/\s+/g, ' ');

const SERVICE = 'https://img.shields.io';

/**
 * Markdown of a picture that leads to a page. Its text holds no number: that would be wrong tomorrow. Both
 * addresses are absolute, and are written so that no character of theirs ends the link.
 */
const linkedPicture = (text: string, picture: string, page: string): string => {
  const safe = (address: string): string =>
    address.replace(/[()<>\s]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `[![${escaped(text)}](${safe(picture)})](${safe(page)})`;
};

/** Markdown that shows a badge by the address of its payload. */
export const badgeMarkdown = ({ label }: Badge, payload: string, page: string): string =>
  linkedPicture(label, `${SERVICE}/endpoint?url=${encodeURIComponent(payload)}`, page);

/** Markdown that shows a value of a document, found by its path in there. */
export const valueMarkdown = (
  label: string,
  { document, path }: { readonly document: string; readonly path: string },
  page: string,
): string => {
  const query = new URLSearchParams({ url: document, query: path, label });
  return linkedPicture(label, `${SERVICE}/badge/dynamic/json?${query}`, page);
};
