import type { FoundCve, VersionChange } from '../diff/scan-diff';
import { keyOfSeverity, type SeverityCounts, severityKeys } from '../domain/severity-counts';
import { formatNumber } from '../text/plural';
import { code, joinFirst } from './markdown';

/** The words and marks that all parts of a summary share. */

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

/** `2 critical, 1 low`: what there is of each severity. */
export const formatSeverities = (counts: SeverityCounts): string =>
  severityKeys
    .flatMap((key) => (counts[key] > 0 ? [`${formatNumber(counts[key])} ${key}`] : []))
    .join(', ');

const formatCve = ({ id, severity, fixable }: FoundCve): string =>
  `${code(id)} ${keyOfSeverity[severity]}${fixable ? ', fixable' : ''}`;

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
