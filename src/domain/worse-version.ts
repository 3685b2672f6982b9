import type { SeverityCounts } from './severity-counts';

/** What speaks against a version: its critical and high CVEs, and the ids of those that are known to be exploited. */
export interface VersionRisk extends Pick<SeverityCounts, 'critical' | 'high'> {
  readonly exploited: ReadonlySet<string>;
}

/** The exploited CVEs of another version that yours has not. */
export const exploitedMore = (
  yours: Pick<VersionRisk, 'exploited'>,
  other: Pick<VersionRisk, 'exploited'>,
): ReadonlyArray<string> => [...other.exploited].filter((id) => !yours.exploited.has(id));

/**
 * Whether another version is worse than yours: it has an exploited CVE that yours has not, or more critical CVEs, or as
 * many and more high ones. Where yours no longer gets rebuilds, its other CVEs are no longer looked for, so only exploited
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
