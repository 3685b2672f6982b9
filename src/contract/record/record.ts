import { isCveId } from '../../domain/cve-id';
import { isGhsaId } from '../../domain/ghsa-id';
import { computeGrade } from '../../domain/grade';
import { type SeverityCounts, totalOf } from '../../domain/severity-counts';
import { sortUnique } from '../../domain/values/compare';
import {
  type Cve,
  MAX_ALIASES,
  MAX_TARGETS,
  type SecurityVersion,
  type Suppression,
} from '../security';
import { computeScore, countRows, isUrgent } from './rows';

/** The content of a record, in the order of the API. */
export interface ScanRecord {
  readonly rows: ReadonlyArray<Cve>;
  readonly suppressions: ReadonlyArray<Suppression>;
}

/**
 * The aliases of a finding that are published, in UTF-16 order, without its id: the first 64, CVE identifiers before GHSA
 * identifiers before all others, so that the canonical id stays the same.
 */
const publishedAliases = ({ id, aliases = [] }: Pick<Cve, 'id' | 'aliases'>): string[] => {
  const others = sortUnique(aliases.filter((name) => name !== id));
  if (others.length <= MAX_ALIASES) return others;
  const isOther = (name: string): boolean => !isCveId(name) && !isGhsaId(name);
  const inOrder = [isCveId, isGhsaId, isOther].flatMap((isKind) => others.filter(isKind));
  return sortUnique(inOrder.slice(0, MAX_ALIASES));
};

/** Whether a row is published as it is. Most are, and to make each anew takes a twelfth of a run. */
const isPublishable = ({ fixed, targets, targetsMore, aliases, fixState }: Cve): boolean =>
  targets.length <= 1 &&
  targetsMore === undefined &&
  aliases === undefined &&
  (fixed === null || fixState === undefined);

/** Why there is no fix says nothing beside a fix. */
const toPublishedRow = (row: Cve): Cve => {
  if (isPublishable(row)) return row;
  const { id, severity, pkg, installed, fixed, title, url, targetsMore = 0, fixState } = row;
  const targets = [...new Set(row.targets)];
  const more = targets.length < MAX_TARGETS ? 0 : targets.length - MAX_TARGETS + targetsMore;
  const aliases = publishedAliases(row);
  return {
    ...{ id, severity, pkg, installed, fixed, title, url },
    targets: targets.slice(0, MAX_TARGETS),
    ...(more > 0 ? { targetsMore: more } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(fixState !== undefined && fixed === null ? { fixState } : {}),
  };
};

/** A record as it is published, whether it is of reports or of the branch. */
export const toPublished = ({ rows, suppressions }: ScanRecord): ScanRecord => ({
  rows: rows.map(toPublishedRow),
  suppressions: suppressions.map((each) => ({ ...each, aliases: publishedAliases(each) })),
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
