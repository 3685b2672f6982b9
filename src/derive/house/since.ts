import type { ClosedFinding, FindingEntry } from '../../contract/findings';
import { earliestSince } from '../order';

/** A removal of unknown date is the earliest. */
const isFixBetween = (item: ClosedFinding, removal: ClosedFinding, date: string): boolean =>
  item.reason !== 'removed' &&
  item.until !== null &&
  item.until < date &&
  (removal.until === null || item.until > removal.until);

/** One pass: each closed item that lasted until the date moves the date back to its own `since`. */
const moveBack = (
  since: string,
  closed: ReadonlyArray<ClosedFinding>,
  deciding: Set<ClosedFinding>,
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
export const findSince = (
  entries: ReadonlyArray<Pick<FindingEntry, 'since'>>,
  closed: ReadonlyArray<ClosedFinding>,
): { readonly since: string | null; readonly deciding: ReadonlySet<ClosedFinding> } => {
  const deciding = new Set<ClosedFinding>();
  let since = earliestSince(entries);
  for (let before: string | null = null; since !== null && since !== before; ) {
    before = since;
    since = moveBack(since, closed, deciding);
  }
  return { since, deciding };
};
