import type { ImageReleases } from '../../contract/releases';
import type { VersionStatus } from '../../decide/image-status';
import type { VersionVerdict } from '../../decide/verdicts';
import { lastText } from '../../domain/values/compare';
import { versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import { findFormer } from './former-release';

const RECORD_KEYS = ['digest', 'state', 'scannedAt', 'scanner', 'database', 'urgent'] as const;

/** Scans of the versions of an image before a run. Dates are RFC 3339 in UTC; null if unknown or without a scan. */
export const publishedScans = (
  slug: string,
  { versions }: Pick<Previous, 'versions'>,
  releases: ImageReleases | undefined,
) => {
  const recordOf = (version: string) => {
    const found = versions.get(versionKey(slug, version));
    return found?.hasRecord ? found : undefined;
  };
  const releaseOf = findFormer(releases);
  /** Latest first. */
  const formerBuilds = (version: string) => releaseOf(version)?.former ?? [];
  const formerDates = (version: string): ReadonlyArray<string> =>
    formerBuilds(version).flatMap(({ scanned }) => scanned ?? []);
  return {
    ofRecord: (version: string): string | null => recordOf(version)?.scannedAt ?? null,
    /** The date of the published record, or without one, of the last record of a former digest. */
    last: (version: string): string | null => {
      const record = recordOf(version);
      return record ? record.scannedAt : (formerDates(version)[0] ?? null);
    },
    /** The latest date of any record of a version and its former digests: builds may be scanned out of order. */
    latest: (version: string): string | null =>
      lastText([recordOf(version)?.scannedAt ?? null, ...formerDates(version)]),
    formerDigests: (version: string): ReadonlySet<string> =>
      new Set(formerBuilds(version).map(({ digest }) => digest)),
    /** Whether there was a record, with or without a date. */
    hasScanned: (version: string): boolean =>
      recordOf(version) !== undefined || formerDates(version).length > 0,
    /** Whether a status comes from the published record. Its verdict may differ, which changes with time. */
    isOfRecord: (status: VersionStatus & VersionVerdict): boolean => {
      const record = recordOf(status.version);
      return RECORD_KEYS.every((key) => status[key] === record?.[key]);
    },
  };
};

export type PublishedScans = ReturnType<typeof publishedScans>;
