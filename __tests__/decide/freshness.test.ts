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
import { versionKey } from '../../src/domain/version-key';
import { scan } from '../builders/reports';
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
  measureFreshness(images, new Map()).stale.map(({ slug, version }) => `${slug}:${version}`);

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
  expect(measureFreshness(decided, new Map())).toEqual({
    ...{ versions: 3, recorded: 2, scannedNow: 1, newest: NEWEST },
    oldest: { slug: 'a', version: '2', scannedAt: ONE_SECOND_MORE },
    missed: [],
    stale: [{ slug: 'a', version: '2', scannedAt: ONE_SECOND_MORE }],
  });
});

/** Versions by name, newest first: how each was decided, its date, and the dates of the reports of this run. */
type Night = Readonly<
  Record<string, readonly [Decision['kind'], date: string | null, reports?: ReadonlyArray<string>]>
>;

const measureNight = (night: Night): Freshness => {
  const dates = Object.fromEntries(Object.entries(night).map(([name, [, date]]) => [name, date]));
  const { versions, ...image } = imageOf('a', dates);
  const decided = versions.map((each) => {
    const kind = night[each.version]?.[0] ?? 'unscanned';
    const published = publishedVersion({ scannedAt: each.scannedAt });
    return { ...each, decision: { kind, outcome: {}, published } as unknown as Decision };
  });
  const reports = Object.entries(night).flatMap(([version, [, , own]]) =>
    own === undefined
      ? []
      : [
          [
            versionKey('a', version),
            own.map((scannedAt) => scan('r.json', { scannedAt })),
          ] as const,
        ],
  );
  return measureFreshness([{ ...image, versions: decided }], new Map(reports));
};

const LAST_NIGHT = '2026-08-07T03:00:00Z';
const TWENTY_HOURS_OLDER = '2026-08-07T04:00:01Z';
const MORE_THAN_20_HOURS = '2026-08-07T04:00:00Z';
const LATER = '2026-08-07T22:00:00Z';

test.each<readonly [string, Night, missed: ReadonlyArray<string>, scannedNow: number]>([
  [
    'most were scanned',
    { v3: ['fresh', NEWEST], v2: ['kept', LAST_NIGHT], v1: ['fresh', NEWEST] },
    ...([['v2'], 2] as const),
  ],
  [
    'only the stale one was not',
    { v3: ['fresh', NEWEST], v2: ['fresh', NEWEST], v1: ['kept', '2026-07-01T00:00:00Z'] },
    ...([[], 2] as const),
  ],
  [
    'only one without a date was not',
    { v3: ['fresh', NEWEST], v2: ['fresh', NEWEST], v1: ['kept', null] },
    ...([[], 2] as const),
  ],
  [
    'half of them were scanned',
    { v2: ['fresh', NEWEST], v1: ['kept', LAST_NIGHT] },
    ...([[], 1] as const),
  ],
  [
    'one image was built',
    { v3: ['fresh', NEWEST], v2: ['kept', LAST_NIGHT], v1: ['kept', LAST_NIGHT] },
    ...([[], 1] as const),
  ],
  [
    'another was scanned exactly 20 hours before',
    { v3: ['fresh', NEWEST], v2: ['fresh', NEWEST], v1: ['kept', TWENTY_HOURS_OLDER] },
    ...([[], 2] as const),
  ],
  [
    'another was scanned one second more than 20 hours before',
    { v3: ['fresh', NEWEST], v2: ['fresh', NEWEST], v1: ['kept', MORE_THAN_20_HOURS] },
    ...([['v1'], 2] as const),
  ],
  [
    'a report lost to a later record',
    { v3: ['fresh', NEWEST], v2: ['fresh', NEWEST], v1: ['kept', LATER, [LAST_NIGHT]] },
    ...([[], 3] as const),
  ],
  [
    'every report lost to a later record',
    { v2: ['kept', NEWEST, [LAST_NIGHT]], v1: ['kept', LAST_NIGHT, ['2026-08-06T03:00:00Z']] },
    ...([[], 2] as const),
  ],
  [
    'a report proved nothing, so that the record stayed',
    { v3: ['fresh', NEWEST], v2: ['fresh', NEWEST], v1: ['kept', LAST_NIGHT, [NEWEST]] },
    ...([[], 2] as const),
  ],
  [
    'a withheld scan is the newest',
    { v3: ['fresh', LAST_NIGHT], v2: ['kept', LAST_NIGHT], 'v1!': ['withheld', NEWEST] },
    ...([[], 1] as const),
  ],
])('versions are missed only if no report is about them: %s', (_, night, missed, scannedNow) => {
  const measured = measureNight(night);
  expect([measured.missed.map(({ version }) => version), measured.scannedNow]).toEqual([
    missed,
    scannedNow,
  ]);
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
      'everything was scanned, so that none is old',
      { versions: 2, recorded: 2, scannedNow: 2, oldest: OLDEST },
      'this run scanned 2 of 2 versions',
    ],
    [
      'the oldest scan is named',
      { versions: 2, recorded: 2, scannedNow: 1, oldest: OLDEST },
      'this run scanned 1 of 2 versions; the oldest scan is of redis:1, from 2026-08-01T00:00:00Z',
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
      '6 stale versions, scanned more than 7 days before the newest scan (2026-08-08T00:00:01Z)',
      'redis:1 (2026-08-01T00:00:00Z), redis:2 (no date), redis:3 (2026-08-01T00:00:00Z), redis:4 (2026-08-01T00:00:00Z), redis:5 (2026-08-01T00:00:00Z) and 1 more',
    ]);
  });
});
