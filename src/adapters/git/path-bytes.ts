/** A byte that is not UTF-8 becomes a lone surrogate, so that every path has a text of its own. */
const ESCAPED = 0xdc00;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decodeName = (name: Buffer): string => {
  try {
    return UTF8.decode(name);
  } catch {
    return name
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(ESCAPED + byte.charCodeAt(0)));
  }
};

/** Decodes a path as git stores it, name by name: the text of a folder must not depend on what is in it. */
export const decodePath = (bytes: Buffer): string => {
  try {
    return UTF8.decode(bytes);
  } catch {
    const names = bytes.toString('latin1').split('/');
    return names.map((name) => decodeName(Buffer.from(name, 'latin1'))).join('/');
  }
};

/** Returns a text with one character for each byte. */
const encodeName = (name: string): string =>
  name.isWellFormed()
    ? Buffer.from(name).toString('latin1')
    : [...name].map((char) => String.fromCharCode(char.charCodeAt(0) & 0xff)).join('');

/** Reverses {@link decodePath}; takes any other text too. */
export const encodePath = (text: string): Buffer =>
  text.isWellFormed()
    ? Buffer.from(text)
    : Buffer.from(text.split('/').map(encodeName).join('/'), 'latin1');
