import { createHash } from 'node:crypto';

/** A digest, of a name or of a file. */
export const digestOf = (bytes: string | Buffer): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
