import { createHash } from 'node:crypto';

/** A digest made of a name. */
export const digestOf = (name: string): string =>
  `sha256:${createHash('sha256').update(name).digest('hex')}`;
