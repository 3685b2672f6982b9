import { type DigestEntry, type Digests, wordFor } from './documents';

const DIGEST = /(?:^|@)(sha256:[0-9a-f]{64})$/i;

/** The digest in a text that is a digest or a reference (`redis@sha256:…`). */
export const parseDigest = (text: string): string | undefined =>
  DIGEST.exec(text.trim())?.[1]?.toLowerCase();

/** The path of the document with a digest, relative to `api/v1`. */
export const digestPath = (digest: string): string =>
  `digest/${digest.slice('sha256:'.length, 'sha256:hh'.length)}.json`;

export const findDigestEntries = ({ data }: Digests, digest: string): ReadonlyArray<DigestEntry> =>
  Object.hasOwn(data, digest) ? (data[digest] ?? []) : [];

const STATUSES: Readonly<Record<DigestEntry['status'], string>> = {
  current: 'Current',
  superseded: 'Superseded',
  removed: 'Removed',
};

export const digestStatusText = (status: DigestEntry['status']): string =>
  wordFor(STATUSES, status);

/** The state of a digest in a sentence. One current entry makes it current. */
export const digestAnswer = (entries: ReadonlyArray<DigestEntry>): string => {
  const has = (status: DigestEntry['status']): boolean =>
    entries.some((entry) => entry.status === status);
  if (has('current')) return 'A version in this catalog has this digest now.';
  return has('superseded')
    ? 'No version has it now: the version that had it was rebuilt.'
    : 'No version has it now: the version that had it was removed.';
};
