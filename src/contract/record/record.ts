import { computeGrade } from '../../domain/grade';
import { type SeverityCounts, totalOf } from '../../domain/severity-counts';
import type { Cve, SecurityVersion, Suppression } from '../security';
import { limitAliases } from './aliases';
import { computeScore, countRows, isUrgent } from './rows';

/** The content of a record, in the order of the API. */
export interface ScanRecord {
  readonly rows: ReadonlyArray<Cve>;
  readonly suppressions: ReadonlyArray<Suppression>;
}

/** Why there is no fix says nothing beside a fix. */
const toPublishedRow = (row: Cve): Cve => {
  if (row.fixed === null || row.fixState === undefined) return limitAliases(row);
  const { fixState: _, ...others } = row;
  return limitAliases(others);
};

/** A record as it is published, whether it is of reports or of the branch. */
export const toPublished = ({ rows, suppressions }: ScanRecord): ScanRecord => ({
  rows: rows.map(toPublishedRow),
  suppressions: suppressions.map(limitAliases),
});

/** The counts of a record. Only `suppressed` counts suppressions. */
export interface RecordCounts extends SeverityCounts {
  readonly suppressed: number;
  /** Whether a critical or high finding has a fix. */
  readonly urgent: boolean;
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
