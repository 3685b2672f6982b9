import type { ClosedFinding, OpenFinding } from '../contract/findings';
import { type Severity, severityRank, worstOf } from '../domain/severity';
import { compareText, firstText } from '../domain/values/compare';
import { groupBy } from '../domain/values/group-by';
import { compareNewest } from '../domain/version-order';

/** Latest first, null last. */
export const compareLatest = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || compareText(b ?? '', a ?? '');

/** Null if no date is known. */
export const earliestSince = (
  items: ReadonlyArray<{ readonly since: string | null }>,
): string | null => firstText(items.map(({ since }) => since));

export const compareSlugs = (a: { readonly slug: string }, b: { readonly slug: string }): number =>
  compareText(a.slug, b.slug);

export interface Rated {
  readonly id: string;
  readonly severity: Severity;
}

/** Each vulnerability once with its highest severity, worst first, then by id. */
export const worstFirst = (items: ReadonlyArray<Rated>): ReadonlyArray<Rated> =>
  [...groupBy(items, ({ id }) => id)]
    .map(([id, group]) => ({ id, severity: worstOf(group) }))
    .sort((a, b) => severityRank(a.severity) - severityRank(b.severity) || compareText(a.id, b.id));

/** Moves exploited vulnerabilities to the front and keeps the order otherwise. */
export const exploitedFirst = (
  items: ReadonlyArray<Rated>,
  known: { readonly has: (id: string) => boolean },
): ReadonlyArray<Rated> => [
  ...items.filter(({ id }) => known.has(id)),
  ...items.filter(({ id }) => !known.has(id)),
];

const isFixable = ({ versions }: OpenFinding): boolean => versions.some(({ fixable }) => fixable);

/** Worst first, then fixable ones, then by id. */
export const compareOpen = (a: OpenFinding, b: OpenFinding): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(isFixable(b)) - Number(isFixable(a)) ||
  compareText(a.id, b.id);

/** Latest `until` first, then by `keyOf`, newest version and latest `since`. */
export const compareClosed =
  <A extends Omit<ClosedFinding, 'id'>>(keyOf: (item: A) => string) =>
  (a: A, b: A): number =>
    compareLatest(a.until, b.until) ||
    compareText(keyOf(a), keyOf(b)) ||
    compareNewest(a, b) ||
    compareLatest(a.since, b.since);
