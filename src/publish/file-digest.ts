import { createHash } from 'node:crypto';
import { byteLength, type Chunks } from '../file';

/** What the bytes of a file are: their number, and their SHA-256 in hex. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

export const digestOf = (pieces: Chunks): FileDigest => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return { bytes: byteLength(pieces), sha256: hash.digest('hex') };
};
