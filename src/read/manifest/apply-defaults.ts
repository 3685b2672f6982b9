import type { RoadmapItem } from '../../contract/items';
import { classifyLicense, type LicenseClean } from '../../domain/license';
import { nameOfPlatform } from '../../domain/platform';
import { sortUnique } from '../../domain/values/compare';
import { trimEndSlashes } from '../../domain/values/trim-slashes';
import { newestFirst } from '../../domain/version-order';
import type { Catalog, CatalogBase, CatalogChart, CatalogImage } from './catalog';
import type {
  Manifest,
  ManifestBase,
  ManifestChart,
  ManifestImage,
  ManifestRoadmapItem,
} from './manifest';

const DEFAULT_SOURCE = 'Vulnerability scan of each published image';

const licenseCleanOf = (license: string): LicenseClean => classifyLicense(license) ?? 'caution';

/** The distinct names of the stated platforms, in order. */
const platformsOf = (stated: ReadonlyArray<string> = []): string[] =>
  sortUnique(stated.flatMap((each) => nameOfPlatform(each) ?? []));

const imageWithDefaults =
  ({ registry, ...all }: Manifest) =>
  ({ platforms: own, verify: ownVerify, ...image }: ManifestImage): CatalogImage => {
    const platforms = platformsOf(own ?? all.platforms);
    const verify = ownVerify ?? all.verify;
    const versions = newestFirst(image.versions ?? []);
    return {
      ...image,
      name: image.name ?? image.slug,
      status: image.status ?? 'available',
      licenseClean: image.licenseClean ?? licenseCleanOf(image.license),
      ...(versions.length > 0
        ? { versions: [...versions], version: versions.map(({ version }) => version).join(', ') }
        : {}),
      image: image.image ?? `${registry}/images/${image.slug}`,
      ...(platforms.length > 0 ? { platforms } : {}),
      ...(verify === undefined || Object.keys(verify).length === 0 ? {} : { verify }),
    };
  };

const baseWithDefaults =
  (all: Manifest) =>
  (base: ManifestBase): CatalogBase => {
    const platforms = platformsOf(all.platforms);
    const versions = [...newestFirst(base.versions)];
    return { ...base, versions, ...(platforms.length > 0 ? { platforms } : {}) };
  };

const chartWithDefaults =
  (registry: string) =>
  (chart: ManifestChart): CatalogChart => ({
    ...chart,
    name: chart.name ?? chart.slug,
    licenseClean: chart.licenseClean ?? licenseCleanOf(chart.license),
    chartRef: chart.chartRef ?? `oci://${registry}/charts/${chart.slug}`,
  });

const roadmapItemWithDefaults = (item: ManifestRoadmapItem): RoadmapItem => {
  const licenseClean = item.licenseClean ?? (item.license && licenseCleanOf(item.license));
  return licenseClean ? { ...item, licenseClean } : item;
};

export const applyDefaults = (manifest: Manifest): Catalog => ({
  source: manifest.source ?? DEFAULT_SOURCE,
  project: manifest.project ?? {},
  registry: manifest.registry,
  site: manifest.site && trimEndSlashes(manifest.site),
  packages: manifest.packages ?? true,
  targets: manifest.targets,
  badges: manifest.badges ?? new Map(),
  images: (manifest.images ?? []).map(imageWithDefaults(manifest)),
  bases: (manifest.bases ?? []).map(baseWithDefaults(manifest)),
  charts: (manifest.charts ?? []).map(chartWithDefaults(manifest.registry)),
  roadmap: (manifest.roadmap ?? []).map(roadmapItemWithDefaults),
  retired: manifest.retired ?? [],
});
