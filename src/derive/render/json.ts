import type * as t from 'io-ts';
import type { DocumentKind } from '../../contract/document-kind';
import type { File } from '../../domain/file';

/** What a document needs to become a file. */
export type Kind<A> = Pick<DocumentKind<t.Type<A, unknown, unknown>, string>, 'file' | 'codec'>;

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
  content: `${JSON.stringify(codec.encode(document))}\n`,
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
