import { describe, expect, test } from '@jest/globals';
import type { DayChanges } from '../../src/contract/changes';
import type { Feed } from '../../src/contract/feed';
import type { FeedHead } from '../../src/derive/address';
import { itemKey } from '../../src/derive/feeds/feed-item';
import type { FeedInputs } from '../../src/derive/feeds/next-feed';
import {
  at,
  changed,
  cveChanges,
  dayNumber,
  dayOf,
  HEAD,
  imageChanges,
  knownItem,
  listOf,
} from './days';
import { readFeeds } from './read-feed';

const inputsOf = (days: ReadonlyArray<DayChanges>, more: Partial<FeedInputs> = {}): FeedInputs => ({
  ...{ days, removed: [], list: listOf(), exploitedIn: new Map(), published: [], kev: undefined },
  ...more,
});
const toFeed = (inputs: FeedInputs, head: FeedHead): Feed | undefined =>
  readFeeds(inputs, head)?.feed;
const namesOf = (feed: Feed | undefined): ReadonlyArray<string> | undefined =>
  feed?.items.map(({ _catalog }) => itemKey(_catalog));

/** A day on which `count` vulnerabilities were found, at the same time unless stated. */
const dayWith = (
  date: string,
  count: number,
  time: (n: number) => string = () => '01:00:00',
): DayChanges =>
  dayOf({
    date,
    cves: Array.from({ length: count }, (_, n) =>
      cveChanges(`CVE-2026-${1000 + n}`, {
        opened: [changed('redis 1')],
        ...{ first: at(time(n), date), last: at(time(n), date) },
      }),
    ),
  });

describe('a feed without items', () => {
  test('is published with the date of `from`', () => {
    expect(toFeed(inputsOf([]), HEAD)).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Acme catalog',
      home_page_url: 'https://acme.github.io/catalog/api/v1/',
      feed_url: 'https://acme.github.io/catalog/api/v1/feed.json',
      authors: [{ name: 'Acme' }],
      items: [],
    });
  });

  test('is not published without that date', () => {
    const nowhere = { ...HEAD, from: null };
    expect(toFeed(inputsOf([]), nowhere)).toBeUndefined();
    // A day that only has fixes has no item either.
    const fixable = cveChanges('CVE-2026-1000', { fixable: [changed('redis 1')] });
    expect(toFeed(inputsOf([dayOf({ cves: [fixable] })]), nowhere)).toBeUndefined();
  });
});

test('a feed with items is published without the date of `from`', () => {
  const feed = toFeed(inputsOf([dayWith('2026-08-14', 1)]), { ...HEAD, from: null });
  expect(namesOf(feed)).toEqual(['2026-08-14/found/CVE-2026-1000']);
});

test('items are sorted latest first, then by key', () => {
  const day = dayOf({
    date: '2026-08-14',
    cves: [
      cveChanges('CVE-2026-10000', { opened: [changed('a 1')], last: at('03:00:00') }),
      cveChanges('CVE-2026-1001', { opened: [changed('a 1')], last: at('03:00:00') }),
      cveChanges('CVE-2026-1002', { opened: [changed('a 1')], last: at('03:00:01') }),
      cveChanges('CVE-2026-1003', { closed: [changed('a 1')], last: at('03:00:00') }),
    ],
    images: [imageChanges('a', { added: ['1'], last: at('03:00:00') })],
  });
  const list = listOf(
    knownItem('CVE-2026-10000', '2026-08-14'),
    knownItem('CVE-2026-1001', '2026-08-15'),
  );
  const inputs = inputsOf([dayWith('2026-08-13', 1), day], { list });
  expect(namesOf(toFeed(inputs, HEAD))).toEqual([
    '2026-08-15/exploited/CVE-2026-1001',
    '2026-08-14/found/CVE-2026-1002',
    '2026-08-14/catalog',
    '2026-08-14/closed',
    '2026-08-14/found/CVE-2026-10000',
    '2026-08-14/found/CVE-2026-1001',
    '2026-08-14/exploited/CVE-2026-10000',
    '2026-08-13/found/CVE-2026-1000',
  ]);
});

describe('a feed contains', () => {
  test('the newest 14 days, given in any order', () => {
    const days = Array.from({ length: 16 }, (_, n) => dayWith(dayNumber((n * 5) % 16), 1));
    const dates = (toFeed(inputsOf(days), HEAD)?.items ?? []).map(({ _catalog }) => _catalog.date);
    expect(dates).toEqual(Array.from({ length: 14 }, (_, n) => dayNumber(15 - n)));
  });

  test('at most 100 items, not counting those of exploited vulnerabilities', () => {
    const days = [dayWith(dayNumber(0), 30), dayWith(dayNumber(1), 90)];
    const list = listOf(
      knownItem('CVE-2026-1000', dayNumber(0)),
      knownItem('CVE-2026-1001', dayNumber(1)),
    );
    const feed = toFeed(inputsOf(days, { list }), HEAD);
    const found = (n: number, count: number): ReadonlyArray<string> =>
      Array.from({ length: count }, (_, i) => `${dayNumber(n)}/found/CVE-2026-${1000 + i}`);
    expect(namesOf(feed)).toEqual([
      ...found(1, 90),
      `${dayNumber(1)}/exploited/CVE-2026-1001`,
      ...found(0, 10),
      `${dayNumber(0)}/exploited/CVE-2026-1000`,
    ]);
  });
});

describe('links', () => {
  const linksOf = (head: Partial<FeedHead>) => {
    const day = dayOf({
      cves: [cveChanges('RHSA-2023:1234', { opened: [changed('a 1')], closed: [changed('a 1')] })],
      images: [imageChanges('a', { added: ['1'] })],
    });
    const feed = toFeed(inputsOf([day]), { ...HEAD, ...head });
    return [feed?.home_page_url, feed?.feed_url, ...(feed?.items ?? []).map(({ url }) => url)];
  };

  test('begin with the site', () => {
    const api = 'http://example.com/a/api/v1/';
    expect(linksOf({ site: 'http://example.com/a' })).toEqual([
      api,
      `${api}feed.json`,
      `${api}index.html#/changes/2026-08-14`,
      `${api}index.html#/changes/2026-08-14`,
      `${api}index.html#/cves/RHSA-2023:1234`,
    ]);
  });

  test('are absent without a site, and ids are the same', () => {
    const ids = (head: FeedHead): ReadonlyArray<string> | undefined =>
      toFeed(inputsOf([dayWith('2026-08-14', 2)]), head)?.items.map(({ id }) => id);
    const nowhere = { ...HEAD, site: undefined };
    expect(linksOf(nowhere)).toEqual(Array(5).fill(undefined));
    expect(ids(nowhere)).toEqual(ids(HEAD));
    expect(JSON.stringify(toFeed(inputsOf([]), nowhere))).not.toContain('url');
  });

  test('contain only characters that are valid in a URL', () => {
    const day = dayOf({ cves: [cveChanges('a b\n%é"<#/?:[&', { opened: [changed('a 1')] })] });
    const [item] = toFeed(inputsOf([day]), HEAD)?.items ?? [];
    expect(item?.url).toBe(
      'https://acme.github.io/catalog/api/v1/index.html#/cves/a%20b%0A%25%C3%A9%22%3C%23/?:%5B&',
    );
  });
});
