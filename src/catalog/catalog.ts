import type * as t from 'io-ts';
import type { BadgeOverride } from '../api/badge';
import type { Chart, Image, RoadmapItem } from '../api/items';
import type { StatedVersions } from '../domain/stated-versions';
import type { ManifestRetired, Project } from '../manifest/manifest';

/** An image with its defaults filled in and its versions newest first. */
export type CatalogImage = Omit<Image, 'security' | 'recommended'>;
export type CatalogChart = Omit<Chart, 'security'>;

/** The catalog of a manifest, with defaults: everything that is published except scans. */
export interface Catalog {
  /** The origin of the scans, as published in the security documents. */
  readonly source: string;
  readonly project: t.TypeOf<typeof Project>;
  /** The registry of images and charts that do not state an address. */
  readonly registry: string;
  /** The URL of the root of the branch, without a trailing slash; undefined if not stated. */
  readonly site: string | undefined;
  readonly badges: ReadonlyMap<string, BadgeOverride>;
  readonly images: ReadonlyArray<CatalogImage>;
  /** Slugs of the images that contain no operating system, according to their owner. */
  readonly withoutOs: ReadonlySet<string>;
  /** The versions that the owner recommends, by slug. */
  readonly pins: ReadonlyMap<string, string>;
  readonly charts: ReadonlyArray<CatalogChart>;
  readonly roadmap: ReadonlyArray<RoadmapItem>;
  readonly retired: ReadonlyArray<ManifestRetired>;
}

export const statedVersions = ({ images, charts }: Catalog): StatedVersions => ({
  images: new Map(
    availableImages({ images }).map(({ slug, versions = [] }) => [
      slug,
      new Map(versions.map(({ version, digest = null }) => [version, digest])),
    ]),
  ),
  charts: new Map(charts.map(({ slug, chartVersion }) => [slug, chartVersion])),
  addresses: new Map(images.map(({ slug, image }) => [slug, image])),
});

/** The images that can be pulled. Versions of other images are not scanned. */
export const availableImages = ({ images }: Pick<Catalog, 'images'>): ReadonlyArray<CatalogImage> =>
  images.filter(({ status }) => status === 'available');
