import type { DayChanges } from '../../contract/changes';
import type { RemovedItem } from '../../contract/digests';
import { ATOM_FEED, FEED, type Feed } from '../../contract/feed';
import type { File } from '../../domain/file';
import { feedNamespace } from '../../domain/uuid';
import { apiAddress, catalogTitle, type FeedHead } from '../address';
import { feedDays } from '../days/feed-days';
import { exactJsonFile } from '../render/json';
import { renderAtom } from './atom';
import { catalogNews, findTombstones } from './catalog-news';
import { closedNews, foundNews } from './cve-news';
import { type ExploitedInputs, exploitedNews } from './exploited-news';
import { compareNews, toItem } from './news';

/** What the feeds follow from. */
export interface FeedInputs extends ExploitedInputs {
  /** The documents of the newest days that have one. */
  readonly days: ReadonlyArray<DayChanges>;
  readonly removed: ReadonlyArray<RemovedItem>;
}

/** The most items of the 14 days; those of exploited vulnerabilities do not count. */
const MAX_ITEMS = 100;

/**
 * `feed.json` and `feed.atom`: what happened on the newest 14 days that have a document, and what became known to be
 * exploited since the oldest of them. None if there is neither an item nor a date.
 */
export const renderFeeds = (
  { days: all, removed, ...exploited }: FeedInputs,
  head: FeedHead,
): ReadonlyArray<File> => {
  const { name, site, namespace, from } = head;
  const newest = feedDays(all.map(({ date }) => date));
  const days = all.filter(({ date }) => newest.includes(date));
  const tombstones = findTombstones(removed);
  const latest = days
    .flatMap((day) => [...foundNews(day), ...closedNews(day), ...catalogNews(day, tombstones)])
    .sort(compareNews)
    .slice(0, MAX_ITEMS);
  const news = [...latest, ...exploitedNews(exploited, newest.at(-1))].sort(compareNews);
  const updated = news[0]?.date_modified ?? from;
  if (updated === null) return [];
  const title = catalogTitle(head);
  const items = news.map(toItem(head));
  const feed: Feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(site === undefined
      ? {}
      : { home_page_url: apiAddress(site), feed_url: `${apiAddress(site)}feed.json` }),
    authors: [{ name }],
    items,
  };
  const id = `urn:uuid:${feedNamespace(namespace)}`;
  const atom = { id, title, updated, file: ATOM_FEED.path, page: '' };
  return [
    exactJsonFile(FEED, '', feed),
    { path: ATOM_FEED.path, content: renderAtom(atom, head, items) },
  ];
};
