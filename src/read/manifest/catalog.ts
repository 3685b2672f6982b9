import type * as t from 'io-ts';
import type { BadgeOverride } from '../../contract/badge';
import type { Chart, Image, ImageVersion, RoadmapItem } from '../../contract/items';
import type { Release } from '../../contract/releases';
import { type VersionKey, versionKey } from '../../domain/version-key';
import type { ManifestImage, ManifestRetired, Project, Targets } from './manifest';

/**
 * An image with its defaults and its versions newest first. It has `recommended` and `verify` only if its owner states
 * them, and `platforms`, in order, only if there are some.
 */
export type CatalogImage = Omit<Image, 'security' | 'recommended' | 'versions'> &
  Pick<ManifestImage, 'os' | 'recommended' | 'platforms' | 'software' | 'verify'> & {
    readonly versions?: CatalogVersion[];
  };

/** A base that is not an image of the catalog, with its versions newest first; `platforms` as for an image. */
export interface CatalogBase extends Pick<CatalogImage, 'slug' | 'image' | 'platforms'> {
  readonly versions: CatalogVersion[];
}

/** What reports are about: an image or a base. */
export type ReportSubject = CatalogBase | CatalogImage;

/** A version; `digestFrom` is absent where the manifest states its digest, or where it has none. */
export type CatalogVersion = ImageVersion & Pick<Release, 'digestFrom'>;
export type CatalogChart = Omit<Chart, 'security' | 'coverage' | 'worst'>;

/** The catalog of a manifest, with defaults: everything that is published except scans. */
export interface Catalog {
  /** The origin of the scans, as published in the security documents. */
  readonly source: string;
  readonly project: t.TypeOf<typeof Project>;
  /** The registry of images and charts without an address of their own. */
  readonly registry: string;
  /** The URL of the root of the branch, without a trailing slash; undefined if not stated. */
  readonly site: string | undefined;
  readonly packages: boolean;
  /** The days in which to fix vulnerabilities; undefined if not stated. */
  readonly targets: Targets | undefined;
  readonly badges: ReadonlyMap<string, BadgeOverride>;
  readonly images: ReadonlyArray<CatalogImage>;
  readonly bases: ReadonlyArray<CatalogBase>;
  readonly charts: ReadonlyArray<CatalogChart>;
  readonly roadmap: ReadonlyArray<RoadmapItem>;
  readonly retired: ReadonlyArray<ManifestRetired>;
}

/** The images that can be pulled. Versions of other images are not scanned. */
export const availableImages = ({ images }: Pick<Catalog, 'images'>): ReadonlyArray<CatalogImage> =>
  images.filter(({ status }) => status === 'available');

/** Digests by slug and version; null if not stated. */
export type DigestsBySlug = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

export const digestsOf = (catalog: Pick<Catalog, 'images'>): DigestsBySlug =>
  new Map(
    availableImages(catalog).map(({ slug, versions = [] }) => [
      slug,
      new Map(versions.map(({ version, digest = null }) => [version, digest])),
    ]),
  );

/** A catalog as if its manifest stated these digests too: no later step can tell the difference, except by `digestFrom`. */
export const withDigests = (
  catalog: Catalog,
  known: ReadonlyMap<VersionKey, { readonly digest?: string | null | undefined }>,
): Catalog => {
  const following = (slug: string, versions: ReadonlyArray<CatalogVersion>): CatalogVersion[] =>
    versions.map((each) => {
      if (each.digest !== undefined) return each;
      const digest = known.get(versionKey(slug, each.version))?.digest;
      return digest ? { ...each, digest, digestFrom: 'scan' } : each;
    });
  return {
    ...catalog,
    images: catalog.images.map((image) =>
      image.versions === undefined
        ? image
        : { ...image, versions: following(image.slug, image.versions) },
    ),
    bases: catalog.bases.map((base) => ({
      ...base,
      versions: following(base.slug, base.versions),
    })),
  };
};

/** The registry references of all images by slug, including planned ones. */
export const addressesOf = ({ images }: Pick<Catalog, 'images'>): ReadonlyMap<string, string> =>
  new Map(images.map(({ slug, image }) => [slug, image]));
