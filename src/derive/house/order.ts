import type { ClosedFinding, OpenFinding } from '../../contract/findings';
import { severityRank } from '../../domain/severity';
import { compareText, firstText } from '../../domain/values/compare';
import { compareNewest } from '../../domain/version-order';

/** Latest first, null last. */
export const compareDates = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || compareText(b ?? '', a ?? '');

/** The earliest known `since`; null if there is none. */
export const earliestSince = (
  items: ReadonlyArray<{ readonly since: string | null }>,
): string | null => firstText(items.map(({ since }) => since));

export const compareSlugs = (a: { readonly slug: string }, b: { readonly slug: string }): number =>
  compareText(a.slug, b.slug);

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
    compareDates(a.until, b.until) ||
    compareText(keyOf(a), keyOf(b)) ||
    compareNewest(a, b) ||
    compareDates(a.since, b.since);
