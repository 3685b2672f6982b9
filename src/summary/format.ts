import type { SecurityVersion } from '../api/security';
import type { FoundCve, Numbers, VersionChange } from '../diff/scan-diff';
import type { Severity } from '../domain/severity';
import { code, count, first } from './markdown';

/** The words and marks that all parts of a summary share. */

const SEVERITY: Readonly<Record<Severity, string>> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  UNKNOWN: 'unknown',
};

export const KIND: Readonly<Record<VersionChange['kind'], string>> = {
  worse: '🔴&nbsp;worse',
  unknown: '⚪&nbsp;replaced',
  other: '🟡&nbsp;changed',
  new: '🔵&nbsp;first&nbsp;scan',
  gone: '⚫&nbsp;gone',
  better: '🟢&nbsp;better',
};

/** `+3`, `−2`; nothing where nothing changed. */
export const signed = (change: number): string => {
  if (change === 0) return '';
  return change > 0 ? `+${count(change)}` : `−${count(-change)}`;
};

const SEVERITY_KEYS = ['critical', 'high', 'medium', 'low', 'unknown'] as const;

/** `2 critical, 1 low`: what there is of each severity. */
export const severitiesOf = (
  counts: Pick<Numbers | SecurityVersion, (typeof SEVERITY_KEYS)[number]>,
): string =>
  SEVERITY_KEYS.flatMap((key) => (counts[key] > 0 ? [`${count(counts[key])} ${key}`] : [])).join(
    ', ',
  );

const cve = ({ id, severity, fixable }: FoundCve): string =>
  `${code(id)} ${SEVERITY[severity]}${fixable ? ', fixable' : ''}`;

/** The worst new CVEs; a line each. */
export const addedText = (cves: ReadonlyArray<FoundCve>, most: number): string =>
  first(cves, cve, most, '<br>');

/** CVEs that are gone: their names are enough. */
export const fixedText = (cves: ReadonlyArray<FoundCve>, most: number): string =>
  first(cves, ({ id }) => code(id), most, '<br>');

/** Counts before and after: `3 → 5`. */
export const movement = ({ before, after }: VersionChange): string => {
  const from = before === undefined ? '' : count(before.total);
  const to = after === undefined ? 'none' : `**${count(after.total)}**`;
  return before === undefined ? to : `${from}&nbsp;→&nbsp;${to}`;
};

export const nameOf = ({
  slug,
  version,
}: {
  readonly slug: string;
  readonly version: string;
}): string => code(`${slug}:${version}`);
