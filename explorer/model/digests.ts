import { type DigestEntry, type Digests, wordFor } from './documents';

const DIGEST = /(?:^|@)(sha256:[0-9a-f]{64})$/i;

/** The digest that a person typed, alone or behind a reference (`redis@sha256:…`); undefined for other texts. */
export const digestIn = (text: string): string | undefined =>
  DIGEST.exec(text.trim())?.[1]?.toLowerCase();

/** Where the document of a digest is, from `api/v1`. */
export const digestPath = (digest: string): string =>
  `digest/${digest.slice('sha256:'.length, 'sha256:hh'.length)}.json`;

/** What is known of a digest; nothing of one that is none of the catalog. */
export const entriesOf = ({ data }: Digests, digest: string): ReadonlyArray<DigestEntry> =>
  Object.hasOwn(data, digest) ? (data[digest] ?? []) : [];

const STATUSES: Readonly<Record<DigestEntry['status'], string>> = {
  current: 'Current',
  superseded: 'Superseded',
  removed: 'Removed',
};

export const digestStatus = (status: DigestEntry['status']): string => wordFor(STATUSES, status);

/** Whether to go on running a digest, in a sentence: what is current anywhere is current. */
export const answerOf = (entries: ReadonlyArray<DigestEntry>): string => {
  const has = (status: DigestEntry['status']): boolean =>
    entries.some((entry) => entry.status === status);
  if (has('current')) return 'This is what a version of this catalog has now.';
  return has('superseded')
    ? 'No version has it now: what had it was rebuilt.'
    : 'No version has it now: what had it was removed from the catalog.';
};
