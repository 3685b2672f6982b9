import type * as t from 'io-ts';
import type { File } from '../file';

/** A value as compact JSON, written through its codec. */
export const toJson = <A>(codec: t.Type<A, unknown, unknown>, value: A): string =>
  JSON.stringify(codec.encode(value));

const encoded = <A>(codec: t.Type<A, unknown, unknown>, document: A): string =>
  `${toJson(codec, document)}\n`;

/**
 * A document as a file: compact JSON with one newline at the end. Written through its codec, so keys
 * stand in the contract's order and nothing that the contract does not know gets out.
 */
export const jsonFile = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
): File & { readonly content: string } => ({
  path,
  content: encoded(codec, document),
});

/** Lists without items and without rows. No text can hold these: its quotes have a backslash before them. */
const EMPTY_DATA = '"data":[]';
const EMPTY_ROWS = '"cves":[]';

/**
 * A document whose items are there as JSON already; in `document` there are none. So an item that
 * stands in two documents is written once, and never are all of them values at the same time.
 */
export const jsonFileWithItems = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
  items: ReadonlyArray<string>,
): File => ({
  path,
  content: encoded(codec, document)
    .split(EMPTY_DATA)
    .join(`"data":[${items.join(',')}]`),
});

/**
 * A document whose lists of rows are there as JSON already (UTF-8), in the order in which they stand
 * in it; in `document` they are empty.
 */
export const jsonFileWithRows = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
  rows: ReadonlyArray<Buffer>,
): File => {
  const parts = encoded(codec, document).split(EMPTY_ROWS);
  const content = parts.flatMap((part, i) => {
    const list = rows[i];
    return list === undefined ? [Buffer.from(part)] : [Buffer.from(`${part}"cves":`), list];
  });
  return { path, content };
};
