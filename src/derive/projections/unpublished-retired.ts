import type { RemovedItem } from '../../contract/digests';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import type { Catalog } from '../../read/manifest/catalog';

/**
 * Notices about items of `retired` that name an image which this catalog never published: probably a typo, so that what
 * was removed has no replacement. An item with a digest is about something published elsewhere. `former` is the
 * published catalog, undefined if unknown. An item appears once only, because it becomes a published tombstone.
 */
export const describeUnpublished = (
  { images, retired }: Pick<Catalog, 'images' | 'retired'>,
  former: Pick<Catalog, 'images'> | undefined,
  tombstones: ReadonlyArray<RemovedItem>,
): ReadonlyArray<string> => {
  if (former === undefined) return [];
  const known = [...former.images, ...images, ...tombstones];
  const slugs = [...new Set(known.map(({ slug }) => slug))];
  const unknown = retired.filter(
    ({ slug, digest }) => digest === undefined && !slugs.includes(slug),
  );
  return [...new Set(unknown.map(({ slug }) => slug))].map((slug) => {
    const meant = didYouMean(slug, slugs);
    const fix =
      meant === undefined
        ? 'correct it, or add the version and digest of what was published elsewhere'
        : `did you mean ${meant}?`;
    return `the manifest: found ${show(slug)} in retired, expected an image that this catalog has published; ${fix}`;
  });
};
