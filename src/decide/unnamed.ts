import type { ImagePackages } from '../contract/packages';
import { isNamedLike } from '../domain/software';
import { joinLimited, pluralize } from '../domain/values/plural';
import { versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { CatalogImage } from '../read/manifest/catalog';
import type { ImageStatus } from './image-status';

/**
 * The versions whose packages are known, but none is named like the image: its own software may be unchecked. Empty if
 * the image states its software, or that it has none.
 */
export const findUnnamedVersions = (
  { slug, software }: Pick<CatalogImage, 'slug' | 'software'>,
  document: ImagePackages | undefined,
): ReadonlySet<string> => {
  if (software !== undefined || document === undefined) return new Set();
  const named = new Set(
    document.data.filter(isNamedLike(slug)).flatMap(({ versions }) => versions),
  );
  return new Set(
    document.versions.flatMap(({ version, known }) =>
      known && !named.has(version) ? [version] : [],
    ),
  );
};

/** {@link findUnnamedVersions} for an image whose documents stay. */
export const publishedUnnamed = (
  { slug, software, versions = [] }: Pick<CatalogImage, 'slug' | 'software' | 'versions'>,
  { versions: published }: Pick<Previous, 'versions'>,
): ReadonlySet<string> =>
  new Set(
    versions.flatMap(({ version }) =>
      software === undefined && published.get(versionKey(slug, version))?.named === false
        ? [version]
        : [],
    ),
  );

/**
 * The images whose newest version with known packages has no package that is named like the image. Images that a run
 * keeps unread are not asked.
 */
export const findUnnamed = (
  images: ReadonlyArray<ImageStatus & { readonly packages: ImagePackages | undefined }>,
): ReadonlyArray<string> =>
  images.flatMap(({ slug, versions, packages }) => {
    const newest = packages?.versions.find(({ known }) => known)?.version;
    const isUnnamed = versions.some(({ version, named }) => version === newest && named === false);
    return isUnnamed ? [slug] : [];
  });

const MAX_NAMED = 5;

/** Explains images without software of their own; undefined without any. */
export const describeUnnamed = (slugs: ReadonlyArray<string>): string | undefined =>
  slugs.length === 0
    ? undefined
    : `no package is named like the image in ${pluralize(slugs.length, 'image')} (${joinLimited(slugs, MAX_NAMED)}): what is compiled into ${slugs.length === 1 ? 'it' : 'them'} may be unchecked; state software`;
