import { type Severity, severityRank } from '../../src/domain/severity';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import type { ChangesItem, DayChanges } from './documents';

type Counted = readonly [count: number, what: string];

/** `3 versions added, 1 removed`: omits zeros, and names the noun once. */
const partsOf = (noun: string, counts: ReadonlyArray<Counted>): ReadonlyArray<string> =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, what], i) => `${i === 0 ? pluralize(count, noun) : formatNumber(count)} ${what}`);

/** `CVEs found 3 times, closed 1 time`: one CVE in three versions is not three CVEs. */
const timesText = (counts: ReadonlyArray<Counted>): ReadonlyArray<string> =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, what], i) => `${i === 0 ? 'CVEs ' : ''}${what} ${pluralize(count, 'time')}`);

/** What happened on a day, in words. A CVE counts once for each version that gained or lost it. */
export const dayText = (item: ChangesItem): string => {
  const { facts, opened, closed, withdrawn, added, removed, rebuilt } = item;
  const others = facts - opened - closed - withdrawn - added - removed - rebuilt;
  const parts = [
    ...timesText([
      [opened, 'found'],
      [closed, 'closed'],
      [withdrawn, 'no longer reported'],
    ]),
    ...partsOf('version', [
      [added, 'added'],
      [removed, 'removed'],
      [rebuilt, 'rebuilt'],
    ]),
    ...(others > 0 ? [pluralize(others, 'other change')] : []),
  ];
  return parts.join(', ');
};

export type Kind = 'opened' | 'fixable' | 'closed' | 'withdrawn' | 'suppressed';

/** What can happen to a CVE, in display order. */
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
  /** The affected versions, by image. */
  readonly where: DayChanges['cves'][number][Kind];
}

/** The CVEs of a day to which this happened, worst first. */
export const changedCves = ({ cves }: DayChanges, kind: Kind): ReadonlyArray<ChangedCve> =>
  cves
    .map(({ id, severity, title, ...lists }) => ({ id, severity, title, where: lists[kind] ?? [] }))
    .filter(({ where }) => where.length > 0)
    .toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));

export const isEmptyDay = ({ cves, images, charts }: DayChanges): boolean =>
  cves.length + images.length + charts.length === 0;
