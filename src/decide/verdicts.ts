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

/** The verdict on a version. */
export interface VersionVerdict {
  readonly verdict: Verdict;
  /** Whether a critical or high finding has a fix; null if only a full record could tell. */
  readonly urgent: boolean | null;
}

/** The verdicts on the versions of an image, and the version to run; null if there is none. */
export interface Verdicts {
  readonly versions: ReadonlyArray<VersionStatus & VersionVerdict>;
  readonly recommended: string | null;
}

/** An available image with verdicts on its versions. */
export interface JudgedImage extends ImageStatus, Verdicts {
  readonly versions: Verdicts['versions'];
}

/** The data date: the latest of all scan dates and the catalog date; null without any. */
export const findDataDate = (
  images: ReadonlyArray<ImageStatus>,
  catalogDate: string | null,
): string | null => lastText([catalogDate, newestDate(images)]);

/**
 * Whether a record has a critical or high finding with a fix, by its counts alone; undefined if only its rows can
 * tell.
 */
export const isUrgentByCounts = (counts: SecurityVersion): boolean | undefined => {
  const grave = counts.critical + counts.high;
  if (grave + counts.fixable > totalOf(counts)) return true;
  return grave === 0 || counts.fixable === 0 ? false : undefined;
};

/** Whether a scan is at most 30 days older than the data. */
const isRecent = (scannedAt: string | null, dataDate: string | null): boolean =>
  scannedAt !== null && dataDate !== null && daysBetween(scannedAt, dataDate) <= 30;

/** Whether the version has a full scan that is recent. */
const isVerified = ({ state, scannedAt }: VersionStatus, dataDate: string | null): boolean =>
  state === 'scanned' && isRecent(scannedAt, dataDate);

type Before = NonNullable<StatusItem['before']>;

/** The verdict on a former build gets old as any other does. */
const judgeBefore = (before: Before, dataDate: string | null): Before =>
  before.verdict === 'supported' && !isRecent(before.scannedAt, dataDate)
    ? { ...before, verdict: 'unverified' }
    : before;

/** The first verdict that applies. `dataDate` is the clock. */
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
 * The version to run, of versions newest first: the newest supported one, else the newest that is maintained and was
 * looked at. So there is one to go to on the worst day too. A rebuild that waits for its scan counts as its former build.
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

/** Judges the versions of all available images as of `dataDate`. */
export const judgeVersions = <I extends ImageStatus>(
  { images }: Pick<Catalog, 'images'>,
  available: ReadonlyArray<I>,
  dataDate: string | null,
): ReadonlyArray<Omit<I, 'versions'> & Verdicts> => {
  const bySlug = new Map(images.map((image) => [image.slug, image]));
  return available.map((each) => ({
    ...each,
    ...judgeImage(bySlug.get(each.slug), each, dataDate),
  }));
};
