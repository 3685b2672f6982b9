import type { DigestEntry, Digests } from './documents';

const DIGEST = /(?:^|@)(sha256:[0-9a-f]{64})$/i;

/** The digest in a text that is a digest or a reference (`redis@sha256:…`). */
export const parseDigest = (text: string): string | undefined =>
  DIGEST.exec(text.trim())?.[1]?.toLowerCase();

/** The path of the document with a digest, relative to `api/v1`. */
export const digestPath = (digest: string): string =>
  `digest/${digest.slice('sha256:'.length, 'sha256:hh'.length)}.json`;

export const findDigestEntries = ({ data }: Digests, digest: string): ReadonlyArray<DigestEntry> =>
  Object.hasOwn(data, digest) ? (data[digest] ?? []) : [];
