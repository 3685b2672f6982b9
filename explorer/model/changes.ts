import { type Severity, severityRank } from '../../src/domain/severity';
import type { DayChanges } from './documents';

export type Kind = 'opened' | 'fixable' | 'closed' | 'withdrawn' | 'suppressed';

/** In display order. */
export const KINDS: ReadonlyArray<readonly [kind: Kind, label: string]> = [
  ['opened', 'Found'],
  ['fixable', 'Fix available'],
  ['closed', 'Closed'],
  ['withdrawn', 'No longer reported (same image)'],
  ['suppressed', 'Suppressed'],
];

export interface ChangedCve {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string | null;
  readonly where: DayChanges['cves'][number][Kind];
}

/** Worst first. */
export const changedCves = ({ cves }: DayChanges, kind: Kind): ReadonlyArray<ChangedCve> =>
  cves
    .map(({ id, severity, title, ...lists }) => ({ id, severity, title, where: lists[kind] ?? [] }))
    .filter(({ where }) => where.length > 0)
    .toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));

export const isEmptyDay = ({ cves, images, charts }: DayChanges): boolean =>
  cves.length + images.length + charts.length === 0;
