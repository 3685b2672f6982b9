import { describe, expect, test } from '@jest/globals';
import type { Cve } from '../../explorer/model/documents';
import {
  briefly,
  FINDING_ORDERS,
  type FindingFilter,
  filterFindings,
  findRows,
  fixText,
  groupFindings,
  idsOf,
  type Known,
  listFindings,
  NOTHING_KNOWN,
} from '../../explorer/model/findings';
import { sorted } from '../../explorer/model/orders';
import { NO_FIXES } from '../../src/domain/fixes';

const cve = (id: string, more: Partial<Cve> = {}): Cve => ({
  id,
  severity: 'HIGH',
  pkg: 'openssl',
  installed: '1.0',
  fixed: null,
  title: null,
  url: null,
  targets: [],
  ...more,
});

const KNOWN: Known = {
  since: new Map([
    ['CVE-2024-9', '2026-02-01T00:00:00Z'],
    ['CVE-2023-100', null],
    ['GHSA-x', '2026-01-01T00:00:00Z'],
  ]),
  survived: new Map([['CVE-2024-9', 2]]),
};

const rows = listFindings(
  [
    cve('CVE-2024-10', { severity: 'CRITICAL', pkg: 'zlib', installed: null }),
    cve('CVE-2024-9', { fixed: '1.10', title: 'Overflow in the parser' }),
    cve('CVE-2023-100', { fixed: '1.9', installed: '2.0', severity: 'UNKNOWN' }),
    cve('GHSA-x', { pkg: 'Curl', severity: 'LOW' }),
  ],
  KNOWN,
);
const shownIds = (found: typeof rows): ReadonlyArray<string> => found.map(({ id }) => id);

describe('findings are sorted', () => {
  test.each<[string, ReadonlyArray<string>]>([
    ['severity', ['CVE-2024-10', 'CVE-2024-9', 'GHSA-x', 'CVE-2023-100']],
    ['id', ['CVE-2023-100', 'CVE-2024-9', 'CVE-2024-10', 'GHSA-x']],
    ['pkg', ['GHSA-x', 'CVE-2024-9', 'CVE-2023-100', 'CVE-2024-10']],
    ['installed', ['CVE-2024-9', 'GHSA-x', 'CVE-2023-100', 'CVE-2024-10']],
    ['fixed', ['CVE-2023-100', 'CVE-2024-9', 'CVE-2024-10', 'GHSA-x']],
    ['since', ['GHSA-x', 'CVE-2024-9', 'CVE-2024-10', 'CVE-2023-100']],
  ])('by %s, numbers as numbers and what is not known last', (order, ids) => {
    expect(shownIds(sorted(FINDING_ORDERS, rows, order, false))).toEqual(ids);
  });

  test('the other way round, equal ones as in the document', () => {
    expect(shownIds(sorted(FINDING_ORDERS, rows, 'fixed', true))).toEqual([
      'CVE-2024-10',
      'GHSA-x',
      'CVE-2024-9',
      'CVE-2023-100',
    ]);
  });
});

describe('findings are filtered', () => {
  const none: FindingFilter = { severity: '', fixable: '' };
  test.each<[Partial<FindingFilter>, ReadonlyArray<string>]>([
    [{}, ['CVE-2024-10', 'CVE-2024-9', 'CVE-2023-100', 'GHSA-x']],
    [{ severity: 'LOW' }, ['GHSA-x']],
    [{ fixable: '1' }, ['CVE-2024-9', 'CVE-2023-100']],
    [{ severity: 'LOW', fixable: '1' }, []],
    [{ fixable: 'system' }, ['CVE-2023-100']],
    [{ fixable: 'language' }, []],
    [{ fixable: 'survived' }, ['CVE-2024-9']],
    [{ fixable: 'open' }, ['CVE-2024-10', 'GHSA-x']],
    [{ fixable: 'never' }, []],
  ])('by %j', (filter, ids) => {
    expect(shownIds(filterFindings(rows, { ...none, ...filter }))).toEqual(ids);
  });

  test.each<[string, ReadonlyArray<Cve>, boolean]>([
    ['a vendor that will not fix it', [cve('A', { fixState: 'will-not-fix' })], true],
    ['an end of life', [cve('A', { fixState: 'end-of-life' })], true],
    ['a deferred fix', [cve('A', { fixState: 'deferred' })], false],
    ['an unknown reason', [cve('A')], false],
    [
      'one package of which may get a fix',
      [cve('A', { fixState: 'will-not-fix' }), cve('A', { pkg: 'b', fixState: 'affected' })],
      false,
    ],
    [
      'a fix of one package',
      [cve('A', { fixState: 'will-not-fix' }), cve('A', { fixed: '2' })],
      false,
    ],
  ])('by whether they will never be fixed: %s', (_, cves, isFinal) => {
    expect(groupFindings(cves, NOTHING_KNOWN).map((each) => each.isFinal)).toEqual([isFinal]);
  });
});

describe('findings are grouped by CVE', () => {
  const cves = [
    cve('CVE-2024-1', { pkg: 'libssl3', fixed: '1.1', title: 'Overflow' }),
    cve('CVE-2024-2', { pkg: 'zlib', severity: 'LOW', installed: null }),
    cve('CVE-2024-1', { pkg: 'openssl', severity: 'CRITICAL', installed: '1.0', title: 'Other' }),
    cve('CVE-2024-1', { pkg: 'libssl3', installed: '0.9', fixed: '1.1' }),
    cve('GHSA-a', { pkg: 'zlib', severity: 'HIGH', installed: null, aliases: ['CVE-2024-0002'] }),
    cve('CVE-2024-0002', { pkg: 'zlib', installed: '2', aliases: ['GHSA-b'] }),
  ];
  const since = new Map([['CVE-2024-0002', '2026-01-01T00:00:00Z']]);

  test('each with its packages, its worst severity and what has no fix', () => {
    const found = groupFindings(cves, { ...NOTHING_KNOWN, since }).map(
      ({ searched, named, ...rest }) => rest,
    );
    expect(found).toEqual([
      {
        id: 'CVE-2024-1',
        aliases: [],
        since: null,
        severity: 'CRITICAL',
        packages: ['libssl3', 'openssl'],
        installed: ['1.0', '0.9'],
        fixed: ['1.1'],
        unfixed: 1,
        isFinal: false,
        fixes: { ...NO_FIXES, system: 2 },
        title: 'Overflow',
        position: 0,
      },
      {
        id: 'CVE-2024-2',
        aliases: [],
        since: null,
        severity: 'LOW',
        packages: ['zlib'],
        installed: [],
        fixed: [],
        unfixed: 0,
        isFinal: false,
        fixes: NO_FIXES,
        title: '',
        position: 1,
      },
      {
        id: 'CVE-2024-0002',
        aliases: ['GHSA-a', 'GHSA-b'],
        since: '2026-01-01T00:00:00Z',
        severity: 'HIGH',
        packages: ['zlib'],
        installed: ['2'],
        fixed: [],
        unfixed: 0,
        isFinal: false,
        fixes: NO_FIXES,
        title: '',
        position: 4,
      },
    ]);
  });

  test('and counted by their distinct ids', () => {
    expect([cves.length, idsOf(cves).size]).toEqual([6, 3]);
  });

  test.each([
    ['CVE-2024-0002', [4, 5]],
    ['GHSA-a', [4]],
    ['GHSA-b', [5]],
    ['CVE-2024-2', [1]],
    ['CVE-2024-3', []],
  ] as const)('and found by the name %s', (name, indices: ReadonlyArray<number>) => {
    expect(findRows(cves, name)).toEqual(indices.map((i) => cves[i]));
  });
});

test.each<[Partial<Cve>, string]>([
  [{ fixed: '3.0.2', fixState: 'affected' }, '3.0.2'],
  [{}, 'No fix yet'],
  [{ fixState: 'affected' }, 'No fix yet'],
  [{ fixState: 'deferred' }, 'No fix yet: deferred'],
  [{ fixState: 'investigating' }, 'No fix yet: under investigation'],
  [{ fixState: 'will-not-fix' }, 'Will not be fixed'],
  [{ fixState: 'end-of-life' }, 'None: the release has reached its end of life'],
  [{ fixState: 'later' as NonNullable<Cve['fixState']> }, 'later'],
])('what is known of a fix of %j', (more, text) => {
  expect(fixText({ fixed: null, ...more })).toBe(text);
});

test('a severity that the page does not know counts as unknown', () => {
  const odd = listFindings([cve('CVE-1', { severity: 'NEGLIGIBLE' as Cve['severity'] })], KNOWN);
  expect(odd.map(({ severity }) => severity)).toEqual(['UNKNOWN']);
});

test.each([
  [[], ''],
  [['a', 'b'], 'a, b'],
  [['a', 'b', 'c', 'd'], 'a, b +2'],
])('%j is written briefly as "%s"', (texts, text) => {
  expect(briefly(texts, 2)).toBe(text);
});
