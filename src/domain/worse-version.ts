import type { SeverityCounts } from './severity-counts';

/** The numbers of critical and high CVEs of a version, and the ids of exploited ones. */
export interface VersionRisk extends Pick<SeverityCounts, 'critical' | 'high'> {
  readonly exploited: ReadonlySet<string>;
}

/** The exploited CVEs that only the other version has. */
export const exploitedMore = (
  yours: Pick<VersionRisk, 'exploited'>,
  other: Pick<VersionRisk, 'exploited'>,
): ReadonlyArray<string> => [...other.exploited].filter((id) => !yours.exploited.has(id));

/**
 * True if another version is worse than yours: it has an exploited CVE that yours lacks, more critical CVEs, or as many
 * critical and more high ones. If yours no longer gets rebuilds, nobody looks for its other CVEs, so only exploited
 * ones are compared.
 */
export const isWorse = (
  yours: VersionRisk,
  other: VersionRisk,
  { onlyExploited }: { readonly onlyExploited: boolean },
): boolean => {
  if (exploitedMore(yours, other).length > 0) return true;
  if (onlyExploited) return false;
  return other.critical === yours.critical
    ? other.high > yours.high
    : other.critical > yours.critical;
};
