import { severityRank } from '../../src/domain/severity';
import type { ImageFindings } from './documents';

type OpenEntry = ImageFindings['open'][number]['versions'][number];

export interface VersionEntry extends OpenEntry {
  readonly id: string;
  /** Since when any version of the image has had it without a break. */
  readonly imageSince: string | null;
}

export const findVersionEntries = (
  findings: ImageFindings | undefined,
  version: string,
): ReadonlyArray<VersionEntry> =>
  (findings?.open ?? []).flatMap(({ id, since, versions }) =>
    versions
      .filter((entry) => entry.version === version)
      .map((entry) => ({ ...entry, id, imageSince: since })),
  );

/** Worst first; empty if `scanned` is unknown. */
export const openedAfter = (
  entries: ReadonlyArray<VersionEntry>,
  scanned: string | null,
): ReadonlyArray<string> =>
  entries
    .filter(({ since }) => since !== null && scanned !== null && since > scanned)
    .toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity))
    .map(({ id }) => id);

export const sinceById = (
  entries: ReadonlyArray<VersionEntry>,
): ReadonlyMap<string, string | null> => new Map(entries.map(({ id, since }) => [id, since]));

export const earliest = (dates: ReadonlyArray<string | null>): string | null =>
  dates.reduce(
    (first, date) => (date !== null && (first === null || date < first) ? date : first),
    null,
  );
