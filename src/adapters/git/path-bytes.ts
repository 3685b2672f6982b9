/** A byte that is not UTF-8 is a lone surrogate in a text, so that every path of a tree has a text of its own. */
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

/** The text of a path as git stores it: name by name, so that a folder has one text whatever is in it. */
export const decodePath = (bytes: Buffer): string => {
  try {
    return UTF8.decode(bytes);
  } catch {
    const names = bytes.toString('latin1').split('/');
    return names.map((name) => decodeName(Buffer.from(name, 'latin1'))).join('/');
  }
};

/** The bytes of a name, in a text with a character for each. */
const encodeName = (name: string): string =>
  name.isWellFormed()
    ? Buffer.from(name).toString('latin1')
    : [...name].map((char) => String.fromCharCode(char.charCodeAt(0) & 0xff)).join('');

/** The bytes of a path that {@link decodePath} returned, or of any other text. */
export const encodePath = (text: string): Buffer =>
  text.isWellFormed()
    ? Buffer.from(text)
    : Buffer.from(text.split('/').map(encodeName).join('/'), 'latin1');
