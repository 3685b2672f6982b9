import { describe, expect, test } from '@jest/globals';
import type { Decision } from '../../src/decide/carry-forward';
import {
  countStale,
  describeScans,
  type Freshness,
  measureFreshness,
  nameScans,
} from '../../src/decide/freshness';
import type { ImageStatus } from '../../src/decide/image-status';
import { publishedVersion, security } from '../builders/security';

/** Dates of scans by version; a version with `!` has no record. */
type Dates = Readonly<Record<string, string | null>>;

const imageOf = (slug: string, dates: Dates): ImageStatus => {
  const names = Object.keys(dates).map((key) => key.replace('!', ''));
  const built = security(slug, Object.fromEntries(names.map((name) => [name, ''])));
  return {
    ...built,
    versions: Object.entries(dates).map(([key, scannedAt], i) => ({
      ...{
        version: `${names[i]}`,
        digest: null,
        decision: { kind: 'unscanned' } as const,
        scanner: null,
        platforms: [],
        database: null,
        hasUrgent: false,
      },
      ...{ state: key.endsWith('!') ? 'withheld' : 'scanned', scannedAt },
      rollup: key.endsWith('!') ? undefined : built.versions[i]?.rollup,
    })),
  };
};

const staleOf = (...images: ReadonlyArray<ImageStatus>): ReadonlyArray<string> =>
  measureFreshness(images).stale.map(({ slug, version }) => `${slug}:${version}`);

const NEWEST = '2026-08-08T00:00:01Z';
const SEVEN_DAYS_OLDER = '2026-08-01T00:00:01Z';
const ONE_SECOND_MORE = '2026-08-01T00:00:00Z';

test.each<readonly [string, ReadonlyArray<ImageStatus>, ReadonlyArray<string>]>([
  ['none without images', [], []],
  ['none without a date', [imageOf('a', { 1: null, 2: null })], []],
  ['not the newest alone', [imageOf('a', { 1: NEWEST })], []],
  ['not after exactly 7 days', [imageOf('a', { 1: NEWEST, 2: SEVEN_DAYS_OLDER })], []],
  ['after one second more', [imageOf('a', { 1: NEWEST, 2: ONE_SECOND_MORE })], ['a:2']],
  [
    'in another image than the newest',
    [imageOf('a', { 1: NEWEST }), imageOf('b', { 1: ONE_SECOND_MORE })],
    ['b:1'],
  ],
  ['without a date, if any scan has one', [imageOf('a', { 1: NEWEST, 2: null })], ['a:2']],
  [
    'compared with a scan without a record',
    [imageOf('a', { '1!': NEWEST, 2: ONE_SECOND_MORE })],
    ['a:2'],
  ],
  [
    'but none without a record',
    [imageOf('a', { 1: NEWEST, '2!': ONE_SECOND_MORE, '3!': null })],
    [],
  ],
  [
    'oldest first, then in the order of the catalog, and without a date last',
    [
      imageOf('b', { 4: null, 3: NEWEST, 2: ONE_SECOND_MORE }),
      imageOf('a', { 2: ONE_SECOND_MORE, 1: '2025-01-01T00:00:00Z' }),
    ],
    ['a:1', 'b:2', 'a:2', 'b:4'],
  ],
])('versions with a stale scan: %s', (_, images, expected) => {
  expect(staleOf(...images)).toEqual(expected);
});

test('versions of this run are those whose record is from its reports', () => {
  const images = [imageOf('a', { 3: NEWEST, 2: ONE_SECOND_MORE, '1!': null })];
  const outcome = {
    ...({ kind: 'record', state: 'scanned', scannedAt: NEWEST, scanner: 'Trivy' } as const),
    ...{ scans: [], ignored: [], incomplete: [], gaps: [], unchecked: [] },
  };
  const decisions: ReadonlyArray<Decision> = [
    { kind: 'fresh', outcome },
    { kind: 'kept', published: publishedVersion() },
    { kind: 'unscanned' },
  ];
  const decided = images.map((image) => ({
    ...image,
    versions: image.versions.map((each, i) => ({
      ...each,
      decision: decisions[i] ?? each.decision,
    })),
  }));
  expect(measureFreshness(decided)).toEqual({
    ...{ versions: 3, recorded: 2, scannedNow: 1, newest: NEWEST },
    oldest: { slug: 'a', version: '2', scannedAt: ONE_SECOND_MORE },
    missed: [],
    stale: [{ slug: 'a', version: '2', scannedAt: ONE_SECOND_MORE }],
  });
});

test.each<readonly [string, ReadonlyArray<Decision['kind']>, ReadonlyArray<string>]>([
  ['most were scanned', ['fresh', 'kept', 'fresh'], ['v2']],
  ['only the stale one was not', ['fresh', 'fresh', 'kept'], []],
  ['half of them were scanned', ['fresh', 'kept', 'fresh', 'kept'], []],
  ['one image was built', ['fresh', 'kept', 'kept'], []],
])('versions are missed only if most others were scanned: %s', (_, kinds, expected) => {
  const dates = { v4: NEWEST, v3: NEWEST, v2: NEWEST, v1: '2026-07-01T00:00:00Z' };
  const { versions, ...image } = imageOf('a', dates);
  const wanted = versions.slice(kinds.includes('fresh') && kinds.length === 4 ? 0 : 1);
  const decided = wanted.map((each, i) => ({
    ...each,
    decision: { kind: kinds[i], outcome: {}, published: {} } as unknown as Decision,
  }));
  const { missed } = measureFreshness([{ ...image, versions: decided }]);
  expect(missed.map(({ version }) => version)).toEqual(expected);
});

const NOTHING: Freshness = {
  ...{
    versions: 1,
    recorded: 0,
    scannedNow: 0,
    oldest: undefined,
    newest: null,
    missed: [],
    stale: [],
  },
};
const OLDEST = { slug: 'redis', version: '1', scannedAt: ONE_SECOND_MORE };

describe('in words', () => {
  test.each<readonly [string, Partial<Freshness>, string]>([
    ['nothing was ever scanned', {}, 'this run scanned 0 of 1 version'],
    [
      'no scan has a date',
      { versions: 1200, recorded: 1100, scannedNow: 1000 },
      'this run scanned 1,000 of 1,200 versions; no scan states its date',
    ],
    [
      'the oldest scan is named',
      { versions: 2, recorded: 2, scannedNow: 1, oldest: OLDEST },
      'this run scanned 1 of 2 versions; the oldest scan is redis:1 of 2026-08-01T00:00:00Z',
    ],
  ])('%s', (_, given, expected) => {
    expect(describeScans({ ...NOTHING, ...given })).toBe(expected);
  });

  test('the five oldest stale versions are named', () => {
    const stale = ['1', '2', '3', '4', '5', '6'].map((version) => ({
      ...OLDEST,
      version,
      scannedAt: version === '2' ? null : OLDEST.scannedAt,
    }));
    expect([countStale({ newest: NEWEST, stale }), nameScans(stale)]).toEqual([
      '6 stale versions, scanned more than 7 days before the newest scan of 2026-08-08T00:00:01Z',
      'redis:1 (2026-08-01T00:00:00Z), redis:2 (no date), redis:3 (2026-08-01T00:00:00Z), redis:4 (2026-08-01T00:00:00Z), redis:5 (2026-08-01T00:00:00Z) and 1 more',
    ]);
  });
});
