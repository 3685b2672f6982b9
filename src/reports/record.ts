import type { Cve, SecurityVersion, Suppression } from '../api/security';
import { type SeverityCounts, totalOf } from '../domain/severity-counts';
import { limitAliases } from './aliases';
import { mergeFindings } from './finding';
import type { Found } from './report';
import { computeGrade, computeScore, countRows, isUrgent, toRows } from './rows';
import { mergeSuppressions } from './suppression';

/** The content of a record, in the order of the API. */
export interface ScanRecord {
  readonly rows: ReadonlyArray<Cve>;
  readonly suppressions: ReadonlyArray<Suppression>;
}

/** The counts of a record. Only `suppressed` counts suppressions. */
export interface RecordCounts extends SeverityCounts {
  readonly suppressed: number;
  /** Whether a critical or high finding has a fix. */
  readonly urgent: boolean;
}

/** A record with its lists as JSON in UTF-8, as documents contain them. */
export interface SerializedRecord {
  readonly rows: Buffer;
  /** Empty, not an empty list, if there are none. */
  readonly suppressions: Buffer;
  readonly counts: RecordCounts;
}

/** Merges the findings and suppressions of reports, and duplicates within one report. */
export const mergeFound = (parts: ReadonlyArray<Found>): Found => {
  const findings = mergeFindings(parts.flatMap((part) => part.findings));
  const suppressions = parts.flatMap((part) => part.suppressions);
  return { findings, suppressions: mergeSuppressions(suppressions, findings) };
};

/** Makes a record from merged findings and suppressions. */
export const toRecord = ({ findings, suppressions }: Found): ScanRecord => ({
  rows: toRows(findings),
  suppressions: suppressions.map(limitAliases),
});

export const countRecord = ({ rows, suppressions }: ScanRecord): RecordCounts => ({
  ...countRows(rows),
  suppressed: suppressions.length,
  urgent: rows.some(isUrgent),
});

/** Computes the summary of a version: counts, grade and score. */
export const rollupOfCounts = (
  version: string,
  image: string,
  { suppressed, urgent: _, ...counts }: RecordCounts,
): SecurityVersion => ({
  version,
  tag: `${image}:${version}`,
  ...counts,
  total: totalOf(counts),
  grade: computeGrade(counts),
  score: computeScore(counts),
  ...(suppressed > 0 ? { suppressed } : {}),
});

/** {@link rollupOfCounts} for a record. */
export const rollupOf = (version: string, image: string, record: ScanRecord): SecurityVersion =>
  rollupOfCounts(version, image, countRecord(record));

const NOTHING = Buffer.alloc(0);

/** Serializes a record as its codecs would: records have exactly the keys of the codecs, in their order. */
export const serializeRecord = (record: ScanRecord): SerializedRecord => ({
  rows: Buffer.from(JSON.stringify(record.rows)),
  suppressions:
    record.suppressions.length > 0 ? Buffer.from(JSON.stringify(record.suppressions)) : NOTHING,
  counts: countRecord(record),
});
