import type { Feed, FeedItem } from '../../contract/feed';
import { feedNamespace } from '../../domain/uuid';
import { escapeXml, escapeXmlContent } from '../../domain/values/xml';
import { apiAddress, type FeedHead } from './news';
import { findUpdated } from './next-feed';

const element = (name: string, text: string): string =>
  `<${name}>${escapeXmlContent(text)}</${name}>`;

const link = (address: string): string => `<link href="${escapeXml(address)}"/>`;

const entry = (item: FeedItem): string =>
  [
    '<entry>',
    element('id', item.id),
    element('title', item.title),
    element('updated', item.date_modified),
    element('published', item.date_published),
    ...(item.url === undefined ? [] : [link(item.url)]),
    ...item.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<content type="text">${escapeXmlContent(item.content_text)}</content>`,
    '</entry>',
  ].join('');

const links = (site: string): ReadonlyArray<string> => [
  `<link rel="self" href="${escapeXml(`${apiAddress(site)}feed.atom`)}"/>`,
  link(apiAddress(site)),
];

/**
 * `feed.atom` (RFC 4287): the items of `feed.json` as XML without indentation, and a line feed. All text is plain
 * text; characters that XML 1.0 forbids become U+FFFD. Undefined without a date, like `nextFeed`.
 */
export const renderAtom = (
  feed: Feed,
  { site, namespace, from }: Pick<FeedHead, 'site' | 'namespace' | 'from'>,
): string | undefined => {
  const updated = findUpdated(feed.items, from);
  if (updated === null) return undefined;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', `urn:uuid:${feedNamespace(namespace)}`),
    element('title', feed.title),
    element('updated', updated),
    ...feed.authors.map(({ name }) => `<author>${element('name', name)}</author>`),
    ...(site === undefined ? [] : links(site)),
    ...feed.items.map(entry),
    '</feed>\n',
  ];
  return lines.join('');
};
