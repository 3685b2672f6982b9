import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { enumeration } from '../domain/codec/scalar';
import { documentKind, imageParameter, mediaKind } from './document-kind';
import { dateLike } from './fields';
import { Count, Instant, PastDay, Slug, Text, WebAddress } from './scalars';
import { SeverityWord } from './security';

const DATE = dateLike('2026-08-14T02:18:46Z');

export const FeedKind = enumeration('FeedKind', ['found', 'exploited', 'closed', 'catalog']);

/** What an item says, for programs. */
export const FeedFacts = object('FeedFacts', {
  kind: field(FeedKind, 'What happened.'),
  date: field(PastDay, 'The day, in UTC.', { examples: ['2026-08-14'] }),
  cve: field(nullable(Text), 'The vulnerability; null if the item is not about one.', {
    examples: ['CVE-2025-9230'],
  }),
  severity: field(nullable(SeverityWord), 'Its severity; null if the item is not about one.'),
  images: field(Count, 'Images that the item is about.', { unit: 'images' }),
  versions: field(Count, 'Versions that the item is about.', { unit: 'versions' }),
  slugs: field(t.array(Slug), 'Slugs of these images, in order, at most 1,000.', {
    examples: [['adminer', 'redis']],
  }),
});
export type FeedFacts = t.TypeOf<typeof FeedFacts>;

export const FeedItem = object('FeedItem', {
  id: field(Text, 'Identifier; it stays the same when the item grows.', {
    examples: ['urn:uuid:7c50d405-15b4-5f4e-b033-3d0036b6eafc'],
  }),
  url: field(optional(WebAddress), 'Address of the page; absent if the site is unknown.'),
  title: field(Text, 'What happened, in one line.', {
    examples: ['CVE-2025-9230 (HIGH) found in 2 images'],
  }),
  content_text: field(Text, 'What happened, line by line.'),
  date_published: field(Instant, 'The earliest date of these changes.', DATE),
  date_modified: field(Instant, 'The latest date of these changes.', DATE),
  tags: field(
    t.array(Text),
    'The kind, the severity, the first 100 slugs of images and charts, and `more-images` if there are more.',
    {
      examples: [['found', 'high', 'redis']],
    },
  ),
  _catalog: field(FeedFacts, 'What the item says, for programs.'),
});
export type FeedItem = t.TypeOf<typeof FeedItem>;

const FeedAuthor = object('FeedAuthor', { name: field(Text, 'Name of the project.') });

/** `feed.json`: the latest changes as a JSON Feed. */
export const Feed = object('Feed', {
  version: field(
    enumeration('FeedVersion', ['https://jsonfeed.org/version/1.1']),
    'Version of the format.',
  ),
  title: field(Text, 'Title of the feed.', { examples: ['Acme catalog'] }),
  home_page_url: field(optional(WebAddress), 'Address of the page; absent if the site is unknown.'),
  feed_url: field(optional(WebAddress), 'Address of this feed; absent if the site is unknown.'),
  authors: field(t.array(FeedAuthor), 'The publisher of the catalog.'),
  items: field(t.array(FeedItem), 'Latest first.'),
});
export type Feed = t.TypeOf<typeof Feed>;

const NO_FEED = 'No catalog is published here, or nothing in it has a date.';

export const FEED = documentKind({
  name: 'feed',
  path: 'feed.json',
  isMemory: true,
  operationId: 'getFeed',
  tag: 'Changes',
  summary: 'The latest changes, as a JSON Feed',
  description:
    'JSON Feed 1.1: at most 100 items of the newest 14 days with changes, and the vulnerabilities that became known to be exploited since the oldest of these days.',
  codec: Feed,
  notFound: NO_FEED,
});

export const ATOM_FEED = mediaKind({
  name: 'feed-atom',
  path: 'feed.atom',
  operationId: 'getAtomFeed',
  tag: 'Changes',
  summary: 'The latest changes, as an Atom feed',
  description: 'Atom (RFC 4287) with the items of `feed.json`.',
  mediaType: 'application/atom+xml',
  notFound: NO_FEED,
});

export const IMAGE_FEED = mediaKind({
  name: 'image-feed-atom',
  path: 'images/{image}/feed.atom',
  operationId: 'getImageFeed',
  tag: 'Changes',
  summary: 'What happened to an image, as an Atom feed',
  description:
    'Atom (RFC 4287): an entry for each of the newest 30 days on which a vulnerability of the image was found, closed, suppressed, or became known to be exploited, or a version came or was rebuilt.',
  mediaType: 'application/atom+xml',
  parameters: [imageParameter],
  notFound: 'There is no such image, it is planned, or nothing about it has a date.',
});
