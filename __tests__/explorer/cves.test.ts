import { describe, expect, test } from '@jest/globals';
import {
  CVE_ORDERS,
  type CveFilter,
  coverageText,
  epssMeaning,
  epssSourceText,
  epssText,
  exploitationText,
  filterCves,
  isCovered,
  kevSourceText,
  kevText,
  listCves,
} from '../../explorer/model/cves';
import type { CveItem, Cves } from '../../explorer/model/documents';
import { sorted } from '../../explorer/model/orders';
import { find } from '../../explorer/search/find';
import { cveItem as item } from './items';

const KEV = { added: '2026-08-01', due: null, ransomware: false };

const listed = listCves([
  item('CVE-2026-3', { exploitation: 'known', kev: KEV, latest: 1, title: 'OpenSSL: overflow' }),
  item('CVE-2026-1', {
    severity: 'LOW',
    fixable: 2,
    packages: ['libssl3'],
    packageNames: ['libssl-static', 'libssl3'],
    aliases: ['GHSA-3ppc-4f35-3m26'],
  }),
  item('CVE-2026-2', { exploitation: 'unknown', fixable: 1, latest: 2 }),
]);
const idsOf = (found: typeof listed): ReadonlyArray<string> => found.map((each) => each.item.id);

describe('CVEs stay in the order of the document', () => {
  const none: CveFilter = { severity: '', exploited: '', fixable: '', latest: '' };
  test.each<[Partial<CveFilter>, ReadonlyArray<string>]>([
    [{}, ['CVE-2026-3', 'CVE-2026-1', 'CVE-2026-2']],
    [{ severity: 'LOW' }, ['CVE-2026-1']],
    [{ exploited: '1' }, ['CVE-2026-3']],
    [{ fixable: '1' }, ['CVE-2026-1', 'CVE-2026-2']],
    [{ fixable: 'open' }, ['CVE-2026-3']],
    [{ latest: '1' }, ['CVE-2026-3', 'CVE-2026-2']],
    [{ fixable: '1', latest: '1' }, ['CVE-2026-2']],
    [{ severity: 'LOW', exploited: '1' }, []],
  ])('filtered by %j', (filter, ids) => {
    expect(idsOf(filterCves(listed, { ...none, ...filter }))).toEqual(ids);
  });

  test.each([
    ['cve-2026-1', ['CVE-2026-1']],
    ['GHSA-3ppc', ['CVE-2026-1']],
    ['openssl', ['CVE-2026-3']],
    ['LIBSSL', ['CVE-2026-1']],
    ['libssl-static', ['CVE-2026-1']],
    ['CVE-2026-9', []],
  ])('searched for %j', (query, ids) => {
    expect(idsOf(find(listed, query).items)).toEqual(ids);
  });
});

const [A, B, C] = ['CVE-2026-9', 'CVE-2026-10', 'CVE-2025-7'] as const;
const SORTED = listCves([
  item(A, { severity: 'LOW', images: 1, versions: 3, fixable: 1, since: '2026-02-01T00:00:00Z' }),
  item(B, { images: 5, versions: 2, fixable: 2, epss: { score: 0.1, percentile: null } }),
  item(C, {
    images: 2,
    versions: 1,
    since: '2026-03-01T00:00:00Z',
    epss: { score: 0.5, percentile: null },
  }),
]);

test.each([
  ['urgent', [A, B, C]],
  ['severity', [B, C, A]],
  ['id', [C, A, B]],
  ['epss', [C, B, A]],
  ['images', [B, C, A]],
  ['versions', [A, B, C]],
  ['fix', [B, A, C]],
  ['since', [C, A, B]],
] as const)('CVEs are sorted by %s, and keep their order where that is the same', (order, ids) => {
  expect([
    idsOf(sorted(CVE_ORDERS, SORTED, order, false)),
    order === 'id' ? idsOf(sorted(CVE_ORDERS, SORTED, order, true)) : [B, A, C],
  ]).toEqual([ids, [B, A, C]]);
});

test.each([
  [item('a', { exploitation: 'known' }), 'Known'],
  [item('a'), 'None known'],
  [item('a', { exploitation: 'unknown' }), 'Not checked'],
  [item('a', { exploitation: 'rumored' as CveItem['exploitation'] }), 'rumored'],
])('exploitation in words: %#', (each, text) => {
  expect(exploitationText(each)).toBe(text);
});

test.each([
  [null, ''],
  [KEV, 'In KEV since Aug 1, 2026'],
  [
    { added: '2026-08-01', due: '2026-08-22', ransomware: true },
    'In KEV since Aug 1, 2026, due Aug 22, 2026, used by ransomware',
  ],
])('an entry of the KEV catalog in words: %#', (kev, text) => {
  expect(kevText(item('a', { kev }))).toBe(text);
});

test.each([
  [null, false, 'Not checked', ''],
  [null, true, 'No score', ''],
  [
    { score: 0.972, percentile: 0.99 },
    true,
    '97.2%',
    'Probability that it is exploited within 30 days; 99% of all CVEs have at most this score',
  ],
  [{ score: 0, percentile: null }, true, '0.0%', 'Probability that it is exploited within 30 days'],
])('an EPSS score in words: %#', (epss, looked, text, meaning) => {
  expect([epssText(item('a', { epss }), looked), epssMeaning(item('a', { epss }))]).toEqual([
    text,
    meaning,
  ]);
});

test.each<[Cves['kev'], string]>([
  [null, 'Known exploitation: not checked.'],
  [
    { version: '2026.08.19', released: '2026-08-19T14:00:00Z', count: 1401 },
    'Known exploitation: KEV catalog 2026.08.19 of Aug 19, 2026, 1,401 entries.',
  ],
  [{ version: '7', released: null, count: 1 }, 'Known exploitation: KEV catalog 7, 1 entry.'],
])('the KEV catalog in words: %#', (kev, text) => {
  expect(kevSourceText(kev)).toBe(text);
});

test.each<[Cves['epss'], string]>([
  [null, 'EPSS scores: not checked.'],
  [
    { model: 'v2025.03.14', date: '2026-08-19T00:00:00Z' },
    'EPSS scores of Aug 19, 2026, model v2025.03.14.',
  ],
  [{ model: null, date: null }, 'EPSS scores without a date.'],
])('the EPSS scores in words: %#', (epss, text) => {
  expect(epssSourceText(epss)).toBe(text);
});

describe('how much of the catalog was looked at is said in words', () => {
  test.each([
    [[0, 0, 0, 0, 0], true, 'This catalog has no versions yet.'],
    [[1, 1, 0, 0, 0], true, '1 of 1 version was scanned in full.'],
    [[38, 38, 0, 0, 0], true, '38 of 38 versions were scanned in full.'],
    [[38, 35, 0, 0, 3], false, '3 of 38 versions were not scanned.'],
    [[1200, 1199, 0, 0, 1], false, '1 of 1,200 versions was not scanned.'],
    [[38, 37, 1, 0, 0], false, '1 of 38 versions was only partly scanned.'],
    [[38, 30, 2, 0, 6], false, '6 of 38 versions were not scanned and 2 were only partly scanned.'],
    [
      [38, 30, 2, 1, 5],
      false,
      '5 of 38 versions were not scanned, 1 has a report that proves nothing, and 2 were only partly scanned.',
    ],
    // A state that a later release may know.
    [[38, 30, 0, 0, 0], false, '30 of 38 versions were scanned in full.'],
  ] as const)('%j', ([versions, scanned, partial, withheld, unscanned], covered, text) => {
    const coverage = { versions, scanned, partial, withheld, unscanned };
    expect([isCovered(coverage), coverageText(coverage)]).toEqual([covered, text]);
  });
});
