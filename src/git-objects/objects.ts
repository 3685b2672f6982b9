import { createHash } from 'node:crypto';
import { byteLength, type Chunks } from '../file';

/** Bytes of an id as git stores it. */
export const ID_BYTES = 20;

type Kind = 'blob' | 'tree' | 'commit';

/** The id that git gives to an object: SHA-1 of its kind, size and content. */
export const objectId = (kind: Kind, chunks: Chunks): string => {
  const hash = createHash('sha1').update(`${kind} ${byteLength(chunks)}\0`);
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
};

/** The id that git gives to a file of these bytes. */
export const blobId = (chunks: Chunks): string => objectId('blob', chunks);
