import type { Fixes } from '../../contract/fixes';
import type { Chart, Image, StatusItem, Update } from '../../contract/items';
import type { SecurityRecord } from '../../contract/security';
import {
  assessChart,
  findChartEntries,
  indexStatuses,
  toChartImage,
} from '../../decide/chart-entries';
import { findPrimaryImage, toImageRecord } from '../../decide/image-status';
import type { CatalogTotals } from '../../decide/totals';
import type { JudgedImage } from '../../decide/verdicts';
import type { File } from '../../domain/file';
import { repositoryOf } from '../../domain/image-reference';
import { isOutdated } from '../../domain/outdated';
import type { Catalog, CatalogImage } from '../../read/manifest/catalog';
import { renderBadges, renderImageBadge } from './badges';
import {
  renderCharts,
  renderImages,
  renderRoadmap,
  renderStatus,
  renderUpdates,
} from './collections';
import { renderSecurity } from './security';

type Records = ReadonlyMap<string, SecurityRecord>;

const toImage = (
  image: CatalogImage,
  records: Records,
  recommended: ReadonlyMap<string, string | null>,
): Image => ({
  ...image,
  security: records.get(image.slug) ?? null,
  recommended: recommended.get(image.slug) ?? null,
});

const toCharts = (
  catalog: Catalog,
  images: ReadonlyArray<JudgedImage>,
  records: Records,
): ReadonlyArray<Chart> => {
  const entries = findChartEntries(catalog);
  const statuses = indexStatuses(images);
  const byRepository = new Map(catalog.images.map((image) => [repositoryOf(image.image), image]));
  return catalog.charts.map((chart) => {
    const primary = findPrimaryImage(chart, byRepository);
    return {
      ...chart,
      security: (primary && records.get(primary.slug)) ?? null,
      ...assessChart((entries.get(chart.slug) ?? []).map((each) => toChartImage(each, statuses))),
    };
  });
};

const toStatus = (images: ReadonlyArray<JudgedImage>): ReadonlyArray<StatusItem> =>
  images.flatMap(({ slug, versions }) =>
    versions.map(({ platforms, unchecked, seen, ...version }) => ({
      ...version,
      slug,
      ...(platforms.length > 0 ? { platforms: [...platforms] } : {}),
      ...(unchecked === undefined ? {} : { unchecked }),
      ...(seen === undefined ? {} : { software: seen.found }),
    })),
  );

const hasOutdated = (images: ReadonlyArray<JudgedImage>): boolean =>
  images.some(({ versions }) => versions.some((each) => each.rollup && isOutdated(each)));

/** What is published of all images together, beside them. */
export interface CatalogNumbers {
  readonly totals: CatalogTotals;
  readonly fixes: Fixes;
  readonly updates: ReadonlyArray<Update>;
}

/**
 * Renders all documents except the details of images and versions and `state.json`, one by one.
 * `images` has an entry for each available image, in the catalog's order.
 */
export function* renderCatalog(
  catalog: Catalog,
  images: ReadonlyArray<JudgedImage>,
  { totals, fixes, updates }: CatalogNumbers,
): Generator<File> {
  const records = new Map(
    images.flatMap((image) => {
      const record = toImageRecord(image);
      return record === null ? [] : [[image.slug, record] as const];
    }),
  );
  const recommended = new Map(images.map((image) => [image.slug, image.recommended]));
  yield* renderImages(catalog.images.map((image) => toImage(image, records, recommended)));
  yield* renderCharts(toCharts(catalog, images, records));
  yield* renderRoadmap(catalog.roadmap);
  yield renderUpdates(updates);
  yield renderStatus(toStatus(images));
  yield* renderSecurity(catalog.source, records, totals);
  yield* renderBadges(catalog, { totals, fixes, hasOutdated: hasOutdated(images) });
  for (const image of images) yield* renderImageBadge(image);
}
