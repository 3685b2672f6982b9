import type { DayChanges } from '../../contract/changes';
import type { RemovedItem } from '../../contract/digests';
import { ATOM_FEED, FEED, type Feed } from '../../contract/feed';
import type { File } from '../../domain/file';
import { feedNamespace } from '../../domain/uuid';
import { apiAddress, catalogTitle, type FeedHead } from '../address';
import { feedDays } from '../days/feed-days';
import { exactJsonFile } from '../render/json';
import { renderAtom } from './atom';
import { catalogItems, findTombstones } from './catalog-items';
import { closedItems, foundItems } from './cve-items';
import { compareItems, finishItem } from './feed-item';
import { type ExploitedInputs, kevItems } from './kev-items';

export interface FeedInputs extends ExploitedInputs {
  /** The documents of the newest days that have one. */
  readonly days: ReadonlyArray<DayChanges>;
  readonly removed: ReadonlyArray<RemovedItem>;
}

/** Items about exploited vulnerabilities do not count. */
const MAX_ITEMS = 100;

/**
 * `feed.json` and `feed.atom`: what happened on the newest 14 days that have a document, and what became known to be
 * exploited since the oldest of them. No files if there is neither an item nor a date.
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
    .flatMap((day) => [...foundItems(day), ...closedItems(day), ...catalogItems(day, tombstones)])
    .sort(compareItems)
    .slice(0, MAX_ITEMS);
  const news = [...latest, ...kevItems(exploited, newest.at(-1))].sort(compareItems);
  const updated = news[0]?.date_modified ?? from;
  if (updated === null) return [];
  const title = catalogTitle(head);
  const items = news.map(finishItem(head));
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
