/** Times to fix: that what is open counts, and that nothing is called fixed that was not. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type EndedEpisode, isFixed, type Line } from '../../src/contract/findings';
import type { FixClock, FixRow } from '../../src/contract/fixes';
import { countCatalog } from '../../src/decide/totals';
import type { FixesInput } from '../../src/derive/projections/fixes';
import { renderBadges } from '../../src/derive/render/badges';
import { toDate } from '../../src/domain/instant';
import { type Severity, severities } from '../../src/domain/severity';
import { fixesOf, type ImageLine } from '../builders/fixes';
import { catalogOf } from '../builders/manifest';

const HOUR = 3_600_000;
/** Hours after a moment in August 2026. */
const at = (hours: number): string => toDate(Date.UTC(2026, 7, 1) + hours * HOUR);
const day = (days: number): string => at(24 * days);

/** Cases of one image: how many, since when, and how each ended; dates in days after that moment. */
interface Some {
  readonly count: number;
  readonly severity?: Severity;
  readonly since?: number | null;
  readonly fixable?: number | null;
  readonly end?: EndedEpisode['end'] | undefined;
  readonly until?: number;
  readonly last?: number | null;
}

const dated = (days: number | null): string | null => (days === null ? null : day(days));

const lineOf = (all: ReadonlyArray<Some>, from: string | null = day(0)): Line => {
  const episodes = all.flatMap(({ count, ...own }, k) =>
    Array.from({ length: count }, (_, i) => ({ ...own, id: `CVE-2026-${1000 * (k + 1) + i}` })),
  );
  const started = ({ id, severity = 'HIGH', since = 1, fixable = null }: (typeof episodes)[0]) => ({
    ...{ id, severity, since: dated(since), fixableSince: dated(fixable) },
  });
  return {
    ...{ version: '1', from },
    open: episodes.filter(({ end }) => end === undefined).map(started),
    ended: episodes.flatMap(({ end, until = 2, last = null, ...own }) =>
      end === undefined ? [] : [{ ...started(own), last: dated(last), until: day(until), end }],
    ),
  };
};

const image = (all: ReadonlyArray<Some>, more: Partial<ImageLine> = {}): ImageLine => ({
  ...{ slug: 'redis', line: lineOf(all), verdict: 'supported' },
  ...more,
});

const NONE = { '7': null, '14': null, '30': null, '90': null };
const EMPTY = {
  ...{ n: 0, fixed: 0, open: 0, unproven: 0, suppressed: 0, removed: 0, before: 0 },
  ...{ within: NONE, p50: null, p80: null, p95: null, oldestOpenDays: null },
};

test('an estimate has three decimals and one, half of one up', () => {
  const all: ReadonlyArray<Some> = [
    { count: 15, end: 'rebuilt', until: 1.25 },
    { count: 1, end: 'rebuilt', until: 1.35 },
    { count: 16, since: 1 },
  ];
  expect(fixesOf([image(all)], { dataDate: day(8) }).data[0]).toEqual({
    ...{ scope: 'all', clock: 'seen', ...EMPTY },
    ...{ n: 32, fixed: 16, open: 16, p50: 0.4, oldestOpenDays: 7 },
    within: { '7': 0.5, '14': null, '30': null, '90': null },
  });
});

describe('the document', () => {
  test('without a record has rows without cases, and no dates', () => {
    expect(fixesOf([])).toEqual({
      ...{ apiVersion: 'v1', resource: 'fixes', from: null, to: null },
      ...{ resolution: null, targets: null },
      data: ['all', 'critical', 'high', 'medium', 'low', 'unknown', 'exploited'].flatMap((scope) =>
        ['seen', 'fixable'].map((clock) => ({ scope, clock, ...EMPTY })),
      ),
      images: [],
    });
  });

  test('tells of at most 365 days, and of no day before an image was looked at', () => {
    const fixed: Some = { count: 1, since: 10, end: 'rebuilt', until: 12 };
    const document = (to: number) => fixesOf([image([fixed])], { dataDate: day(to) });
    const cases = (to: number) => [document(to).from, document(to).data[0]?.n];
    expect([cases(20), cases(374), cases(375)]).toEqual([
      [day(0), 1],
      [day(9), 1],
      [day(10), 0],
    ]);
  });

  test('an image without a beginning has no cases, and the others have', () => {
    const [unknown, known] = [lineOf([{ count: 3 }], null), lineOf([{ count: 2 }], day(0))];
    const lines = [image([], { slug: 'a', line: unknown }), image([], { slug: 'b', line: known })];
    const { from, data } = fixesOf(lines, { dataDate: day(9) });
    expect([from, data[0]]).toEqual([
      day(0),
      {
        ...{ scope: 'all', clock: 'seen', ...EMPTY },
        ...{ n: 2, open: 2, before: 3, oldestOpenDays: 8 },
      },
    ]);
  });

  test('has rows of exploited ones, and of images with 20 critical and high cases', () => {
    const grave = (count: number): ReadonlyArray<Some> => [
      { count: count - 1, fixable: 1 },
      { count: 1, severity: 'CRITICAL' },
      { count: 9, severity: 'LOW' },
    ];
    const lines = [
      image(grave(20), { slug: 'a' }),
      image(grave(19), { slug: 'b' }),
      image(grave(21), { slug: 'c' }),
    ];
    const exploited = new Map([['CVE-2026-2000', '2026-08-01']]);
    const { data, images } = fixesOf(lines, { exploited, dataDate: day(9) });
    expect([data[12]?.scope, data[12]?.n]).toEqual(['exploited', 3]);
    expect(images.map(({ slug, clock, n }) => `${slug} ${clock} ${n}`)).toEqual([
      ...['a seen 20', 'c seen 21', 'c fixable 20'],
    ]);
  });

  test.each<readonly [string, ReadonlyArray<Some>, number | null]>([
    ['no fix', [{ count: 1, end: 'suppressed', last: 1 }], null],
    ['no scan before', [{ count: 1, end: 'rebuilt' }], null],
    ['one fix', [{ count: 1, end: 'rebuilt', last: 1.5 }], 12],
    [
      'the middle of two',
      [
        { count: 1, end: 'rebuilt', last: 1 },
        { count: 1, end: 'version', last: 1.5 },
      ],
      18,
    ],
    [
      'the middle one',
      [
        { count: 1, end: 'rebuilt', last: 1, until: 9 },
        { count: 2, end: 'version', last: 1.5 },
      ],
      12,
    ],
    ['no case', [{ count: 1, since: 0, end: 'rebuilt', last: 1 }], null],
  ])('has a resolution: %s', (_, all, hours) => {
    expect(fixesOf([image(all)], { dataDate: day(20) }).resolution).toBe(hours);
  });
});

describe('a target', () => {
  const judge = (
    all: ReadonlyArray<Some>,
    targets: FixesInput['targets'],
    more: Partial<ImageLine> = {},
  ) => fixesOf([image(all, more)], { targets, dataDate: day(15) }).targets;

  test.each<readonly [string, Some, { readonly [K in 'met' | 'missed' | 'pending']?: number }]>([
    ['fixed in time, to the second', { count: 1, end: 'rebuilt', until: 8 }, { met: 1 }],
    ['fixed too late', { count: 1, end: 'rebuilt', until: 8.1 }, { missed: 1 }],
    ['fixed by a newer version', { count: 1, end: 'version', until: 8 }, { met: 1 }],
    ['open and old', { count: 1, since: 7.9 }, { missed: 1 }],
    ['open and there is time', { count: 1, since: 8 }, { pending: 1 }],
    ['suppressed in time', { count: 1, end: 'suppressed', until: 3 }, {}],
    ['suppressed later', { count: 1, end: 'suppressed', until: 9 }, { missed: 1 }],
    ['unproven later', { count: 1, end: 'unproven', until: 9 }, { missed: 1 }],
    ['removed in time', { count: 1, end: 'removed', until: 3 }, {}],
    ['no case', { count: 1, since: 0 }, {}],
    ['of another severity', { count: 1, severity: 'LOW' }, {}],
  ])('is judged: %s', (_, some, expected) => {
    expect(judge([some], { high: 7, from: 'seen' })).toEqual({
      from: 'seen',
      high: { days: 7, met: 0, missed: 0, pending: 0, ...expected },
    });
  });

  test('is counted from the first fix that was named, if nothing else is stated', () => {
    const all: ReadonlyArray<Some> = [{ count: 1, since: 1, fixable: 9 }, { count: 1 }];
    expect(judge(all, { high: 7, low: 90 })).toEqual({
      from: 'fixable',
      high: { days: 7, met: 0, missed: 0, pending: 1 },
      low: { days: 90, met: 0, missed: 0, pending: 0 },
    });
  });

  test.each(['deprecated', 'eol'] as const)('does not count what is open and %s', (verdict) => {
    const all: ReadonlyArray<Some> = [{ count: 1 }, { count: 1, end: 'rebuilt' }];
    expect(judge(all, { high: 7, from: 'seen' }, { verdict })).toEqual({
      from: 'seen',
      high: { days: 7, met: 1, missed: 0, pending: 0 },
    });
  });
});

test.each<readonly [string, ReadonlyArray<Some>]>([
  ['too few to say', []],
  ['too few to say', [{ count: 19, severity: 'CRITICAL', fixable: 1, end: 'rebuilt' }]],
  ['half not fixed yet (of 20)', [{ count: 20, severity: 'CRITICAL', fixable: 1 }]],
  [
    'critical fixed in 2 days (median of 34)',
    [{ count: 34, severity: 'CRITICAL', fixable: 1, end: 'rebuilt', until: 3 }],
  ],
  [
    'critical fixed in 1 day (median of 20)',
    [{ count: 20, severity: 'CRITICAL', fixable: 1, end: 'rebuilt' }],
  ],
])('the badge says %s', (message, all) => {
  const fixes = fixesOf([image(all)], { dataDate: day(9) });
  const totals = countCatalog({ charts: [] }, []);
  const files = renderBadges(catalogOf({}), { totals, fixes, hasOutdated: false });
  const { content } = files.find(({ path }) => path === 'badge/fix-time.json') ?? {};
  expect(JSON.parse(String(content))).toEqual({
    ...{ schemaVersion: 1, label: 'fix time', message, color: 'lightgrey' },
  });
});

/** The same numbers, slowly: each share from those that lasted at least as long. */
describe('against plain counting', () => {
  const anyDay = fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4);
  const some: fc.Arbitrary<Some> = fc.record({
    count: fc.integer({ min: 1, max: 12 }),
    severity: fc.constantFrom(...severities),
    since: fc.option(anyDay, { freq: 9, nil: null }),
    fixable: fc.option(anyDay, { nil: null }),
    end: fc.constantFrom<Some['end']>(
      ...(['rebuilt', 'version', 'unproven', 'suppressed', 'removed'] as const),
      ...[undefined, undefined],
    ),
    until: anyDay.map((days) => days + 15),
    last: fc.option(anyDay, { nil: null }),
  });
  const TO = 40;

  const startOf = ({ since = 1, fixable = null }: Some, clock: FixClock): number | null =>
    clock === 'seen' ? since : fixable;
  const up = (value: number, parts: number): number => Math.floor(value * parts + 0.5) / parts;

  const plain = (all: ReadonlyArray<Some>, clock: FixClock): FixRow => {
    const each = all.flatMap((some) => Array.from({ length: some.count }, () => some));
    const cases = each.flatMap(({ end, until = 2, ...own }) => {
      const start = startOf(own, clock);
      const isCase = own.since !== null && start !== null && start > 0;
      const days = (end === undefined ? TO : until) - (start ?? 0);
      return isCase ? [{ days, end, fixed: end && isFixed(end) }] : [];
    });
    const count = (end: Some['end']): number => cases.filter((one) => one.end === end).length;
    const open = each.filter((one) => one.end === undefined);
    const ages = open.flatMap((one) => startOf(one, clock) ?? []).map((start) => TO - start);
    const started = clock === 'seen' ? open.length : ages.length;
    const fixedUpTo = (days: number): number => {
      let left = 1;
      for (const time of [...new Set(cases.map((each) => each.days))].sort((a, b) => a - b)) {
        const atRisk = cases.filter((each) => each.days >= time).length;
        const now = cases.filter((each) => each.days === time && each.fixed).length;
        if (time <= days) left *= 1 - now / atRisk;
      }
      return 1 - left;
    };
    const times = cases.map((each) => each.days).sort((a, b) => a - b);
    const end = times.at(-1) ?? 0;
    const enough = cases.length >= 20;
    const share = (days: number) =>
      enough && (days <= end || fixedUpTo(end) > 1 - 1e-9) ? up(fixedUpTo(days), 1000) : null;
    const time = (part: number) => {
      const first = enough ? times.find((days) => fixedUpTo(days) >= part - 1e-9) : undefined;
      return first === undefined ? null : up(first, 10);
    };
    return {
      ...{ scope: 'all', clock, n: cases.length, fixed: count('rebuilt') + count('version') },
      ...{ open: count(undefined), unproven: count('unproven'), suppressed: count('suppressed') },
      ...{ removed: count('removed'), before: started - count(undefined) },
      oldestOpenDays: ages.length === 0 ? null : up(Math.max(...ages), 10),
      within: { '7': share(7), '14': share(14), '30': share(30), '90': share(90) },
      ...{ p50: time(0.5), p80: time(0.8), p95: time(0.95) },
    };
  };

  test('counts, shares and times are the same', () => {
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 12 }),
        fc.constantFrom<FixClock>('seen', 'fixable'),
        (all, clock) => {
          const { data } = fixesOf([image(all)], { dataDate: day(TO) });
          expect(data.find((row) => row.scope === 'all' && row.clock === clock)).toEqual(
            plain(all, clock),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test('neither the order of images nor how cases are spread over them matters', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (all) => {
        const one = fixesOf([image(all)], { dataDate: day(TO) });
        const many = all.map((each, i) => image([each], { slug: `image-${i}` })).reverse();
        expect(fixesOf(many, { dataDate: day(TO) }).data).toEqual(one.data);
      }),
    );
  });
});
