import type { DayChanges } from '../api/changes';
import type { Feed, FeedItem } from '../api/feed';
import { catalogOn } from './catalog-news';
import { closedOn, foundOn } from './cve-news';
import { feedDays } from './days';
import { type ExploitedInputs, exploitedNews } from './exploited-news';
import { apiAddress, compareNews, type FeedHead, type News, toItem } from './news';

/** What a feed follows from, besides the published one. */
export interface FeedInputs extends ExploitedInputs {
  /**
   * The documents of days after the run: of all days that it touched; without a published feed, of all of
   * `newest`.
   */
  readonly days: ReadonlyArray<DayChanges>;
}

/** What happened on a day: what was found, what was closed, and what became of images and charts. */
export const newsOn = (day: DayChanges): ReadonlyArray<News> => [
  ...foundOn(day),
  ...closedOn(day),
  ...catalogOn(day),
];

/** Items of the 14 days; those of exploited vulnerabilities come on top. */
const MAX_ITEMS = 100;

/**
 * The news of the newest days. An item of an untouched day that was not among the first 100 of the published feed
 * is not among them now either: days only grow, and those that leave are the oldest.
 */
const newsOfDays = (
  published: Feed | undefined,
  { days, newest }: FeedInputs,
): ReadonlyArray<News> => {
  const within = new Set(feedDays(newest));
  const touched = new Set(days.map(({ date }) => date));
  const kept = (published?.items ?? []).filter(
    ({ _catalog: { kind, date } }) =>
      kind !== 'exploited' && within.has(date) && !touched.has(date),
  );
  const told = days.filter(({ date }) => within.has(date)).flatMap(newsOn);
  return [...kept, ...told].sort(compareNews).slice(0, MAX_ITEMS);
};

/**
 * The date of a feed, RFC 3339 in UTC: the latest of its items, without items `from`. Null if that is unknown;
 * then nothing is published.
 */
export const updatedOf = (
  items: ReadonlyArray<Pick<FeedItem, 'date_modified'>>,
  from: string | null,
): string | null =>
  items.reduce<string | null>(
    (latest, { date_modified }) =>
      latest === null || date_modified > latest ? date_modified : latest,
    null,
  ) ?? from;

/**
 * `feed.json` after a run: what happened on the newest 14 days that have a document, and what became known to be
 * exploited since the oldest of them. Items of days that the run did not touch are taken from `published`, with
 * ids and links written anew. Undefined where no feed is published: it has neither an item nor a date.
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
  const news = [...newsOfDays(published, inputs), ...exploitedNews(published, inputs)];
  if (updatedOf(news, from) === null) return undefined;
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
