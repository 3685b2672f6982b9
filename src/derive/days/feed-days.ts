import { sortUnique } from '../../domain/values/compare';

/** How many days a feed covers. Days without changes have no document and do not count. */
export const FEED_DAYS = 14;

/** The days that a feed covers, newest first. `days` have a document; they may be in any order, and named twice. */
export const feedDays = (days: Iterable<string>): ReadonlyArray<string> =>
  sortUnique(days).reverse().slice(0, FEED_DAYS);
