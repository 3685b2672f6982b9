import type { ClosedFinding, OpenFinding } from '../api/findings';
import { severityRank } from '../domain/severity';
import { compareVersions } from '../domain/version-order';
import { compareText } from '../text/compare';

/** Newest first, unknown last. */
export const compareDates = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareText(b, a);
};

/** The earlier of two dates; an unknown one is none. */
const earlier = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;

/** The earliest known `since` of items; null without one. */
export const earliestSince = (
  items: ReadonlyArray<{ readonly since: string | null }>,
): string | null => items.reduce<string | null>((first, { since }) => earlier(first, since), null);

/** Newest version first. */
export const compareNewest = (
  a: { readonly version: string },
  b: { readonly version: string },
): number => compareVersions(b.version, a.version);

const isFixable = ({ versions }: Pick<OpenFinding, 'versions'>): boolean =>
  versions.some(({ fixable }) => fixable);

/** Worst first, then what has a fix, then by id. */
export const compareOpen = (a: OpenFinding, b: OpenFinding): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(isFixable(b)) - Number(isFixable(a)) ||
  compareText(a.id, b.id);

/** The latest first; between equal dates by `key`, then newest version and newest `since`. */
export const compareClosed =
  <A extends Omit<ClosedFinding, 'id'>>(key: (item: A) => string) =>
  (a: A, b: A): number =>
    compareDates(a.until, b.until) ||
    compareText(key(a), key(b)) ||
    compareNewest(a, b) ||
    compareDates(a.since, b.since);
