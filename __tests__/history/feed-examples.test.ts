/** The three days of the example in the description of the API. */
import { expect, test } from '@jest/globals';
import type { DayChanges } from '../../src/contract/changes';
import { renderAtom } from '../../src/derive/feeds/atom';
import { toFeed } from '../../src/derive/feeds/next-feed';
import { changed, cveChanges, dayOf, HEAD, imageChanges, knownItem, listOf } from './days';

const CVE = 'CVE-2026-14456';
const TITLE = 'openssl: Denial of Service via unbounded memory growth in QUIC server';
const DIGESTS = {
  from: 'sha256:9675ba3c7ea250c108bbf4844e920fa612fcdae6675bb4ae0e90596336ee695f',
  to: 'sha256:646eaaa71864f78151fbf9468d3ee54837ce5ea7d2684a4d0c9b769f3150ec3c',
};
const onceAt = (date: string) => ({ first: date, last: date });

const DAYS: ReadonlyArray<DayChanges> = [
  dayOf({
    date: '2026-08-20',
    cves: [
      cveChanges(CVE, { closed: [changed('redis 8.2.2')], ...onceAt('2026-08-20T09:31:05Z') }),
    ],
    images: [
      imageChanges('redis', {
        rebuilt: [{ version: '8.2.2', ...DIGESTS, at: '2026-08-20T09:12:00Z' }],
        ...onceAt('2026-08-20T09:12:00Z'),
      }),
    ],
  }),
  dayOf({
    date: '2026-08-18',
    images: [imageChanges('adminer', { removed: ['5.4.4'], ...onceAt('2026-08-18T12:00:00Z') })],
  }),
  dayOf({
    date: '2026-08-14',
    cves: [
      cveChanges(CVE, {
        title: TITLE,
        opened: [changed('adminer 5.5.1'), changed('redis 8.2.2 8.0.3')],
        ...{ first: '2026-08-14T02:18:46Z', last: '2026-08-14T02:19:07Z' },
      }),
    ],
  }),
];

const feed = toFeed(
  {
    days: DAYS,
    list: listOf(knownItem(CVE, '2026-08-19', { title: TITLE, images: 2, versions: 2 })),
    exploitedIn: new Map([[CVE, ['adminer', 'redis']]]),
    ...{ removed: [], published: [], kev: undefined },
  },
  HEAD,
);

test('the items are those of the three days and of newly exploited vulnerabilities', () => {
  expect(feed?.items.map(({ title, content_text }) => [title, content_text])).toEqual([
    [`${CVE} closed in 1 image`, 'redis: 1 gone'],
    ['1 version rebuilt', 'redis: rebuilt 8.2.2'],
    [`${CVE} (HIGH) is known to be exploited`, `${TITLE}\n2 images, 2 versions`],
    ['1 version removed', 'adminer: removed 5.4.4'],
    [`${CVE} (HIGH) found in 2 images`, `${TITLE}\nadminer: 5.5.1\nredis: 8.2.2, 8.0.3`],
  ]);
});

test('feed.json is the example, byte for byte, with the item of the example', () => {
  const items = feed?.items.filter(({ _catalog: { kind } }) => kind === 'found');
  expect(JSON.stringify({ ...feed, items })).toBe(
    '{"version":"https://jsonfeed.org/version/1.1","title":"Acme catalog","home_page_url":"https://acme.github.io/catalog/api/v1/","feed_url":"https://acme.github.io/catalog/api/v1/feed.json","authors":[{"name":"Acme"}],' +
      '"items":[{"id":"urn:uuid:7c50d405-15b4-5f4e-b033-3d0036b6eafc","url":"https://acme.github.io/catalog/api/v1/index.html#/cves/CVE-2026-14456",' +
      '"title":"CVE-2026-14456 (HIGH) found in 2 images",' +
      '"content_text":"openssl: Denial of Service via unbounded memory growth in QUIC server\\nadminer: 5.5.1\\nredis: 8.2.2, 8.0.3",' +
      '"date_published":"2026-08-14T02:18:46Z","date_modified":"2026-08-14T02:19:07Z","tags":["found","high","adminer","redis"],' +
      '"_catalog":{"kind":"found","date":"2026-08-14","cve":"CVE-2026-14456","severity":"HIGH","images":2,"versions":3,"slugs":["adminer","redis"]}}]}',
  );
});

test('feed.atom is the example, byte for byte, with the entry of the example', () => {
  const atom = feed === undefined ? undefined : renderAtom(feed, HEAD);
  const ofFound = (entry: string): string =>
    entry.includes('<category term="found"/>') ? entry : '';
  expect(atom?.replace(/<entry>.*?<\/entry>/gs, ofFound)).toBe(
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:uuid:7c6808e8-2854-5f95-966b-7f7225d37f3e</id><title>Acme catalog</title><updated>2026-08-20T09:31:05Z</updated><author><name>Acme</name></author><link rel="self" href="https://acme.github.io/catalog/api/v1/feed.atom"/><link href="https://acme.github.io/catalog/api/v1/"/><entry><id>urn:uuid:7c50d405-15b4-5f4e-b033-3d0036b6eafc</id><title>CVE-2026-14456 (HIGH) found in 2 images</title><updated>2026-08-14T02:19:07Z</updated><published>2026-08-14T02:18:46Z</published><link href="https://acme.github.io/catalog/api/v1/index.html#/cves/CVE-2026-14456"/><category term="found"/><category term="high"/><category term="adminer"/><category term="redis"/><content type="text">openssl: Denial of Service via unbounded memory growth in QUIC server\n' +
      'adminer: 5.5.1\n' +
      'redis: 8.2.2, 8.0.3</content></entry></feed>\n',
  );
});
