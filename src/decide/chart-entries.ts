import type { ChartImage } from '../contract/charts';
import type { ChartCoverage } from '../contract/items';
import { type Grade, grades, isGoodGrade } from '../domain/grade';
import { parseReference, repositoryOf } from '../domain/image-reference';
import { compareText } from '../domain/values/compare';
import { type VersionKey, type VersionName, versionKey } from '../domain/version-key';
import { compareNewest } from '../domain/version-order';
import { availableImages, type Catalog, type CatalogImage } from '../read/manifest/catalog';
import type { ImageStatus, VersionStatus } from './image-status';

/** An image of a chart: what it is of the catalog. */
export type ChartEntry = Pick<ChartImage, 'name' | 'image' | 'slug' | 'version' | 'current'> & {
  readonly digest: string;
};

/** Versions by what a reference can name. */
interface Targets {
  readonly byDigest: ReadonlyMap<string, VersionName>;
  readonly byRepository: ReadonlyMap<string, CatalogImage>;
}

/** Whether a version comes first in the document of a digest that both have. */
const isBefore = (a: VersionName, b: VersionName): boolean =>
  (compareText(a.slug, b.slug) || compareNewest(a, b)) < 0;

const indexTargets = (catalog: Pick<Catalog, 'images'>): Targets => {
  const available = availableImages(catalog);
  const byDigest = new Map<string, VersionName>();
  for (const { slug, versions = [] } of available) {
    for (const { version, digest } of versions) {
      if (digest === undefined) continue;
      const [each, other] = [{ slug, version }, byDigest.get(digest)];
      if (other === undefined || isBefore(each, other)) byDigest.set(digest, each);
    }
  }
  return {
    byDigest,
    byRepository: new Map(
      [...available].reverse().map((image) => [repositoryOf(image.image), image]),
    ),
  };
};

/** What a reference is by its repository and tag. */
const findByName = (image: string, { byRepository }: Targets) => {
  const { repository, tag } = parseReference(image);
  const home = byRepository.get(repository);
  if (home === undefined) return { slug: null, version: null, current: null };
  const tagged = home.versions?.find(({ version }) => version === tag);
  const isUnknown = tagged !== undefined && tagged.digest === undefined;
  return { slug: home.slug, version: tagged?.version ?? null, current: isUnknown ? null : false };
};

/** The digest of a reference that is pinned by one. */
export const digestOf = (image: string): string => image.slice(image.lastIndexOf('@') + 1);

/**
 * The entries of the charts of a catalog, by slug, in the order of the manifest. `former` has the version that had a digest
 * once; undefined if the catalog does not remember one.
 */
export const findChartEntries = (
  catalog: Pick<Catalog, 'images' | 'charts'>,
  former: (digest: string) => VersionName | undefined,
): ReadonlyMap<string, ReadonlyArray<ChartEntry>> => {
  const targets = indexTargets(catalog);
  const toEntry = ({ name, image }: { readonly name: string; readonly image: string }) => {
    const digest = digestOf(image);
    const now = targets.byDigest.get(digest);
    const once = now ?? former(digest);
    const found = once
      ? { slug: once.slug, version: once.version, current: now !== undefined }
      : findByName(image, targets);
    return { name, image, digest, ...found };
  };
  return new Map(catalog.charts.map(({ slug, images = [] }) => [slug, images.map(toEntry)]));
};

/** The status of the versions of all available images. */
export const indexStatuses = (
  images: ReadonlyArray<ImageStatus>,
): ReadonlyMap<VersionKey, VersionStatus> =>
  new Map(
    images.flatMap(({ slug, versions }) =>
      versions.map((each) => [versionKey(slug, each.version), each] as const),
    ),
  );

/** An entry with the scan result of its version, if the chart ships the present build. */
export const toChartImage = (
  entry: ChartEntry,
  statuses: ReadonlyMap<VersionKey, VersionStatus>,
): ChartImage => {
  const { slug, version, current } = entry;
  const status =
    current && slug !== null && version !== null
      ? statuses.get(versionKey(slug, version))
      : undefined;
  const { state = null, rollup: counts = null } = status ?? {};
  return { ...entry, state, counts, grade: counts?.grade ?? null };
};

/** How much of a chart was looked at, and its worst grade: a good one only if all of it was scanned. */
export const assessChart = (
  images: ReadonlyArray<ChartImage>,
): { readonly coverage: ChartCoverage; readonly worst: Grade | null } => {
  const inCatalog = images.filter(({ current }) => current === true);
  const scanned = inCatalog.filter(({ state }) => state === 'scanned').length;
  const worst = grades.findLast((each) => images.some(({ grade }) => grade === each)) ?? null;
  const isTooGood = worst !== null && isGoodGrade(worst) && scanned !== images.length;
  return {
    coverage: { images: images.length, inCatalog: inCatalog.length, scanned },
    worst: isTooGood ? null : worst,
  };
};
