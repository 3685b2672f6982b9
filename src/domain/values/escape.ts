/**
 * Control characters, Unicode line ends, marks that change the direction of text, and what is not drawn: fillers, selectors
 * of variants, tags, and what else Unicode lists as ignorable by default; except the selector that gives a symbol, such as
 * a warning sign, its color.
 */
const HIDDEN = /(?!\ufe0f(?<=\p{ExtPict}\ufe0f))[\p{Cc}\p{Zl}\p{Zp}\p{DI}\ufff9-\ufffb]/gu;

/** The JSON escape of a character, `\uXXXX` for each of its UTF-16 units. */
export const unicodeEscape = (char: string): string =>
  char.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Escapes a text so that it cannot leave its line, hide, or start a workflow command. Hidden characters become
 * `\uXXXX`. `##[`, which the runner reads as a command anywhere in a line, gets a space.
 */
export const printable = (text: string): string =>
  text.toWellFormed().replace(HIDDEN, unicodeEscape).replaceAll('##[', '## [');

/** Spaces that look like the usual one. */
const OTHER_SPACES = /(?! )\p{Zs}/gu;

const MAX_SHOWN_LENGTH = 120;

/**
 * Formats an untrusted value for a message: quoted as JSON, printable, truncated after 120 characters. Every space but the
 * usual one becomes `\uXXXX`.
 */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  const shown = text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
  return printable(shown).replace(OTHER_SPACES, unicodeEscape);
};

/** An untrusted name for a message: as it is if it can be nothing else, otherwise quoted. */
export const showName = (name: string): string =>
  /^[\w.:/@%+~-]{1,100}$/.test(name) ? name : show(name);
