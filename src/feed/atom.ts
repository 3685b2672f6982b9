import type { Feed, FeedItem } from '../api/feed';
import { apiAddress, type FeedHead } from './news';
import { updatedOf } from './next-feed';
import { feedNamespace } from './uuid';

/** What XML 1.0 cannot say, not even as a reference: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const reference = (char: string): string => `&#${char.charCodeAt(0)};`;

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (char: string): string => NAMED[char] ?? reference(char);

/** A parser reads a carriage return as a line feed, unless it is a reference. */
const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>\r]/g, escaped);

/** In attributes, a parser reads a line feed and a tab as spaces. */
const escapeAttribute = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"\t\n\r]/g, escaped);

const element = (name: string, text: string): string => `<${name}>${escapeText(text)}</${name}>`;

const link = (address: string): string => `<link href="${escapeAttribute(address)}"/>`;

const entry = (item: FeedItem): string =>
  [
    '<entry>',
    element('id', item.id),
    element('title', item.title),
    element('updated', item.date_modified),
    element('published', item.date_published),
    ...(item.url === undefined ? [] : [link(item.url)]),
    ...item.tags.map((tag) => `<category term="${escapeAttribute(tag)}"/>`),
    `<content type="text">${escapeText(item.content_text)}</content>`,
    '</entry>',
  ].join('');

const links = (site: string): ReadonlyArray<string> => [
  `<link rel="self" href="${escapeAttribute(`${apiAddress(site)}feed.atom`)}"/>`,
  link(apiAddress(site)),
];

/**
 * `feed.atom` (RFC 4287): the items of `feed.json`, as XML without indentation, and a line feed. Text is plain
 * text everywhere; a character that XML 1.0 forbids becomes U+FFFD. Undefined without a date, where `nextFeed`
 * gives no feed either.
 */
export const renderAtom = (
  feed: Feed,
  { site, namespace, from }: Pick<FeedHead, 'site' | 'namespace' | 'from'>,
): string | undefined => {
  const updated = updatedOf(feed.items, from);
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
