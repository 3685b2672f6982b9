import type * as t from 'io-ts';
import type { File } from './file';

const encoded = <A>(codec: t.Type<A, unknown, unknown>, document: A): string =>
  `${JSON.stringify(codec.encode(document))}\n`;

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

/** Lists of rows without a row. No text can hold this: quotes in a text have a backslash before them. */
const EMPTY_ROWS = '"cves":[]';

/** Larger than any host takes, and far from what memory holds. */
const LARGEST_DOCUMENT = 512 * 1024 * 1024;

/**
 * A document whose lists of rows are there as JSON already (UTF-8), in the order in which they stand
 * in it; in `document` they are empty. Throws if it gets larger than 512 MiB.
 */
export const jsonFileWithRows = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
  rows: ReadonlyArray<Buffer>,
): File => {
  const parts = encoded(codec, document).split(EMPTY_ROWS);
  const pieces = parts.flatMap((part, i) => {
    const list = rows[i];
    return list === undefined ? [Buffer.from(part)] : [Buffer.from(`${part}"cves":`), list];
  });
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  if (size > LARGEST_DOCUMENT) throw new RangeError(`${path} would have ${size} bytes`);
  return { path, content: Buffer.concat(pieces, size) };
};
