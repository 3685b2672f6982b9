import type * as t from 'io-ts';
import type { BadgeOverride } from '../../contract/badge';
import type { Chart, Image, RoadmapItem } from '../../contract/items';
import type { ManifestImage, ManifestRetired, Project, Targets } from './manifest';

/**
 * An image with its defaults filled in and its versions newest first; `recommended` only if its owner states it, and
 * the names of its platforms, in order, only if there are some.
 */
export type CatalogImage = Omit<Image, 'security' | 'recommended'> &
  Pick<ManifestImage, 'os' | 'recommended' | 'platforms' | 'software'>;
export type CatalogChart = Omit<Chart, 'security' | 'coverage' | 'worst'>;

/** The catalog of a manifest, with defaults: everything that is published except scans. */
export interface Catalog {
  /** The origin of the scans, as published in the security documents. */
  readonly source: string;
  readonly project: t.TypeOf<typeof Project>;
  /** The registry of images and charts that do not state an address. */
  readonly registry: string;
  /** The URL of the root of the branch, without a trailing slash; undefined if not stated. */
  readonly site: string | undefined;
  /** Whether the packages of the images are published. */
  readonly packages: boolean;
  /** In how many days to fix vulnerabilities; undefined if not stated. */
  readonly targets: Targets | undefined;
  readonly badges: ReadonlyMap<string, BadgeOverride>;
  readonly images: ReadonlyArray<CatalogImage>;
  readonly charts: ReadonlyArray<CatalogChart>;
  readonly roadmap: ReadonlyArray<RoadmapItem>;
  readonly retired: ReadonlyArray<ManifestRetired>;
}

/** The images that can be pulled. Versions of other images are not scanned. */
export const availableImages = ({ images }: Pick<Catalog, 'images'>): ReadonlyArray<CatalogImage> =>
  images.filter(({ status }) => status === 'available');

/** Digests by slug and version; null where none is stated. */
export type DigestsBySlug = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** The digests of the versions of available images. */
export const digestsOf = (catalog: Pick<Catalog, 'images'>): DigestsBySlug =>
  new Map(
    availableImages(catalog).map(({ slug, versions = [] }) => [
      slug,
      new Map(versions.map(({ version, digest = null }) => [version, digest])),
    ]),
  );

/** The registry references of all images, planned ones too, by slug. */
export const addressesOf = ({ images }: Pick<Catalog, 'images'>): ReadonlyMap<string, string> =>
  new Map(images.map(({ slug, image }) => [slug, image]));
