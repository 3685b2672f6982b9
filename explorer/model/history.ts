import { severityRank } from '../../src/domain/severity';
import type { ImageFindings } from './documents';
import type { Dates } from './findings';

type OpenEntry = ImageFindings['open'][number]['versions'][number];

/** An entry of a version, with its id. */
export interface VersionEntry extends OpenEntry {
  readonly id: string;
  /** Since when the image has it without a break, in any version. */
  readonly imageSince: string | null;
}

/** The open entries of a version. */
export const findVersionEntries = (
  findings: ImageFindings | undefined,
  version: string,
): ReadonlyArray<VersionEntry> =>
  (findings?.open ?? []).flatMap(({ id, since, versions }) =>
    versions
      .filter((entry) => entry.version === version)
      .map((entry) => ({ ...entry, id, imageSince: since })),
  );

/** The ids that a version has since a later scan than that of a date, worst first; none if that is unknown. */
export const openedAfter = (
  entries: ReadonlyArray<VersionEntry>,
  scanned: string | null,
): ReadonlyArray<string> =>
  entries
    .filter(({ since }) => since !== null && scanned !== null && since > scanned)
    .toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity))
    .map(({ id }) => id);

export const sinceById = (entries: ReadonlyArray<VersionEntry>): Dates =>
  new Map(entries.map(({ id, since }) => [id, since]));

/** The earliest of some dates; null if none is known. */
export const earliest = (dates: ReadonlyArray<string | null>): string | null =>
  dates.reduce(
    (first, date) => (date !== null && (first === null || date < first) ? date : first),
    null,
  );
