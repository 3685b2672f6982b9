import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import type { ImageFindings } from '../../src/contract/findings';
import type { ImageReleases, Release } from '../../src/contract/releases';
import { type ImageFeedInputs, renderImageFeed } from '../../src/derive/feeds/image-feed';
import { closed, day, entry, findings, open } from '../builders/findings';
import { readXml } from '../builders/xml';
import { HEAD, text } from './days';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const C = 'CVE-2026-0003';
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

const release = (version: string, more: Partial<Release> = {}): Release => ({
  ...{ version, isDeprecated: false, isStable: true, verdict: 'supported', urgent: false },
  former: [],
  ...more,
});
const rebuilt = (version: string, ...dates: ReadonlyArray<string | null>): Release =>
  release(version, { former: dates.map((until) => ({ digest: DIGEST, until, scanned: null })) });
const releasesOf = (...releases: ReadonlyArray<Release>): ImageReleases => ({
  ...{ apiVersion: 'v1', resource: 'release', slug: 'redis', image: 'r/redis' },
  ...{ homepage: 'https://redis.io', tags: {}, releases: [...releases] },
});

const INPUTS: ImageFeedInputs = {
  head: HEAD,
  exploited: new Map(),
};
/** Findings with words for each open id, unless they have some. */
const withTitles = (found: ImageFindings): ImageFindings =>
  Object.keys(found.words).length > 0
    ? found
    : {
        ...found,
        words: Object.fromEntries(found.open.map(({ id }) => [id, [`Title of ${id}`, null]])),
      };
const feedOf = (
  found: ImageFindings | undefined,
  releases = releasesOf(),
  more: Partial<ImageFeedInputs> = {},
): string | undefined => {
  const [file] = renderImageFeed(found && withTitles(found), releases, { ...INPUTS, ...more });
  return file === undefined ? undefined : String(file.content);
};

type Told = readonly [title: string, text: string, published: string, updated: string];

const entriesOf = (atom: string | undefined): ReadonlyArray<Told> =>
  (atom === undefined ? [] : (parseAtomFeed(atom).entries ?? [])).map(
    ({ title, content, published, updated }): Told => [
      typeof title === 'string' ? title : (title?.value ?? ''),
      typeof content === 'string' ? content : (content?.value ?? ''),
      published ?? '',
      updated ?? '',
    ],
  );

const onDay = (date: number, title: string, content: string): Told => [
  ...([title, content, day(date), day(date)] as const),
];

/** Two versions with records since day 1. */
const TWO = ['2', '1'].map((version) => ({
  ...{ version, state: 'scanned' as const, first: day(1), digest: null },
}));
const since = (date: number, version = '1', more = {}) =>
  entry({ version, since: day(date), ...more });

describe('the feed of an image tells', () => {
  test.each<
    readonly [
      string,
      Partial<ImageFindings>,
      ReadonlyArray<Release>,
      Readonly<Record<string, string>>,
      ReadonlyArray<Told>,
    ]
  >([
    [
      'what was found later, the worst first, with titles of what a record has',
      {
        versions: TWO,
        open: [
          open(B, {}, [since(3, '2'), since(3)]),
          open(C, {}, [since(3, '1', { severity: 'CRITICAL' })]),
          open(A, {}, [since(3, '1', { confirmed: false })]),
        ],
      },
      [],
      {},
      [
        onDay(
          3,
          `redis: ${C} (critical) and 2 more found`,
          [
            `${C} (critical): found in 1 - Title of ${C}`,
            `${A} (high): found in 1`,
            `${B} (high): found in 2, 1 - Title of ${B}`,
          ].join('\n'),
        ),
      ],
    ],
    [
      'what became known to be exploited, when it was added or came',
      {
        open: [open(A, {}, [since(1)]), open(B, {}, [since(4)])],
        closed: [closed(C, { since: day(1), until: day(2) })],
      },
      [],
      { [A]: '2026-08-03', [B]: '2026-08-02', [C]: '2026-08-03' },
      [
        onDay(
          4,
          `redis: ${B} (high) is known to be exploited`,
          `${B} (high): known to be exploited, in 1; found in 1 - Title of ${B}`,
        ),
        onDay(
          3,
          `redis: ${A} (high) is known to be exploited`,
          `${A} (high): known to be exploited, in 1 - Title of ${A}`,
        ),
        onDay(2, 'redis: 1 CVE closed', `${C} (high): closed in 1`),
      ],
    ],
    [
      'versions that were rebuilt, and what that closed; version 2 is not scanned yet',
      {
        closed: [closed(A, { reason: 'rebuilt' }), closed(B), closed(C, { reason: 'suppressed' })],
      },
      [rebuilt('2', day(2)), rebuilt('1', day(2), null)],
      {},
      [
        onDay(
          2,
          'redis 1 rebuilt: 2 CVEs closed',
          [
            'rebuilt: 1',
            `${A} (high): closed in 1`,
            `${B} (high): closed in 1`,
            `${C} (high): suppressed in 1`,
          ].join('\n'),
        ),
      ],
    ],
    [
      'what is no longer reported',
      { closed: [closed(A, { reason: 'withdrawn', until: day(3) })] },
      [],
      {},
      [onDay(3, 'redis: 1 CVE no longer reported', `${A} (high): no longer reported in 1`)],
    ],
    [
      'versions that came',
      {},
      [release('3', { since: day(2) }), release('2', { since: day(2) })],
      {},
      [onDay(2, 'redis 3 and 1 more added', 'added: 3, 2')],
    ],
  ])('%s', (_, found, releases, exploited, expected) => {
    const known = new Map(Object.entries(exploited));
    const atom = feedOf(findings(found), releasesOf(...releases), { exploited: known });
    expect(entriesOf(atom)).toEqual(expected);
  });
});

test('the document is Atom, with links to the page of the image', () => {
  const later = release('2', { since: '2026-08-02T09:00:00Z' });
  expect(feedOf(undefined, releasesOf(release('1', { since: day(2) }), later))).toBe(
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:uuid:fc25b44d-ec31-56f3-92cf-07f0e19fac57</id><title>Acme catalog: redis</title><updated>2026-08-02T09:00:00Z</updated><author><name>Acme</name></author>' +
      '<link rel="self" href="https://acme.github.io/catalog/api/v1/images/redis/feed.atom"/><link href="https://acme.github.io/catalog/api/v1/index.html#/images/redis"/>' +
      '<entry><id>urn:uuid:0c025fc9-15bc-55d7-b418-5e8db9cfae69</id><title>redis 2 and 1 more added</title><updated>2026-08-02T09:00:00Z</updated><published>2026-08-02T00:00:00Z</published><link href="https://acme.github.io/catalog/api/v1/index.html#/images/redis"/><content type="text">added: 2, 1</content></entry></feed>\n',
  );
});

test('it has no links without a site, and is not published without a date', () => {
  const head = { ...HEAD, site: undefined };
  expect(feedOf(undefined, releasesOf(release('1', { since: day(2) })), { head })).not.toContain(
    '<link',
  );
  expect(feedOf(findings({ open: [open(A)] }), releasesOf(release('1')))).toBeUndefined();
});

test('it has the newest 30 days', () => {
  const dates = Array.from({ length: 31 }, (_, i) => day(i + 1));
  const found = findings({ closed: dates.map((until) => closed(A, { since: null, until })) });
  expect(entriesOf(feedOf(found)).map(([, , date]) => date)).toEqual(dates.slice(1).reverse());
});

describe('a text', () => {
  const many = (count: number, id: (n: number) => string) =>
    findings({
      closed: Array.from({ length: count }, (_, n) => closed(id(n))),
    });
  const linesOf = (found: ImageFindings): ReadonlyArray<string> =>
    (entriesOf(feedOf(found))[0]?.[1] ?? '').split('\n');

  test('names 50 ids and counts the others', () => {
    const lines = linesOf(many(52, (n) => `X-${100 + n}`));
    expect([lines.length, lines[0], lines[49], lines[50]]).toEqual([
      51,
      'X-100 (high): closed in 1',
      'X-149 (high): closed in 1',
      'and 2 more',
    ]);
  });

  test('that is too long has the beginning of each line', () => {
    const lines = linesOf(many(10, (n) => `${n}`.repeat(250)));
    expect(lines).toEqual(Array.from({ length: 10 }, (_, n) => `${`${n}`.repeat(198)}…`));
    expect([...lines.join('\n')].length).toBe(1999);
  });
});

test('any names make well-formed XML, with each text on its line', () => {
  fc.assert(
    fc.property(fc.uniqueArray(text, { minLength: 1, maxLength: 5 }), text, (names, name) => {
      const found = findings({
        open: names.map((each) => open(each, {}, [since(2)])),
        words: Object.fromEntries(names.map((each) => [each, [name, null]])),
      });
      const atom = feedOf(found, releasesOf(), { head: { ...HEAD, name } }) ?? '';
      expect(readXml(atom).attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom' });
      const content = /<content type="text">([^<]*)<\/content>/.exec(atom)?.[1] ?? '';
      expect(content.split('\n').length).toBe(names.length);
    }),
  );
});
