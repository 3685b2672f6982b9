import type { Feed, FeedItem } from '../../contract/feed';
import { feedNamespace } from '../../domain/uuid';
import { escapeXml, escapeXmlContent } from '../../domain/values/xml';
import { apiAddress, type FeedHead } from './news';
import { findUpdated } from './next-feed';

/** An entry of an Atom feed; dates are RFC 3339 in UTC. */
export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly published: string;
  readonly link: string | undefined;
  readonly categories: ReadonlyArray<string>;
  readonly text: string;
}

/** An Atom feed: `self` is its own address, `page` that of what it is about. */
export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly authors: ReadonlyArray<string>;
  readonly self: string | undefined;
  readonly page: string | undefined;
  readonly entries: ReadonlyArray<AtomEntry>;
}

const element = (name: string, text: string): string =>
  `<${name}>${escapeXmlContent(text)}</${name}>`;

const link = (address: string | undefined, attributes = ''): string =>
  address === undefined ? '' : `<link${attributes} href="${escapeXml(address)}"/>`;

const renderEntry = ({ id, title, updated, published, link: page, categories, text }: AtomEntry) =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', updated),
    element('published', published),
    link(page),
    ...categories.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<content type="text">${escapeXmlContent(text)}</content>`,
    '</entry>',
  ].join('');

/**
 * A feed as Atom (RFC 4287), without indentation, and a line feed. All text is plain text; characters that XML 1.0 forbids
 * become U+FFFD.
 */
export const renderAtomFeed = (feed: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', feed.id),
    element('title', feed.title),
    element('updated', feed.updated),
    ...feed.authors.map((name) => `<author>${element('name', name)}</author>`),
    link(feed.self, ' rel="self"'),
    link(feed.page),
    ...feed.entries.map(renderEntry),
    '</feed>\n',
  ].join('');

const toEntry = (item: FeedItem): AtomEntry => ({
  id: item.id,
  title: item.title,
  updated: item.date_modified,
  published: item.date_published,
  link: item.url,
  categories: item.tags,
  text: item.content_text,
});

/** `feed.atom`: the items of `feed.json`. Undefined without a date, like `nextFeed`. */
export const renderAtom = (
  feed: Feed,
  { site, namespace, from }: Pick<FeedHead, 'site' | 'namespace' | 'from'>,
): string | undefined => {
  const updated = findUpdated(feed.items, from);
  if (updated === null) return undefined;
  return renderAtomFeed({
    id: `urn:uuid:${feedNamespace(namespace)}`,
    title: feed.title,
    updated,
    authors: feed.authors.map(({ name }) => name),
    self: site === undefined ? undefined : `${apiAddress(site)}feed.atom`,
    page: site === undefined ? undefined : apiAddress(site),
    entries: feed.items.map(toEntry),
  });
};
