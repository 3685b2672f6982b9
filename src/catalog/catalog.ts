import type * as t from 'io-ts';
import type { BadgeOverride } from '../api/badge';
import type { Chart, Image, RoadmapItem } from '../api/items';
import type { Project } from '../manifest/manifest';

/** An image with everything filled in that follows from the manifest, versions newest first. */
export type CatalogImage = Omit<Image, 'security'>;
export type CatalogChart = Omit<Chart, 'security'>;

/** The catalog as its owner states it, complete: what is published but for the scans. */
export interface Catalog {
  /** Names the origin of the scans in the security documents. */
  readonly source: string;
  readonly project: t.TypeOf<typeof Project>;
  readonly badges: ReadonlyMap<string, BadgeOverride>;
  readonly images: ReadonlyArray<CatalogImage>;
  /** Slugs of the images that have no operating system inside, as their owner says. */
  readonly withoutOs: ReadonlySet<string>;
  readonly charts: ReadonlyArray<CatalogChart>;
  readonly roadmap: ReadonlyArray<RoadmapItem>;
}

/** The images that are there to be pulled; versions of the others are not scanned. */
export const availableImages = ({ images }: Pick<Catalog, 'images'>): ReadonlyArray<CatalogImage> =>
  images.filter(({ status }) => status === 'available');
