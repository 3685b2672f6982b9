import type { DayChanges } from '../../contract/changes';
import type { RemovedItem } from '../../contract/digests';
import type { Feed, FeedItem } from '../../contract/feed';
import { lastText } from '../../domain/values/compare';
import { catalogNews, findTombstones } from './catalog-news';
import { closedNews, foundNews } from './cve-news';
import { type ExploitedInputs, exploitedNews } from './exploited-news';
import { apiAddress, catalogTitle, compareNews, type FeedHead, feedDays, toItem } from './news';

/** What the feeds follow from. */
export interface FeedInputs extends ExploitedInputs {
  /** The documents of the newest days that have one. */
  readonly days: ReadonlyArray<DayChanges>;
  readonly removed: ReadonlyArray<RemovedItem>;
}

/** The most items of the 14 days; those of exploited vulnerabilities do not count. */
const MAX_ITEMS = 100;

/** The latest date of the items, or else `from`, RFC 3339 in UTC. Null if both are unknown: there is no feed. */
export const findUpdated = (
  items: ReadonlyArray<Pick<FeedItem, 'date_modified'>>,
  from: string | null,
): string | null => lastText(items.map(({ date_modified }) => date_modified)) ?? from;

/**
 * `feed.json`: what happened on the newest 14 days that have a document, and what became known to be exploited since the
 * oldest of them. Undefined if there is neither an item nor a date.
 */
export const toFeed = (
  { days: all, removed, ...exploited }: FeedInputs,
  head: FeedHead,
): Feed | undefined => {
  const { name, site, from } = head;
  const newest = feedDays(all.map(({ date }) => date));
  const days = all.filter(({ date }) => newest.includes(date));
  const tombstones = findTombstones(removed);
  const latest = days
    .flatMap((day) => [...foundNews(day), ...closedNews(day), ...catalogNews(day, tombstones)])
    .sort(compareNews)
    .slice(0, MAX_ITEMS);
  const news = [...latest, ...exploitedNews(exploited, newest.at(-1))];
  if (findUpdated(news, from) === null) return undefined;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: catalogTitle(head),
    ...(site === undefined
      ? {}
      : { home_page_url: apiAddress(site), feed_url: `${apiAddress(site)}feed.json` }),
    authors: [{ name }],
    items: news.sort(compareNews).map(toItem(head)),
  };
};
