import type { RemovedItem } from '../../contract/digests';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import type { CatalogImage } from '../../read/manifest/catalog';
import type { ManifestRetired } from '../../read/manifest/manifest';

interface Known {
  readonly retired: ReadonlyArray<ManifestRetired>;
  /** The images of the published manifest; undefined if unknown. */
  readonly before: ReadonlyArray<CatalogImage> | undefined;
  readonly after: ReadonlyArray<CatalogImage>;
  /** The published tombstones: an item of `retired` becomes one, so it is new in one run only. */
  readonly tombstones: ReadonlyArray<RemovedItem>;
}

/**
 * Notices about items of `retired` that name an image which this catalog never published: probably a typo, so that
 * what was removed stays without a replacement. An item with a digest is about something published elsewhere.
 */
export const describeUnpublished = ({
  retired,
  before,
  after,
  tombstones,
}: Known): ReadonlyArray<string> => {
  if (before === undefined) return [];
  const slugs = [...new Set([...before, ...after, ...tombstones].map(({ slug }) => slug))];
  const unknown = retired.filter(
    ({ slug, digest }) => digest === undefined && !slugs.includes(slug),
  );
  return [...new Set(unknown.map(({ slug }) => slug))].map((slug) => {
    const meant = didYouMean(slug, slugs);
    const fix =
      meant === undefined
        ? 'correct it, or state version and digest of what was published elsewhere'
        : `did you mean ${meant}?`;
    return `the manifest: found ${show(slug)} in retired, expected an image that this catalog has published; ${fix}`;
  });
};
