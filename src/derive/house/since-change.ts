import type { Release } from '../../contract/releases';
import type { Followed } from '../../decide/follow-digests';
import { lastText } from '../../domain/values/compare';
import type { CatalogVersion } from '../../read/manifest/catalog';

/** What is published of the digest of a version. */
export type FormerSince = Pick<Release, 'digestFrom' | 'since'>;

/** What may have changed a digest. */
export interface DigestChange {
  /** The date of the commit of the catalog; null if unknown. */
  readonly catalogDate: string | null;
  /** What the version follows; undefined if the manifest states its digest. */
  readonly followed: Followed | undefined;
}

/**
 * When a version came or its digest changed. A followed digest changes with its scan, but not before the digest that it
 * replaces came; everything else changes with the commit of the catalog. Null if unknown.
 */
export const dateOfChange = (
  { digestFrom }: CatalogVersion,
  before: FormerSince | undefined,
  { catalogDate, followed }: DigestChange,
): string | null => {
  const isFollowed = digestFrom !== undefined || before?.digestFrom !== undefined;
  return followed === undefined || !isFollowed
    ? catalogDate
    : lastText([followed.by?.scannedAt ?? catalogDate, before?.since ?? null]);
};

/**
 * When a version came or its digest last changed; undefined if unknown. `last` is the published digest: null if none was
 * known, undefined for a new version.
 */
export const sinceChange = (
  own: CatalogVersion,
  last: string | null | undefined,
  before: FormerSince | undefined,
  change: DigestChange,
): string | undefined =>
  last === (own.digest ?? null) ? before?.since : (dateOfChange(own, before, change) ?? undefined);
