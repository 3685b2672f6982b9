import { isCveId } from '../../domain/cve-id';
import { computeGrade } from '../../domain/grade';
import { type SeverityCounts, totalOf } from '../../domain/severity-counts';
import { sortUnique } from '../../domain/values/compare';
import { type Cve, MAX_ALIASES, type SecurityVersion, type Suppression } from '../security';
import { computeScore, countRows, isUrgent } from './rows';

/** The content of a record, in the order of the API. */
export interface ScanRecord {
  readonly rows: ReadonlyArray<Cve>;
  readonly suppressions: ReadonlyArray<Suppression>;
}

/**
 * A row or suppression with the aliases that are published: the first 64, CVE identifiers before all others: each has a
 * document of its own. They stay in UTF-16 order.
 */
const limitAliases = <A extends { readonly aliases?: string[] }>(found: A): A => {
  const { aliases = [] } = found;
  if (aliases.length <= MAX_ALIASES) return found;
  const others = aliases.filter((name) => !isCveId(name));
  const first = [...aliases.filter(isCveId), ...others].slice(0, MAX_ALIASES);
  return { ...found, aliases: sortUnique(first) };
};

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
