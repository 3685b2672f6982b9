import type { Cve, SecurityVersion, Suppression } from '../api/security';
import { type SeverityCounts, totalOf } from '../domain/severity-counts';
import { computeGrade, computeScore, countRows, isUrgent } from './rows';

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

export const countRecord = ({ rows, suppressions }: ScanRecord): RecordCounts => ({
  ...countRows(rows),
  suppressed: suppressions.length,
  urgent: rows.some(isUrgent),
});

/** Computes the summary of a version: counts, grade and score. */
export const rollupOf = (
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

const NOTHING = Buffer.alloc(0);

/** Serializes a record as its codecs would: records have exactly the keys of the codecs, in their order. */
export const serializeRecord = (record: ScanRecord): SerializedRecord => ({
  rows: Buffer.from(JSON.stringify(record.rows)),
  suppressions:
    record.suppressions.length > 0 ? Buffer.from(JSON.stringify(record.suppressions)) : NOTHING,
  counts: countRecord(record),
});
