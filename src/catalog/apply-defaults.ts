import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { RoadmapItem } from '../api/items';
import { type LicenseClean, licenseCleanOf } from '../domain/license';
import { newestFirst } from '../domain/version-order';
import type {
  Manifest,
  ManifestChart,
  ManifestImage,
  ManifestRoadmapItem,
} from '../manifest/manifest';
import type { Catalog, CatalogChart, CatalogImage } from './catalog';

const DEFAULT_SOURCE = 'Vulnerability scan of each published image';

const cleanOf = (license: string): LicenseClean =>
  pipe(
    licenseCleanOf(license),
    O.getOrElse((): LicenseClean => 'caution'),
  );

const completeImage =
  (registry: string) =>
  ({ os, ...image }: ManifestImage): CatalogImage => {
    const versions = newestFirst(image.versions ?? []);
    return {
      ...image,
      name: image.name ?? image.slug,
      status: image.status ?? 'available',
      licenseClean: image.licenseClean ?? cleanOf(image.license),
      ...(versions.length > 0
        ? { versions: [...versions], version: versions.map(({ version }) => version).join(', ') }
        : {}),
      image: image.image ?? `${registry}/images/${image.slug}`,
      withoutOs: os === 'none',
    };
  };

const completeChart =
  (registry: string) =>
  (chart: ManifestChart): CatalogChart => ({
    ...chart,
    name: chart.name ?? chart.slug,
    licenseClean: chart.licenseClean ?? cleanOf(chart.license),
    chartRef: chart.chartRef ?? `oci://${registry}/charts/${chart.slug}`,
  });

const completeRoadmapItem = (item: ManifestRoadmapItem): RoadmapItem => {
  const licenseClean = item.licenseClean ?? (item.license && cleanOf(item.license));
  return licenseClean ? { ...item, licenseClean } : item;
};

/** Fills in what follows from the manifest. */
export const completeCatalog = (manifest: Manifest): Catalog => ({
  source: manifest.source ?? DEFAULT_SOURCE,
  project: manifest.project ?? {},
  badges: manifest.badges ?? new Map(),
  images: (manifest.images ?? []).map(completeImage(manifest.registry)),
  charts: (manifest.charts ?? []).map(completeChart(manifest.registry)),
  roadmap: (manifest.roadmap ?? []).map(completeRoadmapItem),
});
