import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import * as E from 'fp-ts/Either';
import type { DayChanges } from '../../src/contract/changes';
import type { CveCollection } from '../../src/contract/cves';
import { Feed } from '../../src/contract/feed';
import type { FeedHead } from '../../src/derive/address';
import { joinDays } from '../../src/derive/days/join-days';
import { elementsIn, readXml, textIn } from '../builders/xml';
import { anyDay, anyDays, anyList, HEAD, listOf, text } from './days';
import { jsonFeedErrors, readFeeds } from './read-feed';

const anyHead: fc.Arbitrary<FeedHead> = fc.record({
  name: text,
  site: fc.constantFrom(undefined, 'https://acme.github.io/catalog', 'http://a.test:8080/é/x'),
  namespace: fc.constantFrom('https://github.com/acme/catalog#gh-pages:', 'x'),
  from: fc.constantFrom(null, '2026-07-26T02:11:40Z'),
});

const feedsOf = (days: ReadonlyArray<DayChanges>, list: CveCollection, head: FeedHead) =>
  readFeeds(
    { days, removed: [], list, exploitedIn: new Map(), published: [], kev: undefined },
    head,
  );

type Published = readonly [feed: Feed, head: FeedHead, atom: string];

/** Any feeds that are published, and their head. */
const anyFeeds: fc.Arbitrary<Published> = fc
  .tuple(anyDays, anyList, anyHead)
  .map(([days, list, head]): Published | undefined => {
    const feeds = feedsOf(days, list, head);
    return feeds && [feeds.feed, head, feeds.atom];
  })
  .filter((feeds) => feeds !== undefined);

/** feed.json matches its codec, with keys in order. */
const expectJson = ([feed]: Published): void => {
  const json = JSON.stringify(feed);
  expect(Feed.decode(JSON.parse(json))).toEqual(E.right(feed));
  expect(json).toBe(JSON.stringify(Feed.encode(feed)));
};

/** feed.json is a JSON Feed, and a feed reader finds its items. */
const expectJsonFeed = ([feed, { site }]: Published): void => {
  // URLs follow RFC 3986: ASCII only.
  if (site?.includes('é') !== true) expect(jsonFeedErrors(feed)).toEqual([]);
  const ids = (parseJsonFeed(feed).items ?? []).map(({ id }) => id);
  expect(ids).toEqual(feed.items.map(({ id }) => id));
};

/** Ids are unique, items are sorted, and texts and tags are within their limits. */
const expectItems = ([{ items }]: Published): void => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const dates = items.map(({ date_modified }) => date_modified);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { content_text, tags, _catalog } of items) {
    expect([...content_text].length).toBeLessThanOrEqual(2000);
    expect(tags.length).toBeLessThanOrEqual(103);
    expect(_catalog.slugs.length).toBeLessThanOrEqual(1000);
  }
};

const visible = (each: string): string =>
  each.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
const withText = (name: string, each: string) => ({
  ...{ name, attributes: {}, children: [visible(each)] },
});
const empty = (name: string, attributes: Readonly<Record<string, string>>) => ({
  ...{ name, attributes, children: [] },
});

/** feed.atom is well-formed, has the elements of the contract in order, and matches feed.json. */
const expectAtom = ([feed, head, atom]: Published): void => {
  const root = readXml(atom);
  expect(root.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom' });
  const [id, title, updated, author, ...rest] = elementsIn(root);
  expect(id && textIn(id)).toMatch(/^urn:uuid:/);
  expect(title).toEqual(withText('title', feed.title));
  const dates = feed.items.map(({ date_modified }) => date_modified).sort();
  expect(updated).toEqual(withText('updated', dates.at(-1) ?? head.from ?? ''));
  expect(author?.children).toEqual([withText('name', head.name)]);
  const { home_page_url: page, feed_url: self } = feed;
  expect(rest).toEqual([
    ...(self === undefined
      ? []
      : [empty('link', { rel: 'self', href: self.replace(/json$/, 'atom') })]),
    ...(page === undefined ? [] : [empty('link', { href: page })]),
    ...feed.items.map((item) => ({
      ...{ name: 'entry', attributes: {} },
      children: [
        withText('id', item.id),
        withText('title', item.title),
        withText('updated', item.date_modified),
        withText('published', item.date_published),
        ...(item.url === undefined ? [] : [empty('link', { href: item.url })]),
        ...item.tags.map((term) => empty('category', { term })),
        { ...withText('content', item.content_text), attributes: { type: 'text' } },
      ],
    })),
  ]);
};

/** A feed reader finds the entries of feed.atom. */
const expectEntries = ([feed, , atom]: Published): void => {
  const read = parseAtomFeed(atom);
  expect(read.id).toMatch(/^urn:uuid:/);
  expect(
    (read.entries ?? []).map((entry) => [
      ...[entry.id, entry.updated, entry.published, entry.links?.[0]?.href],
      ...(entry.categories ?? []).map(({ term }) => term),
    ]),
  ).toEqual(
    feed.items.map((item) => [
      ...[item.id, item.date_modified, item.date_published, item.url],
      ...item.tags,
    ]),
  );
};

test('for any days, list and head, feed.json and feed.atom are of the contract, and feed readers find their items', () =>
  fc.assert(
    fc.property(anyFeeds, (published) => {
      expectJson(published);
      expectJsonFeed(published);
      expectItems(published);
      expectAtom(published);
      expectEntries(published);
    }),
    { numRuns: 8 },
  ));

test('items keep their ids when their day grows', () => {
  const date = '2026-08-14';
  fc.assert(
    fc.property(anyDay(date), anyDay(date), (day, more) => {
      const idsOf = (of: DayChanges): ReadonlyArray<string> =>
        feedsOf([of], listOf(), HEAD)?.feed.items.map(({ id }) => id) ?? [];
      expect(idsOf(joinDays(date, [day, more]))).toEqual(expect.arrayContaining([...idsOf(day)]));
    }),
    { numRuns: 20 },
  );
});
