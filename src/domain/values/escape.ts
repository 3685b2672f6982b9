/** Control characters, Unicode line ends, and marks that change the direction of text. */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** The JSON escape of a character, `\uXXXX`. */
export const unicodeEscape = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes a text so that it cannot leave its line, hide, or start a workflow command. Hidden characters become
 * `\uXXXX`. `##[`, which the runner reads as a command anywhere in a line, gets a space.
 */
export const printable = (text: string): string =>
  text.toWellFormed().replace(HIDDEN, unicodeEscape).replaceAll('##[', '## [');

const MAX_SHOWN_LENGTH = 120;

/** Formats an untrusted value for a message: quoted as JSON, printable, truncated after 120 characters. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return printable(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text);
};

/** An untrusted name for a message: as it is if it can be nothing else, otherwise quoted. */
export const showName = (name: string): string =>
  /^[\w.:/@%+~-]{1,100}$/.test(name) ? name : show(name);
