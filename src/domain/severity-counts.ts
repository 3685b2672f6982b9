import type { Severity } from './severity';

/** A severity as the fields of documents spell it. */
export type SeverityKey = Lowercase<Severity>;

export const keyOfSeverity: Readonly<Record<Severity, SeverityKey>> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  UNKNOWN: 'unknown',
};

/** Worst first. */
export const severityKeys = [
  'critical',
  'high',
  'medium',
  'low',
  'unknown',
] as const satisfies ReadonlyArray<SeverityKey>;

/** The number of findings of each severity, and of those with a fix. */
export type SeverityCounts = Readonly<Record<SeverityKey | 'fixable', number>>;

/** In order of precedence. */
const COMPARED = [...severityKeys, 'fixable'] as const;

/** The number of findings. `fixable` ones are already in the severities. */
export const totalOf = (counts: SeverityCounts): number =>
  counts.critical + counts.high + counts.medium + counts.low + counts.unknown;

/** Sorts the worst counts first: positive if `b` is worse than `a`, 0 if they are equal. */
export const compareCounts = (a: SeverityCounts, b: SeverityCounts): number => {
  for (const key of COMPARED) {
    const difference = b[key] - a[key];
    if (difference !== 0) return difference;
  }
  return 0;
};
