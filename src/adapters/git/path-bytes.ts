/** A byte that is not UTF-8 is a lone surrogate in a text, so that every path of a tree has a text of its own. */
const ESCAPED = 0xdc00;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a path as git stores it. */
export const decodePath = (bytes: Buffer): string => {
  try {
    return UTF8.decode(bytes);
  } catch {
    return bytes
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(ESCAPED + byte.charCodeAt(0)));
  }
};

/** The bytes of a path that {@link decodePath} returned, or of any other text. */
export const encodePath = (text: string): Buffer =>
  text.isWellFormed()
    ? Buffer.from(text)
    : Buffer.from([...text].map((char) => char.charCodeAt(0) & 0xff));
