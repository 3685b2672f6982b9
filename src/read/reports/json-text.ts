import { isAscii } from 'node:buffer';

const PART_BYTES = 16 * 1024;
/** A part with more bytes outside of ASCII is decoded unchanged. */
const MAX_ESCAPED_BYTES = PART_BYTES / 64;

const toEscapes = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

const decodePart = (bytes: Buffer): string => {
  const narrow = bytes.toString('latin1');
  if (isAscii(bytes)) return narrow;
  const text = bytes.toString('utf8');
  return bytes.length - text.length > MAX_ESCAPED_BYTES
    ? text
    : // Not `text`: V8 would keep the width of its characters.
      narrow.replace(/[\x80-\xff]+/g, (run) =>
        toEscapes(Buffer.from(run, 'latin1').toString('utf8')),
      );
};

/** The first byte from `at` on that begins a character. */
const nextCharacter = (bytes: Buffer, at: number): number => {
  let next = at;
  while (((bytes[next] ?? 0) & 0xc0) === 0x80) next += 1;
  return next;
};

/**
 * Decodes a JSON document (valid UTF-8 without a byte order mark) for `JSON.parse`. One character outside of Latin-1 would
 * make every character of the text two bytes wide, which takes as long as parsing it. Most reports have a few, so they
 * become escapes. Throws if the text is longer than a string can be.
 */
export const toJsonText = (bytes: Buffer): string => {
  if (isAscii(bytes)) return bytes.toString('latin1');
  let text = '';
  for (let start = 0; start < bytes.length; ) {
    const end = nextCharacter(bytes, Math.min(start + PART_BYTES, bytes.length));
    text += decodePart(bytes.subarray(start, end));
    start = end;
  }
  return text;
};
