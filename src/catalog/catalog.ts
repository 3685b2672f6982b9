import type * as t from 'io-ts';
import type { BadgeOverride } from '../api/badge';
import type { Chart, Image, RoadmapItem } from '../api/items';
import type { StatedVersions } from '../domain/stated-versions';
import type { ManifestRetired, Project } from '../manifest/manifest';

/** An image with its defaults filled in and its versions newest first. */
export type CatalogImage = Omit<Image, 'security' | 'recommended'>;
export type CatalogChart = Omit<Chart, 'security'>;

/** The catalog as its owner states it, with defaults: everything that is published except scans. */
export interface Catalog {
  /** The origin of the scans, as published in the security documents. */
  readonly source: string;
  readonly project: t.TypeOf<typeof Project>;
  /** The registry of what states no address of its own. */
  readonly registry: string;
  /** Where the root of the branch is served, without a slash at the end; undefined if not stated. */
  readonly site: string | undefined;
  readonly badges: ReadonlyMap<string, BadgeOverride>;
  readonly images: ReadonlyArray<CatalogImage>;
  /** Slugs of the images that have no operating system inside, as their owner says. */
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

/** The images that can be pulled; versions of other images are not scanned. */
export const availableImages = ({ images }: Pick<Catalog, 'images'>): ReadonlyArray<CatalogImage> =>
  images.filter(({ status }) => status === 'available');
