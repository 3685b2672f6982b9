import type { DayChanges } from '../api/changes';
import { FINDINGS } from '../api/findings';
import { RELEASES } from '../api/releases';
import { hasPublishedVerdicts } from '../catalog/changed-images';
import type { JudgedImage } from '../catalog/verdicts';
import { diffCatalogs } from '../history/facts';
import type { Catalog } from '../manifest/catalog';
import { keysOf, type Published } from '../published/published';
import type { BuiltImage } from './build-images';

/** The catalog of this run beside what is published. */
export interface NextCatalog {
  readonly catalog: Catalog;
  /** Date of the commit that the catalog is from. */
  readonly catalogDate: string | null;
  readonly published: Published;
}

/** What of the memory a run changes. */
export interface MemoryScope {
  /** Images whose records, states or manifest items differ. */
  readonly touched: ReadonlyArray<JudgedImage>;
  readonly untouched: ReadonlyArray<JudgedImage>;
  /** The touched images, and those with new verdicts. */
  readonly released: ReadonlyArray<JudgedImage>;
  /** Slugs of images that have documents on the branch, and are no longer published. */
  readonly gone: ReadonlyArray<string>;
  /** What the catalog's commit changes. */
  readonly catalogChanges: ReadonlyArray<DayChanges>;
}

const findGone = (
  published: Published,
  images: ReadonlyArray<JudgedImage>,
): ReadonlyArray<string> => {
  const slugs = new Set(images.map(({ slug }) => slug));
  const documented = new Set([...keysOf(published, FINDINGS), ...keysOf(published, RELEASES)]);
  return [...documented].filter((slug) => !slugs.has(slug));
};

/** Finds what of the memory a run changes, without reading any of it. */
export const findMemoryScope = (
  { catalog, catalogDate, published }: NextCatalog,
  images: ReadonlyArray<JudgedImage & Pick<BuiltImage, 'touched'>>,
): MemoryScope => ({
  touched: images.filter(({ touched }) => touched),
  untouched: images.filter(({ touched }) => !touched),
  released: images.filter(
    (image) => image.touched || !hasPublishedVerdicts(image, published.versions),
  ),
  gone: findGone(published, images),
  catalogChanges: published.catalog ? diffCatalogs(published.catalog, catalog, catalogDate) : [],
});
