import { describe, expect, test } from '@jest/globals';
import type { ImageVersion } from '../../src/contract/items';
import { findDataDate, isUrgentByCounts, judgeVersions } from '../../src/decide/verdicts';
import { catalogOf, image } from '../builders/manifest';
import { security } from '../builders/security';

const AT = '2026-08-20T02:00:00Z';

/** The verdict of a version with a record of `letters`, as of `AT`. */
const verdict = (
  letters: string,
  { scannedAt = AT, ...stated }: Partial<ImageVersion> & { scannedAt?: string | null } = {},
  dataDate: string | null = AT,
) => {
  const catalog = catalogOf({ images: [image('a', { versions: [{ version: '2', ...stated }] })] });
  const own = security('a', { '2': letters });
  const dated = { ...own, versions: own.versions.map((each) => ({ ...each, scannedAt })) };
  const [judged] = judgeVersions(catalog, [dated], dataDate);
  return [judged?.versions[0]?.verdict, judged?.versions[0]?.urgent, judged?.recommended];
};

test.each([
  ['no findings', verdict(''), ['supported', false, '2']],
  ['findings without a fix', verdict('CH'), ['supported', false, '2']],
  ['fixable findings that are not urgent', verdict('CHM+L+U+'), ['supported', false, '2']],
  ['an urgent fixable finding', verdict('H+'), ['rebuild', true, '2']],
  ['no report', verdict('unscanned'), ['unverified', null, null]],
  ['a partial record', verdict('partial'), ['unverified', null, '2']],
  ['an unknown scan date', verdict('', { scannedAt: null }), ['unverified', false, '2']],
  [
    'a scan 30 days before the data date',
    verdict('', { scannedAt: '2026-07-21T02:00:00Z' }),
    ['supported', false, '2'],
  ],
  [
    'a scan one second older',
    verdict('', { scannedAt: '2026-07-21T01:59:59Z' }),
    ['unverified', false, '2'],
  ],
  ['the last day of support', verdict('', { eol: '2026-08-20' }), ['supported', false, '2']],
  ['the day after the end of support', verdict('H+', { eol: '2026-08-19' }), ['eol', true, null]],
  ['no data date', verdict('H+', { eol: '2026-08-19' }, null), ['rebuild', true, '2']],
  [
    'a deprecated version',
    verdict('H+', { eol: '2026-08-19', deprecated: true }),
    ['deprecated', true, null],
  ],
  ['deprecated: false', verdict('', { deprecated: false }), ['supported', false, '2']],
])('the verdict for %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

describe('recommended is', () => {
  /** The versions 3.0, 2.0 and 1.0 of an image: of each its rows, and what its owner states. */
  type Stated = readonly [rows: string, more?: Partial<ImageVersion>];
  const recommend = (stated: ReadonlyArray<Stated>, pinned?: string) => {
    const named = ['3.0', '2.0', '1.0'].slice(0, stated.length);
    const versions = named.map((version, i) => ({ version, ...stated[i]?.[1] }));
    const catalog = catalogOf({
      images: [image('a', { versions, ...(pinned ? { recommended: pinned } : {}) })],
    });
    const own = security(
      'a',
      Object.fromEntries(named.map((each, i) => [each, stated[i]?.[0] ?? ''])),
    );
    const dated = {
      ...own,
      versions: own.versions.map((each) => ({ ...each, scannedAt: AT })),
    };
    return judgeVersions(catalog, [dated], AT)[0]?.recommended;
  };

  test.each<readonly [string, ReadonlyArray<Stated>, string | undefined, string | null]>([
    ['the newest that is supported', [['H+'], ['H'], ['']], undefined, '2.0'],
    ['the one that the owner pins, whatever its verdict', [['H+'], ['H'], ['']], '3.0', '3.0'],
    ['else the newest that has a record', [['unscanned'], ['H+'], ['H+']], undefined, '2.0'],
    ['else one that was looked at in part', [['unscanned'], ['partial'], ['H+']], undefined, '2.0'],
    [
      'neither a deprecated one nor one without support',
      [['H+', { deprecated: true }], ['H+', { eol: '2020-01-01' }], ['H+']],
      undefined,
      '1.0',
    ],
    [
      'none if all are deprecated or without support',
      [
        ['', { deprecated: true }],
        ['', { eol: '2020-01-01' }],
      ],
      undefined,
      null,
    ],
    ['none if none was scanned', [['unscanned'], ['withheld']], undefined, null],
    ['none without versions', [], undefined, null],
  ])('%s', (_, stated, pinned, expected) => {
    expect(recommend(stated, pinned)).toBe(expected);
  });
});

test('the data date is the latest of scans and catalog', () => {
  const own = security('a', { '2': '', '1': '' });
  const [first, second] = own.versions;
  const dated = (a: string | null, b: string | null) => [
    {
      ...own,
      versions: [first, second].flatMap((each, i) =>
        each ? [{ ...each, scannedAt: [a, b][i] ?? null }] : [],
      ),
    },
  ];
  expect([
    findDataDate([], null),
    findDataDate(dated(null, null), AT),
    findDataDate(dated(AT, null), null),
    findDataDate(dated('2026-01-01T00:00:00Z', AT), '2026-02-01T00:00:00Z'),
    findDataDate(dated('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'), AT),
  ]).toEqual([null, AT, AT, AT, AT]);
});

test.each([
  ['', false],
  ['CHM+', undefined],
  ['CH', false],
  ['M+L+', false],
  ['C+', true],
  ['C+M', undefined],
  ['C+M+', true],
])('counts of %j need urgent action: %s', (letters, expected) => {
  const rollup = security('a', { '2': letters }).versions[0]?.rollup;
  expect(rollup && isUrgentByCounts(rollup)).toBe(expected);
});
