import type { ChartSecurity } from '../../contract/charts';
import {
  CHARTS,
  CHARTS_PAGE,
  IMAGES,
  IMAGES_PAGE,
  ROADMAP,
  ROADMAP_PAGE,
  STATUS,
  UPDATES,
} from '../../contract/collections';
import type { Fixes } from '../../contract/fixes';
import type { Chart, Image, StatusItem, Update } from '../../contract/items';
import type { SecurityRecord } from '../../contract/security';
import { findPrimaryImage, toImageRecord } from '../../decide/image-status';
import type { CatalogTotals } from '../../decide/totals';
import type { JudgedImage } from '../../decide/verdicts';
import type { File } from '../../domain/file';
import { repositoryOf } from '../../domain/image-reference';
import { isOutdated } from '../../domain/outdated';
import type { Catalog, CatalogChart, CatalogImage } from '../../read/manifest/catalog';
import { renderBadges, renderImageBadge } from './badges';
import { collectionFile, pagedFiles } from './collections';
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
  charts: ReadonlyArray<AssessedChart>,
  images: ReadonlyArray<CatalogImage>,
  records: Records,
): ReadonlyArray<Chart> => {
  const byRepository = new Map(images.map((image) => [repositoryOf(image.image), image]));
  return charts.map(({ chart, document: { coverage, worst } }) => {
    const primary = findPrimaryImage(chart, byRepository);
    const security = (primary && records.get(primary.slug)) ?? null;
    return { ...chart, security, coverage, worst };
  });
};

const toStatus = (images: ReadonlyArray<JudgedImage>): ReadonlyArray<StatusItem> =>
  images.flatMap(({ slug, versions }) =>
    versions.map(({ platforms, unchecked, seen, gaps, fixes, ...version }) => ({
      ...version,
      slug,
      ...(platforms.length > 0 ? { platforms: [...platforms] } : {}),
      ...(unchecked === undefined ? {} : { unchecked }),
      ...(seen === undefined ? {} : { software: seen.found }),
      ...(fixes === undefined ? {} : { fixes }),
      ...(gaps === undefined ? {} : { gaps: [...gaps] }),
    })),
  );

const hasOutdated = (images: ReadonlyArray<JudgedImage>): boolean =>
  images.some(({ versions }) => versions.some((each) => each.rollup && isOutdated(each)));

/** A chart with its document. */
export interface AssessedChart {
  readonly chart: CatalogChart;
  readonly document: ChartSecurity;
}

/** What is published about all images together. */
export interface CatalogNumbers {
  readonly totals: CatalogTotals;
  readonly fixes: Fixes;
  readonly updates: ReadonlyArray<Update>;
  readonly charts: ReadonlyArray<AssessedChart>;
}

/**
 * Renders all documents except the details of images and versions and `state.json`, one by one.
 * `images` has an entry for each available image, in the catalog's order.
 */
export function* renderCatalog(
  catalog: Catalog,
  images: ReadonlyArray<JudgedImage>,
  { totals, fixes, updates, charts }: CatalogNumbers,
): Generator<File> {
  const records = new Map(
    images.flatMap((image) => {
      const record = toImageRecord(image);
      return record === null ? [] : [[image.slug, record] as const];
    }),
  );
  const recommended = new Map(images.map((image) => [image.slug, image.recommended]));
  const items = catalog.images.map((image) => toImage(image, records, recommended));
  yield* pagedFiles('images', IMAGES, IMAGES_PAGE, items);
  yield* pagedFiles('charts', CHARTS, CHARTS_PAGE, toCharts(charts, catalog.images, records));
  yield* pagedFiles('roadmap', ROADMAP, ROADMAP_PAGE, catalog.roadmap);
  yield collectionFile('updates', UPDATES, updates);
  yield collectionFile('status', STATUS, toStatus(images));
  yield* renderSecurity(catalog.source, records, totals);
  yield* renderBadges(catalog, { totals, fixes, hasOutdated: hasOutdated(images) });
  for (const image of images) yield* renderImageBadge(image);
}
