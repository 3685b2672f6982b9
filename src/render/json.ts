import type * as t from 'io-ts';
import type { File } from './file';

/**
 * A document as a file: compact JSON with one newline at the end. Written through its codec, so keys
 * stand in the contract's order and nothing that the contract does not know gets out.
 */
export const jsonFile = <A>(
  path: string,
  codec: t.Type<A, unknown, unknown>,
  document: A,
): File => ({
  path,
  content: `${JSON.stringify(codec.encode(document))}\n`,
});
