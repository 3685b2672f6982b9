import type { ImageVersion } from '../api/items';
import type { SecurityVersion } from '../api/security';
import { totalOf } from '../domain/severity-counts';
import type { Verdict } from '../domain/verdict';
import type { Catalog, CatalogImage } from './catalog';
import type { ImageSecurity, VersionStatus } from './records';

/** What to think of a version. */
export interface VersionVerdict {
  readonly verdict: Verdict;
  /** Whether a critical or high finding has a fix; null if no full record says that none has. */
  readonly urgent: boolean | null;
}

/** The versions of an available image, what to think of each, and which of them to run. */
export interface JudgedImage extends ImageSecurity {
  readonly versions: ReadonlyArray<VersionStatus & VersionVerdict>;
  readonly recommended: string | null;
}

/** The latest date that the data of a catalog states: of its scans, or of its commit; null without any. */
export const dataDateOf = (
  security: ReadonlyArray<ImageSecurity>,
  catalogDate: string | null,
): string | null =>
  security
    .flatMap(({ versions }) => versions.map(({ scannedAt }) => scannedAt))
    .reduce(
      (latest, date) => (latest === null || (date !== null && date > latest) ? date : latest),
      catalogDate,
    );

/**
 * Whether counts alone say that a record has, or has not, a critical or high finding with a fix; undefined if
 * only its rows do.
 */
export const urgencyOfCounts = (counts: SecurityVersion): boolean | undefined => {
  const grave = counts.critical + counts.high;
  if (grave + counts.fixable > totalOf(counts)) return true;
  return grave === 0 || counts.fixable === 0 ? false : undefined;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a full scan of the last 30 days says what the version has. */
const isVerified = ({ state, scannedAt }: VersionStatus, dataDate: string | null): boolean =>
  state === 'scanned' &&
  scannedAt !== null &&
  dataDate !== null &&
  Date.parse(dataDate) - Date.parse(scannedAt) <= MAX_AGE_MS;

/** The first that applies: time passes only with the data. */
const verdictOf = (
  { deprecated, eol }: Pick<ImageVersion, 'deprecated' | 'eol'>,
  status: VersionStatus,
  dataDate: string | null,
): Verdict => {
  if (deprecated) return 'deprecated';
  if (eol !== undefined && dataDate !== null && eol < dataDate.slice(0, eol.length)) return 'eol';
  if (status.hasUrgent) return 'rebuild';
  return isVerified(status, dataDate) ? 'supported' : 'unverified';
};

const urgentOf = ({ hasUrgent, state }: VersionStatus): boolean | null =>
  hasUrgent || (state === 'scanned' ? false : null);

const judgeImage = (
  image: CatalogImage | undefined,
  pin: string | undefined,
  security: ImageSecurity,
  dataDate: string | null,
): JudgedImage => {
  const stated = new Map((image?.versions ?? []).map((each) => [each.version, each]));
  const versions = security.versions.map((status) => ({
    ...status,
    verdict: verdictOf(stated.get(status.version) ?? {}, status, dataDate),
    urgent: urgentOf(status),
  }));
  const supported = versions.find(({ verdict }) => verdict === 'supported');
  return { ...security, versions, recommended: pin ?? supported?.version ?? null };
};

/** Judges the versions of all available images, as of the date of the data. */
export const judgeVersions = (
  { images, pins }: Pick<Catalog, 'images' | 'pins'>,
  security: ReadonlyArray<ImageSecurity>,
  dataDate: string | null,
): ReadonlyArray<JudgedImage> => {
  const bySlug = new Map(images.map((image) => [image.slug, image]));
  return security.map((image) =>
    judgeImage(bySlug.get(image.slug), pins.get(image.slug), image, dataDate),
  );
};
