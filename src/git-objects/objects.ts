import { createHash } from 'node:crypto';
import { byteLength, type Chunks } from '../file';

/** The length of an id as git stores it. */
export const ID_BYTES = 20;

export type ObjectType = 'blob' | 'tree' | 'commit';

/** The id of an object: the SHA-1 of its type, size and content. */
export const objectId = (type: ObjectType, chunks: Chunks): string => {
  const hash = createHash('sha1').update(`${type} ${byteLength(chunks)}\0`);
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
};

/** As `git hash-object` prints it. */
export const blobId = (chunks: Chunks): string => objectId('blob', chunks);
