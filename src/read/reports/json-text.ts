import { isAscii } from 'node:buffer';

/** The share of a text in other characters than ASCII up to which escapes pay. */
const MAX_ESCAPED = 1 / 64;

const toEscapes = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * Decodes a JSON document (valid UTF-8 without a byte order mark) for `JSON.parse`. One character that is not in
 * Latin-1 would make every character of the text two bytes wide, which takes as long as parsing it; most reports
 * have a few. So they become escapes, which mean the same. Throws if the text is longer than a string can be.
 */
export const toJsonText = (bytes: Buffer): string => {
  const narrow = bytes.toString('latin1');
  if (isAscii(bytes)) return narrow;
  const wide = bytes.toString('utf8');
  if (bytes.length - wide.length > bytes.length * MAX_ESCAPED) return wide;
  return narrow.replace(/[\x80-\xff]+/g, (run) =>
    toEscapes(Buffer.from(run, 'latin1').toString('utf8')),
  );
};
