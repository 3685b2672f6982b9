/** Control characters, Unicode line ends, and marks that change the direction of text. */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A character as a JSON escape, `\uXXXX`. */
export const unicodeEscape = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Text that cannot leave its line, hide, or start a workflow command: hidden characters become
 * `\uXXXX`, and `##[`, which the runner takes for a command anywhere in a line, is broken up.
 */
export const printable = (text: string): string =>
  text.toWellFormed().replace(HIDDEN, unicodeEscape).replaceAll('##[', '## [');

const MAX_SHOWN_LENGTH = 120;

/** An untrusted value for a message: quoted as JSON, printable, and cut after 120 characters. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return printable(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text);
};
