import type { ClosedFinding, FindingEntry } from '../api/findings';
import { earliestSince } from './order';

type Closed = Pick<ClosedFinding, 'reason' | 'since' | 'until'>;

/** Since when an image has a vulnerability, and the closed items that say so. */
export interface Since<C> {
  readonly since: string | null;
  readonly deciding: ReadonlySet<C>;
}

/**
 * Whether a fix came between the removal of a version and a moment: then what came after is no
 * continuation. An unknown removal is before every date.
 */
const separates = (fix: Closed, removed: Closed, moment: string): boolean =>
  fix.reason !== 'removed' &&
  fix.until !== null &&
  fix.until < moment &&
  (removed.until === null || fix.until > removed.until);

/** The fixes between a removal and a moment; none of an item that is a fix itself. */
const separating = <C extends Closed>(
  item: C,
  moment: string,
  closed: ReadonlyArray<C>,
): ReadonlyArray<C> =>
  item.reason === 'removed' ? closed.filter((fix) => separates(fix, item, moment)) : [];

/** Whether a closed item lasted until a moment, so that the vulnerability was there without a break. */
const reaches = (item: Closed, moment: string, fixes: ReadonlyArray<Closed>): boolean =>
  item.reason === 'removed' ? fixes.length === 0 : item.until !== null && item.until >= moment;

/** One pass over the closed items: the moment, taken back by those that reach it. */
const takeBack = <C extends Closed>(
  since: string,
  closed: ReadonlyArray<C>,
  deciding: Set<C>,
): string => {
  let moment = since;
  for (const item of closed) {
    if (item.since === null || item.since >= moment) continue;
    const fixes = separating(item, moment, closed);
    const isReaching = reaches(item, moment, fixes);
    for (const each of [...(isReaching || fixes.length > 0 ? [item] : []), ...fixes])
      deciding.add(each);
    if (isReaching) moment = item.since;
  }
  return moment;
};

/**
 * Since when an image has a vulnerability without a break, in whichever version: the earliest date of its
 * entries, taken back again and again by closed items that reach it. A removed version is no fix, so what
 * it had goes on in a version that has it later.
 */
export const sinceOf = <C extends Closed>(
  entries: ReadonlyArray<Pick<FindingEntry, 'since'>>,
  closed: ReadonlyArray<C>,
): Since<C> => {
  const deciding = new Set<C>();
  let since = earliestSince(entries);
  for (let before: string | null = null; since !== null && since !== before; ) {
    before = since;
    since = takeBack(since, closed, deciding);
  }
  return { since, deciding };
};
