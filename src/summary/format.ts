import type { FoundCve, VersionChange } from '../diff/scan-diff';
import { keyOfSeverity, type SeverityCounts, severityKeys } from '../domain/severity-counts';
import { formatNumber } from '../text/plural';
import { formatAdvisory } from './links';
import { joinFirst } from './markdown';

/** How all parts of a summary format versions, counts and CVEs. */

export const KIND_LABELS: Readonly<Record<VersionChange['kind'], string>> = {
  worse: '🔴&nbsp;worse',
  unknown: '⚪&nbsp;replaced',
  other: '🟡&nbsp;changed',
  new: '🔵&nbsp;first&nbsp;scan',
  gone: '⚫&nbsp;gone',
  better: '🟢&nbsp;better',
};

/** `+3`, `−2`; empty without a change. */
export const formatChange = (change: number): string => {
  if (change === 0) return '';
  return change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
};

/** `2 critical, 1 low`: the severities that have findings. */
export const formatSeverities = (counts: SeverityCounts): string =>
  severityKeys
    .flatMap((key) => (counts[key] > 0 ? [`${formatNumber(counts[key])} ${key}`] : []))
    .join(', ');

const formatCve = ({ severity, fixable, ...cve }: FoundCve): string =>
  `${formatAdvisory(cve)} ${keyOfSeverity[severity]}${fixable ? ', fixable' : ''}`;

/** The first of the new CVEs, one per line. */
export const formatAdded = (cves: ReadonlyArray<FoundCve>, limit: number): string =>
  joinFirst(cves, formatCve, limit, '<br>');

/** The first of the closed CVEs, one per line. */
export const formatClosed = (cves: ReadonlyArray<FoundCve>, limit: number): string =>
  joinFirst(cves, formatAdvisory, limit, '<br>');

/** Counts before and after: `3 → 5`. */
export const beforeAfter = ({ before, after }: VersionChange): string => {
  const from = before === undefined ? '' : formatNumber(before.total);
  const to = after === undefined ? 'none' : `**${formatNumber(after.total)}**`;
  return before === undefined ? to : `${from}&nbsp;→&nbsp;${to}`;
};
