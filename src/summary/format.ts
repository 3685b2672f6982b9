import type { SecurityVersion } from '../api/security';
import type { FoundCve, Numbers, VersionChange } from '../diff/scan-diff';
import type { Severity } from '../domain/severity';
import { code, formatNumber, joinFirst } from './markdown';

/** The words and marks that all parts of a summary share. */

const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  UNKNOWN: 'unknown',
};

export const KIND_LABELS: Readonly<Record<VersionChange['kind'], string>> = {
  worse: '🔴&nbsp;worse',
  unknown: '⚪&nbsp;replaced',
  other: '🟡&nbsp;changed',
  new: '🔵&nbsp;first&nbsp;scan',
  gone: '⚫&nbsp;gone',
  better: '🟢&nbsp;better',
};

/** `+3`, `−2`; nothing where nothing changed. */
export const formatChange = (change: number): string => {
  if (change === 0) return '';
  return change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
};

const SEVERITY_KEYS = ['critical', 'high', 'medium', 'low', 'unknown'] as const;

/** `2 critical, 1 low`: what there is of each severity. */
export const formatSeverities = (
  counts: Pick<Numbers | SecurityVersion, (typeof SEVERITY_KEYS)[number]>,
): string =>
  SEVERITY_KEYS.flatMap((key) =>
    counts[key] > 0 ? [`${formatNumber(counts[key])} ${key}`] : [],
  ).join(', ');

const formatCve = ({ id, severity, fixable }: FoundCve): string =>
  `${code(id)} ${SEVERITY_LABELS[severity]}${fixable ? ', fixable' : ''}`;

/** The worst new CVEs; a line each. */
export const formatAdded = (cves: ReadonlyArray<FoundCve>, most: number): string =>
  joinFirst(cves, formatCve, most, '<br>');

/** CVEs that are gone: their names are enough. */
export const formatFixed = (cves: ReadonlyArray<FoundCve>, most: number): string =>
  joinFirst(cves, ({ id }) => code(id), most, '<br>');

/** Counts before and after: `3 → 5`. */
export const beforeAfter = ({ before, after }: VersionChange): string => {
  const from = before === undefined ? '' : formatNumber(before.total);
  const to = after === undefined ? 'none' : `**${formatNumber(after.total)}**`;
  return before === undefined ? to : `${from}&nbsp;→&nbsp;${to}`;
};

export const formatVersion = ({
  slug,
  version,
}: {
  readonly slug: string;
  readonly version: string;
}): string => code(`${slug}:${version}`);
