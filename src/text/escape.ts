/** Control characters, line ends of Unicode, and marks that turn the direction of text. */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A character by its number, as JSON writes it. */
export const unicodeEscape = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Text that cannot leave its line, hide, or start a workflow command: hidden characters become
 * `\uXXXX`, and `##[`, which the runner reads as a command wherever it stands, is broken up.
 */
export const printable = (text: string): string =>
  text.toWellFormed().replace(HIDDEN, unicodeEscape).replaceAll('##[', '## [');

const MAX_SHOWN_LENGTH = 120;

/** A found value for a message: quoted like JSON, printable, cut after 120 characters. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return printable(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text);
};
