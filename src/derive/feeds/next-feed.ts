import type { DayChanges } from '../../contract/changes';
import type { CveCollection } from '../../contract/cves';
import type { Feed, FeedItem } from '../../contract/feed';
import { catalogNews } from './catalog-news';
import { closedNews, foundNews } from './cve-news';
import { exploitedNews } from './exploited-news';
import { apiAddress, compareNews, type FeedHead, feedDays, type News, toItem } from './news';

/** What the feeds follow from. */
export interface FeedInputs {
  /** The documents of the newest days that have one. */
  readonly days: ReadonlyArray<DayChanges>;
  readonly list: CveCollection;
  /** The slugs of the images of each exploited vulnerability. */
  readonly exploitedIn: ReadonlyMap<string, ReadonlyArray<string>>;
}

/** The most items of the 14 days; those of exploited vulnerabilities do not count. */
const MAX_ITEMS = 100;

/** The news of a day: vulnerabilities found and closed, and changes of images and charts. */
export const dayNews = (day: DayChanges): ReadonlyArray<News> => [
  ...foundNews(day),
  ...closedNews(day),
  ...catalogNews(day),
];

/** The latest date of the items, or else `from`, RFC 3339 in UTC. Null if both are unknown: there is no feed. */
export const findUpdated = (
  items: ReadonlyArray<Pick<FeedItem, 'date_modified'>>,
  from: string | null,
): string | null =>
  items
    .map(({ date_modified }) => date_modified)
    .sort()
    .at(-1) ?? from;

/**
 * `feed.json`: what happened on the newest 14 days that have a document, and what became known to be exploited since the
 * oldest of them. Undefined if there is neither an item nor a date.
 */
export const toFeed = (
  { days: all, list, exploitedIn }: FeedInputs,
  head: FeedHead,
): Feed | undefined => {
  const { name, site, from } = head;
  const newest = feedDays(all.map(({ date }) => date));
  const days = all.filter(({ date }) => newest.includes(date));
  const latest = days.flatMap(dayNews).sort(compareNews).slice(0, MAX_ITEMS);
  const news = [...latest, ...exploitedNews(list, exploitedIn, newest.at(-1))];
  if (findUpdated(news, from) === null) return undefined;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${name} catalog`,
    ...(site === undefined
      ? {}
      : { home_page_url: apiAddress(site), feed_url: `${apiAddress(site)}feed.json` }),
    authors: [{ name }],
    items: news.sort(compareNews).map(toItem(head)),
  };
};
