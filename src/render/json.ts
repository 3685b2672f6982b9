import type * as t from 'io-ts';
import type { File } from '../file';

/** A value as compact JSON, encoded by its codec. */
export const toJson = <A>(codec: t.Type<A, unknown, unknown>, value: A): string =>
  JSON.stringify(codec.encode(value));

const toDocument = <A>(codec: t.Type<A, unknown, unknown>, document: A): string =>
  `${toJson(codec, document)}\n`;

/**
 * A document as a file: compact JSON and a newline. Its codec puts the keys in the contract's order
 * and leaves out everything that the contract does not define.
 */
export const jsonFile = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
): File & { readonly content: string } => ({
  path,
  content: toDocument(codec, document),
});

/**
 * A document as a file, of a value that is built with exactly the keys of its codec, in their order: it is not
 * encoded once more, which takes longer than everything else for a document with many entries.
 */
export const exactJsonFile = (
  path: string,
  document: unknown,
): File & { readonly content: string } => ({
  path,
  content: `${JSON.stringify(document)}\n`,
});

/**
 * Fills empty lists of a document with lists that are JSON already: the first empty list under one of `keys`
 * becomes the first of `lists`, and so on in the order of the text. Returns the pieces of the result.
 *
 * Law: if `document` is compact JSON, then parsing the joined pieces gives the parsed document with
 * those lists in place. A text in the document cannot be taken for a list, because JSON escapes its
 * quotes. The document must not have another key that ends in a quote and one of `keys`.
 */
export const spliceJson = <L>(
  document: string,
  keys: ReadonlyArray<string>,
  lists: ReadonlyArray<L>,
): ReadonlyArray<string | L> => {
  const parts = document.split(new RegExp(`(?<="(?:${keys.join('|')})":)\\[\\]`));
  return parts.flatMap((part, i) => (i === parts.length - 1 ? [part] : [part, lists[i] ?? '[]']));
};

/**
 * A collection whose items are JSON already; `document` has none. So an item that is part of two
 * documents is encoded once, and the items never exist as one value.
 */
export const jsonFileWithItems = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
  items: ReadonlyArray<string>,
): File => ({
  path,
  content: spliceJson(toDocument(codec, document), ['data'], [`[${items.join(',')}]`]).join(''),
});

/**
 * A document whose lists of rows and suppressions are JSON (UTF-8) already, in the order in which they appear
 * in it; in `document` they are empty. The lists are not copied.
 */
export const jsonFileWithFindings = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
  lists: ReadonlyArray<Buffer>,
): File => ({
  path,
  content: spliceJson(toDocument(codec, document), ['cves', 'suppressions'], lists).map((piece) =>
    typeof piece === 'string' ? Buffer.from(piece) : piece,
  ),
});
