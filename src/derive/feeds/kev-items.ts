import type { CveCollection, CveItem, KevEntry } from '../../contract/cves';
import type { Feed } from '../../contract/feed';
import { startOf } from '../../domain/instant';
import { sortUnique } from '../../domain/values/compare';
import type { KevCatalog } from '../../read/exploitation/exploitation';
import { exploitedDays } from '../exploited-days';
import { type DraftItem, draftItem, itemKey } from './feed-item';
import { countOf } from './feed-text';

export interface ExploitedInputs {
  readonly list: CveCollection;
  /** The slugs of the images of each exploited vulnerability, in any order. */
  readonly exploitedIn: ReadonlyMap<string, ReadonlyArray<string>>;
  /** From the published feed (see {@link publishedExploited}). */
  readonly published: ReadonlyArray<DraftItem>;
  /** The KEV catalog of this run; undefined if none is used. */
  readonly kev: KevCatalog | undefined;
}

/** The items of exploited vulnerabilities in the published feed. */
export const publishedExploited = (feed: Feed | undefined): ReadonlyArray<DraftItem> =>
  (feed?.items ?? [])
    .filter(({ _catalog }) => _catalog.kind === 'exploited' && _catalog.cve !== null)
    .map(({ id: _id, url: _url, ...news }) => news);

const kevItem = (item: CveItem, { added }: KevEntry, slugs: ReadonlyArray<string>): DraftItem => {
  const { id, severity, title, images, versions } = item;
  return draftItem({
    title: `${id} (${severity}) is known to be exploited`,
    lines: [
      ...(title === null ? [] : [title]),
      `${countOf(images, 'image')}, ${countOf(versions, 'version')}`,
    ],
    first: startOf(added),
    last: startOf(added),
    slugs: sortUnique(slugs),
    facts: { kind: 'exploited', date: added, cve: id, severity, images, versions },
  });
};

/**
 * Makes one item for each vulnerability that became known to be exploited since the oldest day of a feed. The item names
 * the images of its first publish, and stays the same until a KEV catalog lacks the vulnerability. No day, no items.
 */
export const kevItems = (
  { list, exploitedIn, published, kev }: ExploitedInputs,
  oldest: string | undefined,
): ReadonlyArray<DraftItem> => {
  if (oldest === undefined) return [];
  const days = exploitedDays(list);
  const isListed = (id: string): boolean =>
    days.has(id) || kev === undefined || kev.entries.has(id);
  const kept = published.filter(
    ({ _catalog: { date, cve } }) => date >= oldest && isListed(cve ?? ''),
  );
  const keys = new Set(kept.map(({ _catalog }) => itemKey(_catalog)));
  const found = list.data.flatMap((item) =>
    item.exploitation !== 'known' || item.kev === null || item.kev.added < oldest
      ? []
      : [kevItem(item, item.kev, exploitedIn.get(item.id) ?? [])],
  );
  return [...kept, ...found.filter(({ _catalog }) => !keys.has(itemKey(_catalog)))];
};
