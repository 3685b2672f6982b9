import type { ImageVersion, StatusItem } from '../contract/items';
import type { SecurityVersion } from '../contract/security';
import { daysBetween } from '../domain/instant';
import { totalOf } from '../domain/severity-counts';
import { lastText } from '../domain/values/compare';
import { isEnded, type Verdict } from '../domain/verdict';
import { hasCounts } from '../previous/versions';
import type { Catalog, CatalogImage } from '../read/manifest/catalog';
import { newestDate } from './freshness';
import type { ImageStatus, VersionStatus } from './image-status';

export interface VersionVerdict {
  readonly verdict: Verdict;
  /** True if a critical or high finding has a fix; null if only a full record could tell. */
  readonly urgent: boolean | null;
}

/** The verdicts on the versions of an image, and the version to run; null without one. */
export interface Verdicts {
  readonly versions: ReadonlyArray<VersionStatus & VersionVerdict>;
  readonly recommended: string | null;
}

export interface JudgedImage extends ImageStatus, Verdicts {
  readonly versions: Verdicts['versions'];
}

/** The latest of all scan dates and the catalog date; null without any. */
export const findDataDate = (
  images: ReadonlyArray<ImageStatus>,
  catalogDate: string | null,
): string | null => lastText([catalogDate, newestDate(images)]);

/** Tests by counts alone if a critical or high finding has a fix; undefined if only the rows can tell. */
export const isUrgentByCounts = (counts: SecurityVersion): boolean | undefined => {
  const grave = counts.critical + counts.high;
  if (grave + counts.fixable > totalOf(counts)) return true;
  return grave === 0 || counts.fixable === 0 ? false : undefined;
};

/** True if a scan is at most 30 days older than the data. */
const isRecent = (scannedAt: string | null, dataDate: string | null): boolean =>
  scannedAt !== null && dataDate !== null && daysBetween(scannedAt, dataDate) <= 30;

const isVerified = ({ state, scannedAt }: VersionStatus, dataDate: string | null): boolean =>
  state === 'scanned' && isRecent(scannedAt, dataDate);

type Before = NonNullable<StatusItem['before']>;

/** Lets the verdict on a former build get old like any other. */
const judgeBefore = (before: Before, dataDate: string | null): Before =>
  before.verdict === 'supported' && !isRecent(before.scannedAt, dataDate)
    ? { ...before, verdict: 'unverified' }
    : before;

/** Returns the first verdict that applies. `dataDate` is the clock. */
const judgeVersion = (
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

/**
 * Chooses the version to run: the newest supported one, else the newest that is maintained and was scanned, so that one
 * is left on a bad day too. `versions` are newest first. A rebuild that waits for its scan counts as its former build.
 */
const recommendVersion = (
  versions: ReadonlyArray<VersionStatus & VersionVerdict>,
): string | undefined => {
  const maintained = versions.filter(({ verdict }) => !isEnded(verdict));
  const supported = maintained.find(
    ({ verdict, before }) => (before?.verdict ?? verdict) === 'supported',
  );
  const recorded = ({ state, before }: VersionStatus): boolean =>
    hasCounts(state) || before !== undefined;
  return (supported ?? maintained.find(recorded))?.version;
};

const judgeImage = (
  image: CatalogImage | undefined,
  status: ImageStatus,
  dataDate: string | null,
): Verdicts => {
  const stated = new Map((image?.versions ?? []).map((each) => [each.version, each]));
  const versions = status.versions.map((each) => ({
    ...each,
    ...(each.before === undefined ? {} : { before: judgeBefore(each.before, dataDate) }),
    verdict: judgeVersion(stated.get(each.version) ?? {}, each, dataDate),
    urgent: urgentOf(each),
  }));
  return { versions, recommended: image?.recommended ?? recommendVersion(versions) ?? null };
};

export const judgeVersions = <I extends ImageStatus>(
  { images }: Pick<Catalog, 'images'>,
  available: ReadonlyArray<I>,
  dataDate: string | null,
): ReadonlyArray<I & Verdicts> => {
  const bySlug = new Map(images.map((image) => [image.slug, image]));
  return available.map((each) => ({
    ...each,
    ...judgeImage(bySlug.get(each.slug), each, dataDate),
  }));
};
