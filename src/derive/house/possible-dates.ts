import type { ClosedFinding, ImageFindings } from '../../contract/findings';
import type { ImageReleases } from '../../contract/releases';
import { isAfter } from '../../domain/instant';

/** The scan date of the published record of a version; null if it has none, or is not to be compared with. */
export type ScanDate = (version: string) => string | null;

/** Whether one date is not after another, as far as both are known. */
const isOrdered = (first: string | null, last: string | null): boolean =>
  first === null || last === null || first <= last;

/** The commit that removes a version may be older than its last scan. */
const closedWithPossibleSince = (item: ClosedFinding): ClosedFinding =>
  item.reason === 'removed' || isOrdered(item.since, item.until) ? item : { ...item, since: null };

/**
 * Published findings of an image, without impossible dates: a beginning after its end, or after the scan that
 * confirms the entry.
 */
export const withPossibleDates = (document: ImageFindings, scanDate: ScanDate): ImageFindings => ({
  ...document,
  open: document.open.map((open) => ({
    ...open,
    versions: open.versions.map((entry) =>
      !entry.confirmed || isOrdered(entry.since, scanDate(entry.version))
        ? entry
        : { ...entry, since: null },
    ),
  })),
  closed: document.closed.map(closedWithPossibleSince),
});

/** Published releases of an image, without a `since` after the latest accepted date. */
export const withoutFutureSince = (document: ImageReleases, latest: string): ImageReleases => ({
  ...document,
  releases: document.releases.map((release) => {
    const { since, ...undated } = release;
    return isAfter(latest, since ?? null) ? undated : release;
  }),
});
