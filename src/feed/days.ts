import { compareText } from '../text/compare';

/** How many days a feed goes back; days on which nothing happened have no document and do not count. */
export const FEED_DAYS = 14;

/** The days that a feed is of, of those that have a document: the newest 14, newest first. */
export const feedDays = (days: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...days].sort((a, b) => compareText(b, a)).slice(0, FEED_DAYS);
