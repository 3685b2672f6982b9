import { availableImages, type Catalog, type CatalogImage } from '../read/manifest/catalog';

/** An item of the manifest, with what it takes from the top. */
const textOf = (image: CatalogImage, { source, packages }: Catalog): string =>
  JSON.stringify([image, source, packages]);

/** The slugs of the available images that the published catalog has not, or has with other facts. */
export const findChangedItems = (
  catalog: Catalog,
  published: Catalog | undefined,
): ReadonlySet<string> => {
  const former = new Map(
    published && availableImages(published).map((image) => [image.slug, textOf(image, published)]),
  );
  return new Set(
    availableImages(catalog)
      .filter((image) => former.get(image.slug) !== textOf(image, catalog))
      .map(({ slug }) => slug),
  );
};
