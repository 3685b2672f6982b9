import { type ChangesItem, type DayChanges, type Severity, severityRank } from './documents';
import { counted, number } from './numbers';

type Counted = readonly [count: number, what: string];

/** `3 CVEs found, 1 no longer found`: what is zero is left out, the noun stands on the first part. */
const partsOf = (noun: string, counts: ReadonlyArray<Counted>): ReadonlyArray<string> =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, what], i) => `${i === 0 ? counted(count, noun) : number(count)} ${what}`);

/** What happened on a day, in words. A CVE counts once for each version that it came to or left. */
export const dayText = (item: ChangesItem): string => {
  const { facts, opened, closed, added, removed, rebuilt } = item;
  const others = facts - opened - closed - added - removed - rebuilt;
  const parts = [
    ...partsOf('CVE', [
      [opened, 'found'],
      [closed, 'no longer found'],
    ]),
    ...partsOf('version', [
      [added, 'added'],
      [removed, 'removed'],
      [rebuilt, 'rebuilt'],
    ]),
    ...(others > 0 ? [counted(others, 'other change')] : []),
  ];
  return parts.join(', ');
};

export type Kind = 'opened' | 'fixable' | 'closed' | 'suppressed';

/** What may happen to a CVE, in the order of the page. */
export const KINDS: ReadonlyArray<readonly [kind: Kind, label: string]> = [
  ['opened', 'Found'],
  ['fixable', 'Fix available'],
  ['closed', 'No longer found'],
  ['suppressed', 'Suppressed'],
];

export interface ChangedCve {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string | null;
  /** The versions that it happened in, by image. */
  readonly where: DayChanges['cves'][number][Kind];
}

/** The CVEs that something happened to on a day, the worst first. */
export const changedCves = ({ cves }: DayChanges, kind: Kind): ReadonlyArray<ChangedCve> =>
  cves
    .map(({ id, severity, title, ...lists }) => ({ id, severity, title, where: lists[kind] }))
    .filter(({ where }) => where.length > 0)
    .toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));

/** Whether nothing stands in the document of a day. */
export const isQuiet = ({ cves, images, charts }: DayChanges): boolean =>
  cves.length + images.length + charts.length === 0;
