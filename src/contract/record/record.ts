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

/** In the order of the API. */
export interface ScanRecord {
  readonly rows: ReadonlyArray<Cve>;
  readonly suppressions: ReadonlyArray<Suppression>;
  /**
   * The highest layer of the findings of each vulnerability, by canonical id; left out if one of them has no layer.
   * Undefined for a record of the branch, whose findings remember it.
   */
  readonly layers?: ReadonlyMap<string, number> | undefined;
}

/**
 * The published aliases of a finding, without its id, in UTF-16 order: the first 64, CVE identifiers before GHSA
 * identifiers before all others, so that the canonical id stays the same.
 */
const publishedAliases = ({ id, aliases = [] }: Pick<Cve, 'id' | 'aliases'>): string[] => {
  const others = sortUnique(aliases.filter((name) => name !== id));
  if (others.length <= MAX_ALIASES) return others;
  const isOther = (name: string): boolean => !isCveId(name) && !isGhsaId(name);
  const inOrder = [isCveId, isGhsaId, isOther].flatMap((isKind) => others.filter(isKind));
  return sortUnique(inOrder.slice(0, MAX_ALIASES));
};

/** Most rows need no change, and copying each takes a twelfth of a run. */
const isPublishable = ({ fixed, targets, targetsMore, aliases, fixState }: Cve): boolean =>
  targets.length <= 1 &&
  targetsMore === undefined &&
  aliases === undefined &&
  (fixed === null || fixState === undefined);

/** `fixState` says why there is no fix, so a row with a fix drops it. */
const toPublishedRow = (row: Cve): Cve => {
  if (isPublishable(row)) return row;
  const { id, severity, pkg, installed, fixed, title, url, targetsMore = 0, fixState, kind } = row;
  const targets = [...new Set(row.targets)];
  const more = targets.length < MAX_TARGETS ? 0 : targets.length - MAX_TARGETS + targetsMore;
  const aliases = publishedAliases(row);
  return {
    ...{ id, severity, pkg, installed, fixed, title, url },
    targets: targets.slice(0, MAX_TARGETS),
    ...(more > 0 ? { targetsMore: more } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(fixState !== undefined && fixed === null ? { fixState } : {}),
    ...(kind === undefined ? {} : { kind }),
  };
};

/** Cuts a record of reports or of the branch down to what is published. */
export const toPublished = ({ rows, suppressions }: ScanRecord): ScanRecord => ({
  rows: rows.map(toPublishedRow),
  suppressions: suppressions.map((each) => ({ ...each, aliases: publishedAliases(each) })),
});

/** Only `suppressed` counts suppressions. */
export interface RecordCounts extends SeverityCounts {
  readonly suppressed: number;
  /** A critical or high finding has a fix. */
  readonly urgent: boolean;
}

export const countRecord = ({ rows, suppressions }: ScanRecord): RecordCounts => ({
  ...countRows(rows),
  suppressed: suppressions.length,
  urgent: rows.some(isUrgent),
});

/** Computes counts, grade and score of a version. */
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
