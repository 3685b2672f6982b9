import type * as t from 'io-ts';
import type { DocumentKind } from '../../contract/document-kind';
import type { File } from '../../domain/file';

/** What a document needs to become a file. */
export type Kind<A> = Pick<DocumentKind<t.Type<A, unknown, unknown>, string>, 'file' | 'codec'>;

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
  { file, codec }: Kind<A>,
  key: string,
  document: A,
): File & { readonly content: string } => ({
  path: file(key),
  content: toDocument(codec, document),
});

/**
 * A document as a file, without encoding: the value must have exactly the keys of its codec, in their order.
 * Encoding a document with many entries takes longer than everything else.
 */
export const exactJsonFile = <A>(
  { file }: Kind<A>,
  key: string,
  document: A,
): File & { readonly content: string } => ({
  path: file(key),
  content: `${JSON.stringify(document)}\n`,
});

/**
 * Replaces the empty lists under `keys` by `lists`, which are JSON already, in the order of the text. Returns the
 * pieces of the result.
 *
 * Law: if `document` is compact JSON, the joined pieces parse to the document with those lists in place. A text in
 * the document cannot be mistaken for a list, because JSON escapes its quotes. No other key of the document may end
 * in a quote and one of `keys`.
 */
export const spliceJson = (
  document: string,
  keys: ReadonlyArray<string>,
  lists: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const parts = document.split(new RegExp(`(?<="(?:${keys.join('|')})":)\\[\\]`));
  return parts.flatMap((part, i) => (i === parts.length - 1 ? [part] : [part, lists[i] ?? '[]']));
};

/**
 * A collection whose items are JSON already; `document` has none. An item in two documents is encoded once, and the
 * items are never all in memory as values.
 */
export const jsonFileWithItems = <A>(
  { file, codec }: Kind<A>,
  key: string,
  document: A,
  items: ReadonlyArray<string>,
): File => ({
  path: file(key),
  content: spliceJson(toDocument(codec, document), ['data'], [`[${items.join(',')}]`]).join(''),
});

/**
 * A document whose lists of rows and suppressions are JSON already, in the order in which they appear. They are empty in
 * `document`.
 */
export const jsonFileWithFindings = <A>(
  { file, codec }: Kind<A>,
  key: string,
  document: A,
  lists: ReadonlyArray<string>,
): File => ({
  path: file(key),
  content: spliceJson(toDocument(codec, document), ['cves', 'suppressions'], lists).join(''),
});
