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

describe('the verdict for', () => {
  test.each([
    ['no findings', verdict(''), ['supported', false, '2']],
    ['findings without a fix', verdict('CH'), ['supported', false, '2']],
    ['fixable findings that are not urgent', verdict('CHM+L+U+'), ['supported', false, '2']],
    ['an urgent fixable finding', verdict('H+'), ['rebuild', true, null]],
    ['no report', verdict('unscanned'), ['unverified', null, null]],
    ['a partial record', verdict('partial'), ['unverified', null, null]],
    ['an unknown scan date', verdict('', { scannedAt: null }), ['unverified', false, null]],
    [
      'a scan 30 days before the data date',
      verdict('', { scannedAt: '2026-07-21T02:00:00Z' }),
      ['supported', false, '2'],
    ],
    [
      'a scan one second older',
      verdict('', { scannedAt: '2026-07-21T01:59:59Z' }),
      ['unverified', false, null],
    ],
    ['the last day of support', verdict('', { eol: '2026-08-20' }), ['supported', false, '2']],
    ['the day after the end of support', verdict('H+', { eol: '2026-08-19' }), ['eol', true, null]],
    ['no data date', verdict('H+', { eol: '2026-08-19' }, null), ['rebuild', true, null]],
    [
      'a deprecated version',
      verdict('H+', { eol: '2026-08-19', deprecated: true }),
      ['deprecated', true, null],
    ],
    ['deprecated: false', verdict('', { deprecated: false }), ['supported', false, '2']],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

test.each([
  ['the newest that is supported', undefined, '2.0'],
  ['the one that the owner pins, whatever its verdict', '3.0', '3.0'],
])('recommended is %s', (_, recommended, expected) => {
  const versions = [{ version: '3.0' }, { version: '2.0' }, { version: '1.0' }];
  const catalog = catalogOf({
    images: [image('a', { versions, ...(recommended ? { recommended } : {}) })],
  });
  const own = security('a', { '3.0': 'H+', '2.0': 'H', '1.0': '' });
  const dated = { ...own, versions: own.versions.map((each) => ({ ...each, scannedAt: AT })) };
  expect(judgeVersions(catalog, [dated], AT).map((each) => each.recommended)).toEqual([expected]);
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
