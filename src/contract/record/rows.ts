import { isGrave, severityRank } from '../../domain/severity';
import { keyOfSeverity, type SeverityCounts } from '../../domain/severity-counts';
import { compareText } from '../../domain/values/compare';
import type { Cve, Suppression } from '../security';

/** The fields that identify a finding, suppressed or not. */
export type FindingIdentity = Pick<Cve, 'id' | 'pkg' | 'installed'>;

/** The lengths make keys of different triples differ. */
export const keyOfFinding = ({ id, pkg, installed }: FindingIdentity): string =>
  `${id.length}:${pkg.length}:${id}${pkg}${installed ?? ''}`;

const compareIdentities = (a: FindingIdentity, b: FindingIdentity): number =>
  compareText(a.id, b.id) ||
  compareText(a.pkg, b.pkg) ||
  compareText(a.installed ?? '', b.installed ?? '');

/** By severity, fixable rows first, then id, package and version as plain text. */
export const compareRows = (a: Cve, b: Cve): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(a.fixed === null) - Number(b.fixed === null) ||
  compareIdentities(a, b);

/** By severity, then id, package and version as plain text. */
export const compareSuppressions = (a: Suppression, b: Suppression): number =>
  severityRank(a.severity) - severityRank(b.severity) || compareIdentities(a, b);

export const computeScore = ({
  critical,
  high,
  medium,
  low,
  unknown,
  fixable,
}: SeverityCounts): number =>
  Math.max(0, 100 - 25 * critical - 10 * high - 4 * medium - low - 2 * unknown - 5 * fixable);

export const countRows = (rows: ReadonlyArray<Cve>): SeverityCounts => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, fixable: 0 };
  for (const { severity, fixed } of rows) {
    counts[keyOfSeverity[severity]] += 1;
    if (fixed !== null) counts.fixable += 1;
  }
  return counts;
};

/** A critical or high row with a fix is worth a rebuild. */
export const isUrgent = ({ severity, fixed }: Cve): boolean => fixed !== null && isGrave(severity);
