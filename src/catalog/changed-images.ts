import { type VersionKey, versionKey } from '../domain/version-key';
import type { Catalog } from '../manifest/catalog';
import type { PublishedVersion } from '../published/published-versions';
import type { ImageStatus } from './image-status';
import type { JudgedImage } from './verdicts';

/** The slugs of the images that the published catalog has not, or has with other facts. */
export const findChangedItems = (
  { images }: Catalog,
  published: Catalog | undefined,
): ReadonlySet<string> => {
  const former = new Map(published?.images.map((image) => [image.slug, JSON.stringify(image)]));
  return new Set(
    images
      .filter((image) => former.get(image.slug) !== JSON.stringify(image))
      .map(({ slug }) => slug),
  );
};

const serializeHead = (catalog: Catalog | undefined): string =>
  JSON.stringify([catalog?.registry, catalog?.project, catalog?.site, catalog?.retired]);

/** Whether the registry, project, site or retired items differ from the published ones. */
export const isHeaderChanged = (catalog: Catalog, published: Catalog | undefined): boolean =>
  serializeHead(catalog) !== serializeHead(published);

/** Whether the verdicts on the versions of an image are as published. */
export const hasPublishedVerdicts = (
  { slug, versions }: JudgedImage,
  published: ReadonlyMap<VersionKey, PublishedVersion>,
): boolean =>
  versions.every(({ version, verdict, urgent }) => {
    const former = published.get(versionKey(slug, version));
    return former?.verdict === verdict && former.urgent === urgent;
  });

/** Whether the states of the versions of an image are as published. */
export const hasPublishedStates = (
  { slug, versions }: ImageStatus,
  published: ReadonlyMap<VersionKey, PublishedVersion>,
): boolean =>
  versions.every(({ version, state }) => published.get(versionKey(slug, version))?.state === state);
