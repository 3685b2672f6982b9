import { createHash } from 'node:crypto';
import { byteLength, type Chunks, chunksOf, type File } from '../file';

/** Computes the SHA-1 of type, size and content. */
export const objectId = (type: 'blob' | 'tree', chunks: Chunks): string => {
  const hash = createHash('sha1').update(`${type} ${byteLength(chunks)}\0`);
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
};

/** As `git hash-object` prints it. */
export const blobId = (chunks: Chunks): string => objectId('blob', chunks);

export const fileId = ({ content }: Pick<File, 'content'>): string => blobId(chunksOf(content));
