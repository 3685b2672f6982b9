import type { ClosedFinding, FindingEntry } from '../../contract/findings';
import { earliestSince } from '../order';

type Closed = Pick<ClosedFinding, 'reason' | 'since' | 'until'>;

export interface Since<C> {
  readonly since: string | null;
  readonly deciding: ReadonlySet<C>;
}

/** A removal of unknown date is the earliest. */
const isFixBetween = (item: Closed, removal: Closed, date: string): boolean =>
  item.reason !== 'removed' &&
  item.until !== null &&
  item.until < date &&
  (removal.until === null || item.until > removal.until);

/** One pass: each closed item that lasted until the date moves the date back to its own `since`. */
const moveBack = <C extends Closed>(
  since: string,
  closed: ReadonlyArray<C>,
  deciding: Set<C>,
): string => {
  let date = since;
  for (const item of closed) {
    if (item.since === null || item.since >= date) continue;
    const isRemoval = item.reason === 'removed';
    if (!isRemoval && (item.until === null || item.until < date)) continue;
    const fixes = isRemoval ? closed.filter((each) => isFixBetween(each, item, date)) : [];
    for (const each of [item, ...fixes]) deciding.add(each);
    if (fixes.length === 0) date = item.since;
  }
  return date;
};

/**
 * Since when an image has a vulnerability without a break, in any version: the earliest date of its entries, moved back
 * by closed items until none moves it further. Removing a version fixes nothing: if a later version has the
 * vulnerability, it continues there unless a fix came in between.
 */
export const findSince = <C extends Closed>(
  entries: ReadonlyArray<Pick<FindingEntry, 'since'>>,
  closed: ReadonlyArray<C>,
): Since<C> => {
  const deciding = new Set<C>();
  let since = earliestSince(entries);
  for (let before: string | null = null; since !== null && since !== before; ) {
    before = since;
    since = moveBack(since, closed, deciding);
  }
  return { since, deciding };
};
