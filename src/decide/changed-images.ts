import { availableImages, type Catalog, type CatalogImage } from '../read/manifest/catalog';

/** Serializes an item of the manifest with the defaults that it inherits. */
const serializeItem = (image: CatalogImage, { source, packages }: Catalog): string =>
  JSON.stringify([image, source, packages]);

/** The slugs of available images that are new, or whose items differ from the published catalog. */
export const findChangedItems = (
  catalog: Catalog,
  published: Catalog | undefined,
): ReadonlySet<string> => {
  const former = new Map(
    published &&
      availableImages(published).map((image) => [image.slug, serializeItem(image, published)]),
  );
  return new Set(
    availableImages(catalog)
      .filter((image) => former.get(image.slug) !== serializeItem(image, catalog))
      .map(({ slug }) => slug),
  );
};
