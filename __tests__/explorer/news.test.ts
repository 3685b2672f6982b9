import { describe, expect, test } from '@jest/globals';
import type { ChangesItem } from '../../explorer/model/documents';
import {
  allDays,
  dayTitle,
  imagesOf,
  latestNews,
  type News,
  newsOf,
  newsPlace,
  newsText,
  saysMore,
  titleOf,
  toneOf,
} from '../../explorer/model/news';

const item = (title: string, date: string, cve: string | null = null): News => ({
  id: title,
  title,
  content_text: title,
  date_published: `${date}T02:00:00Z`,
  date_modified: `${date}T02:00:00Z`,
  tags: [],
  _catalog: { kind: 'found', date, cve, severity: null, images: 1, versions: 1, slugs: [] },
});

const NOW = Date.parse('2026-07-27T09:00:00Z');
const nameOf = (slug: string): string => (slug === 'nats' ? 'NATS Server' : slug);
const ITEMS = [item('c', '2026-07-26'), item('b', '2026-07-21'), item('a', '2026-07-10')];

describe('the news of the front page', () => {
  test.each([
    [ITEMS, 5, { heading: 'This week', items: ITEMS.slice(0, 2) }],
    [ITEMS, 1, { heading: 'This week', items: ITEMS.slice(0, 1) }],
    [ITEMS.slice(2), 5, { heading: 'Latest changes', items: ITEMS.slice(2) }],
    [[], 5, { heading: 'This week', items: [] }],
  ])('are those of this week, or the latest: %#', (items, most, latest) => {
    expect(latestNews(items, NOW, most)).toEqual(latest);
  });
});

describe('one event is one item of the front page', () => {
  type Facts = Partial<News['_catalog']>;
  const about = (facts: Facts, text: string): News => {
    const known = item(text, '2026-07-26');
    return { ...known, _catalog: { ...known._catalog, ...facts } };
  };
  const closed = about({ kind: 'closed', slugs: ['nats', 'redis'] }, 'redis: 1 gone');
  test.each<[string, string, Facts, boolean]>([
    ['what a rebuild closed', 'redis: rebuilt 8', { slugs: ['redis'] }, false],
    ['a rebuild of another image', 'curl: rebuilt 8', { slugs: ['curl'] }, true],
    [
      'a rebuild of another day',
      'redis: rebuilt 8',
      { slugs: ['redis'], date: '2026-07-25' },
      true,
    ],
    ['more than a rebuild', 'redis: added 9', { slugs: ['redis'] }, true],
    ['what names no image', '1 chart updated', {}, true],
  ])('%s', (_, text, facts, isShown) => {
    const other = about({ kind: 'catalog', ...facts }, text);
    expect(latestNews([closed, other], NOW, 4).items).toEqual(isShown ? [closed, other] : [closed]);
  });
});

describe('a day in a line', () => {
  const cve = (name: string, facts: Partial<News['_catalog']> = {}): News => {
    const known = item(name, '2026-07-26', name);
    return { ...known, _catalog: { ...known._catalog, severity: 'HIGH', slugs: ['a'], ...facts } };
  };
  const told = (kind: 'closed' | 'catalog', title: string, text: string): News => {
    const known = { ...item(title, '2026-07-26'), content_text: text };
    return { ...known, _catalog: { ...known._catalog, kind, slugs: ['a'] } };
  };
  test.each<[string, ReadonlyArray<News>]>([
    ['', []],
    ['', [cve('CVE-1')]],
    ['2 CVEs found, 2 critical or high', [cve('CVE-1'), cve('CVE-2', { severity: 'CRITICAL' })]],
    ['2 CVEs found', ['CVE-1', 'CVE-2'].map((name) => cve(name, { severity: 'LOW' }))],
    ['', [cve('CVE-1'), cve('CVE-2', { kind: 'exploited' })]],
    [
      '2 CVEs known to be exploited, 2 critical or high',
      ['CVE-1', 'CVE-2'].map((name) => cve(name, { kind: 'exploited' })),
    ],
    [
      'CVE-1 closed in a · a 2 rebuilt',
      [
        told('catalog', 'a 2 rebuilt', 'a: rebuilt 2'),
        told('closed', 'CVE-1 closed in 1 image', 'a: 1 gone'),
      ],
    ],
  ])('%s', (text, items) => {
    expect(dayTitle(items, nameOf)).toBe(text);
  });
});

test('the news of a day stand worst first: exploited, found, closed, then the catalog', () => {
  const day = (id: string, facts: Partial<News['_catalog']>): News => {
    const known = item(id, '2026-07-26');
    return { ...known, _catalog: { ...known._catalog, ...facts } };
  };
  const [low, critical, first, other] = [
    day('low', { kind: 'found', severity: 'LOW' }),
    day('critical', { kind: 'found', severity: 'CRITICAL' }),
    day('first', { kind: 'closed', severity: null }),
    day('other', { kind: 'closed', severity: null }),
  ];
  const exploited = day('exploited', { kind: 'exploited', severity: 'MEDIUM' });
  const catalog = day('catalog', { kind: 'catalog' });
  const older = item('older', '2026-07-25');
  const all = [catalog, first, low, other, critical, exploited];
  const worstFirst = [exploited, critical, low, first, other, catalog];
  expect(newsOf([...all, older], '2026-07-26')).toEqual(worstFirst);
  expect(latestNews([...all, older], NOW, 9).items).toEqual([...worstFirst, older]);
});

test('what is a sentence below stands in no line above it', () => {
  const told = (kind: 'catalog' | 'closed', slugs: string[]): News => {
    const known = item(`${slugs.map((slug) => `${slug} 2`).join(', ')}: ${kind}`, '2026-07-26');
    const facts = { kind, images: slugs.length, versions: slugs.length, slugs };
    return { ...known, _catalog: { ...known._catalog, ...facts } };
  };
  const all = [
    told('catalog', ['a']),
    told('catalog', ['a', 'b']),
    told('closed', ['a']),
    told('closed', ['a', 'b']),
  ];
  expect(all.map((each) => dayTitle([each], nameOf))).toEqual([
    'a 2: catalog',
    'a 2, b 2: catalog',
    'a 2: closed',
    '',
  ]);
  expect(all.map(saysMore)).toEqual([false, false, false, true]);
});

test('the news of a day are its own', () => {
  expect(newsOf(ITEMS, '2026-07-21')).toEqual([ITEMS[1]]);
});

test.each([
  [item('a', '2026-07-10'), ['changes', '2026-07-10']],
  [item('a', '2026-07-10', 'CVE-2026-1000'), ['cves', 'CVE-2026-1000']],
])('an item leads to its CVE, or else to its day: %#', (news, place) => {
  expect(newsPlace(news)).toEqual(place);
});

describe('a change is told in a sentence with its nouns, in which one CVE is never many', () => {
  type Facts = Partial<News['_catalog']>;
  const told = (
    facts: Facts,
    title: string,
    text: string,
    slugs: ReadonlyArray<string>,
  ): string => {
    const known = { ...item(title, '2026-07-26', 'CVE-2026-1000'), content_text: text };
    return newsText(
      { ...known, _catalog: { ...known._catalog, ...facts, slugs: [...slugs] } },
      nameOf,
    );
  };
  const found = (images: number, versions: number, slugs: ReadonlyArray<string>): string =>
    told({ severity: 'HIGH', images, versions }, 'title', 'text', slugs);

  test.each([
    [found(1, 1, ['redis']), 'found in redis'],
    [found(1, 2, ['redis']), 'found in 2 versions of redis'],
    [found(2, 2, ['nats', 'redis']), 'found in 2 images'],
    [found(11, 18, ['nats', 'redis']), 'found in 18 versions of 11 images'],
    [found(1, 1, []), 'found in 1 image'],
    [
      told({ kind: 'exploited', severity: 'LOW', images: 2, versions: 3 }, '', '', []),
      'is known to be exploited, in 3 versions of 2 images',
    ],
    [
      told({ kind: 'closed', cve: null }, '2 CVEs closed in 1 image', 'nats: 2 gone', ['nats']),
      '2 CVEs closed in NATS Server',
    ],
    [
      told(
        { kind: 'closed', cve: null },
        '1 CVE no longer reported in 1 image',
        'nats: 1 no longer reported',
        ['nats'],
      ),
      '1 CVE no longer reported in NATS Server',
    ],
    [
      told({ kind: 'closed', cve: null, images: 3 }, '2 CVEs closed in 3 images', '', ['$&']),
      '2 CVEs closed in 3 images',
    ],
    [
      told({ kind: 'catalog', cve: null }, 'nats 2.1 rebuilt', 'nats: rebuilt 2.1', ['nats']),
      'NATS Server 2.1 rebuilt',
    ],
    [
      told({ kind: 'catalog', cve: null }, 'a 1 added, nats 2, nats-box 3, $& 1 rebuilt', '', [
        'nats',
        'a',
        'nats-box',
      ]),
      'a 1 added, NATS Server 2, nats-box 3, $& 1 rebuilt',
    ],
    [told({ kind: 'catalog', cve: null }, '1 chart updated', '', []), '1 chart updated'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

test.each([
  ['2 CVEs closed in 1 image', 'closed'],
  ['1 CVE no longer reported in 1 image', 'ended'],
  ['3 CVEs suppressed in 2 images', 'ended'],
])('%s has the color of %s: only a repair is shown as good', (title, tone) => {
  const known = item(title, '2026-07-26');
  expect(toneOf({ ...known, _catalog: { ...known._catalog, kind: 'closed' } })).toBe(tone);
});

describe('the timeline', () => {
  const day = (date: string): ChangesItem => ({
    date,
    ...{ facts: 1, opened: 0, closed: 0, added: 0, removed: 0, rebuilt: 0, withdrawn: 0 },
    href: `/api/v1/changes/${date}.json`,
  });

  test('has the days of changes and those with news only, newest first', () => {
    const days = [day('2026-07-26'), day('2026-07-01')];
    expect(allDays(days, ITEMS)).toEqual([
      ['2026-07-26', days[0]],
      ['2026-07-21', undefined],
      ['2026-07-10', undefined],
      ['2026-07-01', days[1]],
    ]);
  });

  const about = (
    facts: Partial<News['_catalog']>,
    text: string,
    slugs: ReadonlyArray<string>,
  ): News => {
    const known = item('any', '2026-07-26', 'CVE-2026-1000');
    const _catalog = { ...known._catalog, ...facts, slugs: [...slugs] };
    return { ...known, content_text: text, _catalog };
  };

  test.each([
    [about({ images: 2 }, 'openssl: leak\na: 1\nb: 2', ['a', 'b']), 'openssl: leak', ['a', 'b']],
    [about({ images: 2 }, 'a: 1\nb: 2', ['a', 'b']), undefined, ['a', 'b']],
    [about({}, 'leak\na: 1', ['a']), 'leak', []],
    [about({}, '', []), undefined, []],
    [about({ kind: 'closed', cve: null }, 'a: 2 gone', ['a']), undefined, []],
    [
      about({ kind: 'closed', cve: null, images: 2 }, 'a: 2 gone', ['a', 'b']),
      undefined,
      ['a', 'b'],
    ],
  ])('names the title of a CVE, and images: %#', (news, title, images) => {
    expect([titleOf(news), imagesOf(news)]).toEqual([title, images]);
  });
});
