import type { DayChanges } from '../api/changes';
import type { Feed, FeedItem } from '../api/feed';
import { catalogNews } from './catalog-news';
import { closedNews, foundNews } from './cve-news';
import { type ExploitedInputs, exploitedNews } from './exploited-news';
import { apiAddress, compareNews, type FeedHead, feedDays, type News, toItem } from './news';

/** The news of a day that may be in a feed. */
export interface DayNews {
  readonly date: string;
  readonly news: ReadonlyArray<News>;
}

export interface FeedInputs extends ExploitedInputs {
  /** The days that the run touched, or all of the newest 14 without a published feed. */
  readonly days: ReadonlyArray<DayNews>;
}

/** The most items of the 14 days; those of exploited vulnerabilities do not count. */
const MAX_ITEMS = 100;

/** The news of a day: vulnerabilities found and closed, and changes of images and charts. */
export const dayNews = (day: DayChanges): ReadonlyArray<News> => [
  ...foundNews(day),
  ...closedNews(day),
  ...catalogNews(day),
];

/** The news of a day that may be in a feed: the latest ones. */
export const latestNews = (day: DayChanges): DayNews => ({
  date: day.date,
  news: [...dayNews(day)].sort(compareNews).slice(0, MAX_ITEMS),
});

/**
 * The news of the newest days. An item of an untouched day that was not among the first 100 of the published feed
 * cannot be among them now: days only grow, and the oldest leave first.
 */
const newestNews = (
  published: Feed | undefined,
  { days, newest }: FeedInputs,
): ReadonlyArray<News> => {
  const within = new Set(feedDays(newest));
  const touched = new Set(days.map(({ date }) => date));
  const kept = (published?.items ?? []).filter(
    ({ _catalog: { kind, date } }) =>
      kind !== 'exploited' && within.has(date) && !touched.has(date),
  );
  const fresh = days.filter(({ date }) => within.has(date)).flatMap(({ news }) => news);
  return [...kept, ...fresh].sort(compareNews).slice(0, MAX_ITEMS);
};

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
 * `feed.json` after a run: what happened on the newest 14 days that have a document, and what became known to be
 * exploited since the oldest of them. Items of untouched days come from `published`, with new ids and links.
 * Undefined if there is neither an item nor a date.
 *
 * Law: without `published`, and with the documents of all days and of all exploited vulnerabilities, the result
 * is the same.
 */
export const nextFeed = (
  published: Feed | undefined,
  inputs: FeedInputs,
  head: FeedHead,
): Feed | undefined => {
  const { name, site, from } = head;
  const news = [...newestNews(published, inputs), ...exploitedNews(published, inputs)];
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
