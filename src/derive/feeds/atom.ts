import type { FeedItem } from '../../contract/feed';
import { escapeXml, escapeXmlContent } from '../../domain/values/xml';
import { addressIn, type FeedHead } from '../address';

/** The fields of an item that JSON Feed and Atom share. */
export type AtomItem = Omit<FeedItem, 'url' | '_catalog'> & { readonly url?: string | undefined };

/** `updated` is RFC 3339 in UTC. The paths of the feed itself (`file`) and of its `page` are relative to `api/v1/`. */
export interface AtomHead {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly file: string;
  readonly page: string;
}

const element = (name: string, text: string): string =>
  `<${name}>${escapeXmlContent(text)}</${name}>`;

const linkElement = (address: string | undefined, attributes = ''): string =>
  address === undefined ? '' : `<link${attributes} href="${escapeXml(address)}"/>`;

const renderItem = (item: AtomItem): string =>
  [
    '<entry>',
    element('id', item.id),
    element('title', item.title),
    element('updated', item.date_modified),
    element('published', item.date_published),
    linkElement(item.url),
    ...item.tags.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<content type="text">${escapeXmlContent(item.content_text)}</content>`,
    '</entry>',
  ].join('');

/**
 * Renders a feed as Atom (RFC 4287) on one line, with a line feed at its end. All text is plain; characters that XML 1.0
 * forbids become U+FFFD.
 */
export const renderAtom = (
  { id, title, updated, file, page }: AtomHead,
  { name, site }: Pick<FeedHead, 'name' | 'site'>,
  items: ReadonlyArray<AtomItem>,
): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', id),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', name)}</author>`,
    linkElement(addressIn(site, file), ' rel="self"'),
    linkElement(addressIn(site, page)),
    ...items.map(renderItem),
    '</feed>\n',
  ].join('');
