export interface TreeEntry {
  /** For example {@link TREE_MODE} or {@link FILE_MODE}. */
  readonly mode: string;
  readonly id: string;
}

/** The entries of a directory by name. Names are bytes, kept as Latin-1 so that none is lost. */
export type Tree = ReadonlyMap<string, TreeEntry>;

/** A tree as git stores it, without its header and uncompressed. */
export interface TreeObject {
  readonly id: string;
  readonly bytes: Buffer;
}

export const EMPTY_TREE: Tree = new Map();

/** Modes of entries, as git writes them. */
export const TREE_MODE = '40000';
export const FILE_MODE = '100644';

/** Whether an entry is a tree. Some old tools wrote a zero before its mode. */
export const isTree = ({ mode }: TreeEntry): boolean =>
  mode === TREE_MODE || mode === `0${TREE_MODE}`;

/** Whether an entry is a file, including executable and group-writable files. */
export const isFile = ({ mode }: TreeEntry): boolean => mode.startsWith('100');

const ASCII = /^[\0-\x7f]*$/;

/** The stored name of a text: its UTF-8 bytes as Latin-1. */
export const encodeName = (text: string): string =>
  ASCII.test(text) ? text : Buffer.from(text).toString('latin1');

/** The text of a stored name. If it is not UTF-8, bytes above ASCII become `\xNN`. */
export const decodeName = (name: string): string => {
  if (ASCII.test(name)) return name;
  const text = Buffer.from(name, 'latin1').toString('utf8');
  return encodeName(text) === name
    ? text
    : name.replace(/[^\0-\x7f]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
};
