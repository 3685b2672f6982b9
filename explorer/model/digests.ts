import { digestPrefix } from '../../src/domain/document-file';
import type { DigestEntry, Digests, Release, StatusItem } from './documents';
import { formatDay } from './freshness';

const DIGEST = /(?:^|@)(sha256:[0-9a-f]{64})$/i;

/** Accepts a digest or a reference (`redis@sha256:…`). */
export const parseDigest = (text: string): string | undefined =>
  DIGEST.exec(text.trim())?.[1]?.toLowerCase();

const SHOWN_HEX = 12;

/** Long enough to recognize the digest. */
export const shortDigest = (digest: string): string =>
  `${digest.slice(0, 'sha256:'.length + SHOWN_HEX)}…`;

export const digestPath = (digest: string): string => `digest/${digestPrefix(digest)}.json`;

export const findDigestEntries = ({ data }: Digests, digest: string): ReadonlyArray<DigestEntry> =>
  Object.hasOwn(data, digest) ? (data[digest] ?? []) : [];

/** Since when a tag had a former digest; null if unknown. */
export const formerSince = (former: Release['former'], digest: string | null): string | null => {
  const at = former.findIndex((each) => each.digest === digest);
  return (at >= 0 && former[at + 1]?.until) || null;
};

/** What a digest that the manifest does not state rests on. */
export const asScanned = (status: Pick<StatusItem, 'scannedAt'> | undefined): string =>
  status?.scannedAt == null ? 'as scanned' : `as scanned on ${formatDay(status.scannedAt)}`;
