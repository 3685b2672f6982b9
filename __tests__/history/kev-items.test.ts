import { describe, expect, test } from '@jest/globals';
import type { CveCollection } from '../../src/contract/cves';
import { type DraftItem, finishItem, itemKey } from '../../src/derive/feeds/feed-item';
import {
  type ExploitedInputs,
  kevItems,
  publishedExploited,
} from '../../src/derive/feeds/kev-items';
import type { KevCatalog } from '../../src/read/exploitation/exploitation';
import { HEAD, knownItem, listOf } from './days';

const A = 'CVE-2026-1000';
const B = 'CVE-2026-1001';
const OLDEST = '2026-08-14';

const inputsOf = (list: CveCollection, more: Partial<ExploitedInputs> = {}): ExploitedInputs => ({
  ...{ list, exploitedIn: new Map(), published: [], kev: undefined },
  ...more,
});
const newsOf = (list: CveCollection, slugs: ReadonlyArray<string> = []) =>
  kevItems(inputsOf(list, { exploitedIn: new Map([[A, slugs]]) }), OLDEST);

test('an item has the counts of the list and the images that have it, in order', () => {
  const list = listOf(
    knownItem(A, '2026-08-19', { severity: 'CRITICAL', title: 'openssl', images: 2, versions: 3 }),
  );
  expect(newsOf(list, ['redis', 'adminer'])).toEqual([
    {
      title: `${A} (CRITICAL) is known to be exploited`,
      content_text: 'openssl\n2 images, 3 versions',
      date_published: '2026-08-19T00:00:00Z',
      date_modified: '2026-08-19T00:00:00Z',
      tags: ['exploited', 'critical', 'adminer', 'redis'],
      _catalog: {
        ...{ kind: 'exploited', date: '2026-08-19', cve: A, severity: 'CRITICAL' },
        ...{ images: 2, versions: 3, slugs: ['adminer', 'redis'] },
      },
    },
  ]);
});

test.each([
  ['a missing title leaves no empty line', null, '1 image, 1 version'],
  [
    'a title is on one line, so that it cannot forge others',
    'openssl\n \n9 images',
    'openssl 9 images\n1 image, 1 version',
  ],
])('%s', (_, title, text) => {
  expect(newsOf(listOf(knownItem(A, '2026-08-19', { title })))[0]?.content_text).toBe(text);
});

test('all images are named, the first 100 also as tags', () => {
  const slugs = Array.from({ length: 101 }, (_, i) => `s${100 + i}`);
  const [item] = newsOf(listOf(knownItem(A, '2026-08-19')), slugs);
  expect(item?.tags).toEqual(['exploited', 'high', ...slugs.slice(0, 100), 'more-images']);
  expect(item?._catalog.slugs).toEqual(slugs);
});

test('the news has what became known to be exploited on the oldest day of the feed or later', () => {
  const list = listOf(
    knownItem(A, '2026-08-13'),
    knownItem(B, '2026-08-14'),
    knownItem('CVE-2026-1002', '2026-08-25'),
    knownItem('CVE-2026-1003', '2026-08-19', { exploitation: 'none-known', kev: null }),
    knownItem('CVE-2026-1004', '2026-08-19', { exploitation: 'unknown' }),
  );
  expect(newsOf(list).map(({ _catalog }) => itemKey(_catalog))).toEqual([
    `2026-08-14/exploited/${B}`,
    '2026-08-25/exploited/CVE-2026-1002',
  ]);
  expect(kevItems(inputsOf(list), undefined)).toEqual([]);
});

describe('what was published', () => {
  const DAY = '2026-08-19';
  const published = newsOf(
    listOf(knownItem(A, DAY, { title: 'openssl', images: 2, versions: 3 })),
    ['adminer', 'redis'],
  );
  const kevOf = (...ids: string[]): KevCatalog => ({
    ...{ version: '1', released: null },
    entries: new Map(ids.map((id) => [id, { added: DAY, due: null, ransomware: false }])),
  });
  const grown = listOf(knownItem(A, DAY, { severity: 'CRITICAL', images: 9, versions: 9 }));
  const before = { ...listOf(), exploitedBefore: [{ id: A, added: DAY }] };

  test.each<readonly [string, CveCollection, KevCatalog | undefined, ReadonlyArray<DraftItem>]>([
    ['stays, though more images have it', grown, undefined, published],
    ['stays, though no version has it any more', before, kevOf(A), published],
    ['stays, though no document has it any more', listOf(), undefined, published],
    ['stays, though only the catalog has it', listOf(), kevOf(A), published],
    ['leaves with the catalog', listOf(knownItem(B, '2026-08-01')), kevOf(B), []],
    [
      'stays with what is new',
      listOf(knownItem(A, DAY), knownItem(B, DAY)),
      kevOf(A, B),
      [...published, ...newsOf(listOf(knownItem(B, DAY)))],
    ],
  ])('%s', (_, list, kev, expected) => {
    expect(kevItems(inputsOf(list, { published, kev }), OLDEST)).toEqual(expected);
  });

  test('leaves with its day', () => {
    expect(kevItems(inputsOf(listOf(), { published }), '2026-08-20')).toEqual([]);
  });

  test('is read from the published feed, but for other items', () => {
    const [item] = published.map(finishItem(HEAD));
    if (item === undefined) throw new Error('no item');
    const kind = { ...item, _catalog: { ...item._catalog, kind: 'found' as const } };
    const feed = {
      version: 'https://jsonfeed.org/version/1.1' as const,
      ...{ title: 'Acme catalog', authors: [{ name: 'Acme' }] },
      items: [kind, item],
    };
    expect(publishedExploited(feed)).toEqual(published);
    expect(publishedExploited(undefined)).toEqual([]);
  });
});
