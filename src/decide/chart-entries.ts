import type { ChartImage } from '../contract/charts';
import type { ChartCoverage } from '../contract/items';
import { type Grade, grades, isGoodGrade } from '../domain/grade';
import { parseReference, repositoryOf } from '../domain/image-reference';
import { compareText } from '../domain/values/compare';
import { type VersionKey, type VersionName, versionKey } from '../domain/version-key';
import { compareNewest } from '../domain/version-order';
import { availableImages, type Catalog, type CatalogImage } from '../read/manifest/catalog';
import type { ImageStatus, VersionStatus } from './image-status';

/** An image of a chart, and what it is in the catalog. */
export type ChartEntry = Pick<ChartImage, 'name' | 'image' | 'slug' | 'version' | 'current'> & {
  readonly digest: string;
};

/** Versions by what a reference can name. */
interface ReferenceIndex {
  readonly byDigest: ReadonlyMap<string, VersionName>;
  readonly byRepository: ReadonlyMap<string, CatalogImage>;
}

/** Orders versions with the same digest. */
const isListedFirst = (a: VersionName, b: VersionName): boolean =>
  (compareText(a.slug, b.slug) || compareNewest(a, b)) < 0;

const indexTargets = (catalog: Pick<Catalog, 'images'>): ReferenceIndex => {
  const available = availableImages(catalog);
  const byDigest = new Map<string, VersionName>();
  for (const { slug, versions = [] } of available) {
    for (const { version, digest } of versions) {
      if (digest === undefined) continue;
      const [each, other] = [{ slug, version }, byDigest.get(digest)];
      if (other === undefined || isListedFirst(each, other)) byDigest.set(digest, each);
    }
  }
  return {
    byDigest,
    byRepository: new Map(
      [...available].reverse().map((image) => [repositoryOf(image.image), image]),
    ),
  };
};

const findByName = (image: string, { byRepository }: ReferenceIndex) => {
  const { repository, tag } = parseReference(image);
  const home = byRepository.get(repository);
  if (home === undefined) return { slug: null, version: null, current: null };
  const tagged = home.versions?.find(({ version }) => version === tag);
  const isUnknown = tagged !== undefined && tagged.digest === undefined;
  return { slug: home.slug, version: tagged?.version ?? null, current: isUnknown ? null : false };
};

export const pinnedDigest = (image: string): string => image.slice(image.lastIndexOf('@') + 1);

/**
 * The entries of all charts by slug, in the order of the manifest. `former` finds the version that once had a digest;
 * undefined if the catalog does not remember one.
 */
export const findChartEntries = (
  catalog: Pick<Catalog, 'images' | 'charts'>,
  former: (digest: string) => VersionName | undefined,
): ReadonlyMap<string, ReadonlyArray<ChartEntry>> => {
  const targets = indexTargets(catalog);
  const toEntry = ({ name, image }: { readonly name: string; readonly image: string }) => {
    const digest = pinnedDigest(image);
    const now = targets.byDigest.get(digest);
    const once = now ?? former(digest);
    const found = once
      ? { slug: once.slug, version: once.version, current: now !== undefined }
      : findByName(image, targets);
    return { name, image, digest, ...found };
  };
  return new Map(catalog.charts.map(({ slug, images = [] }) => [slug, images.map(toEntry)]));
};

export const indexStatuses = (
  images: ReadonlyArray<ImageStatus>,
): ReadonlyMap<VersionKey, VersionStatus> =>
  new Map(
    images.flatMap(({ slug, versions }) =>
      versions.map((each) => [versionKey(slug, each.version), each] as const),
    ),
  );

/** Adds the scan result of the version, if the chart ships the present build. */
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

/** The coverage of a chart, and its worst grade. A good grade needs a scan of every image. */
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
