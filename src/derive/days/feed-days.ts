import { sortUnique } from '../../domain/values/compare';

/** How many days a feed covers. Only days with changes count. */
export const FEED_DAYS = 14;

/** Newest first. `days` may be in any order and contain duplicates. */
export const feedDays = (days: Iterable<string>): ReadonlyArray<string> =>
  sortUnique(days).reverse().slice(0, FEED_DAYS);
