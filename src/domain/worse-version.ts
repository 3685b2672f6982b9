import type { SeverityCounts } from './severity-counts';

/** What is known of a version that has a record. */
export interface ComparedVersion {
  readonly counts: Pick<SeverityCounts, 'critical' | 'high'>;
  /** The ids of its open vulnerabilities that are known to be exploited. */
  readonly exploited: ReadonlySet<string>;
}

/**
 * Whether another version is worse than yours, so that no words may lead to it: it has an exploited vulnerability that
 * yours has not; else more critical ones, or as many and more high ones. `onlyExploited` is for a version that is
 * deprecated or past its end of support: nobody looks for its other vulnerabilities any more, so its counts say little.
 */
export const isWorse = (
  yours: ComparedVersion,
  other: ComparedVersion,
  { onlyExploited }: { readonly onlyExploited: boolean },
): boolean => {
  if ([...other.exploited].some((id) => !yours.exploited.has(id))) return true;
  if (onlyExploited) return false;
  const more = other.counts.critical - yours.counts.critical;
  return more > 0 || (more === 0 && other.counts.high > yours.counts.high);
};
