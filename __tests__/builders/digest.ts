import { createHash } from 'node:crypto';

/** The digest of a name or file. */
export const digestOf = (bytes: string | Buffer): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
