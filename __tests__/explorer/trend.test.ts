import { describe, expect, test } from '@jest/globals';
import type { HistoryRow } from '../../explorer/model/documents';
import { toTrend } from '../../explorer/model/trend';

const row = (date: string, some: Partial<HistoryRow> = {}): HistoryRow => ({
  date,
  images: 1,
  versions: 1,
  scanned: 1,
  partial: 0,
  withheld: 0,
  unscanned: 0,
  total: 0,
  fixable: 0,
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  unknown: 0,
  imagesWithCves: 0,
  imagesNeedingRebuild: 0,
  exploited: null,
  ...some,
});

describe('the areas of a history', () => {
  const never = { scanned: 0, unscanned: 1 };

  test.each<readonly [string, ReadonlyArray<HistoryRow>]>([
    ['no day', []],
    ['one day', [row('2026-08-20')]],
    ['two days', [row('2026-08-19'), row('2026-08-20')]],
    [
      'three days, one of them not scanned',
      [row('2026-08-18', never), row('2026-08-19'), row('2026-08-20')],
    ],
    [
      'no scan at all',
      [row('2026-08-18', never), row('2026-08-19', never), row('2026-08-20', never)],
    ],
  ])('are none of %s: fewer than three scanned days have no direction', (_, rows) => {
    expect(toTrend(rows)).toBeUndefined();
  });

  test.each<
    readonly [string, ReadonlyArray<readonly [string, number, object?]>, number | undefined]
  >([
    [
      'seven days',
      [
        ['2026-08-13', 3],
        ['2026-08-19', 8],
        ['2026-08-20', 5],
      ],
      2,
    ],
    [
      'the last day with changes before these',
      [
        ['2026-08-01', 9],
        ['2026-08-11', 7],
        ['2026-08-14', 6],
        ['2026-08-20', 5],
      ],
      -2,
    ],
    [
      'less than seven days',
      [
        ['2026-08-14', 3],
        ['2026-08-19', 8],
        ['2026-08-20', 5],
      ],
      undefined,
    ],
    [
      'a day without a scan',
      [
        ['2026-08-01', 9],
        ['2026-08-13', 0, never],
        ['2026-08-19', 8],
        ['2026-08-20', 5],
      ],
      undefined,
    ],
  ])(
    'know how many more findings the last day has than one a week before: compare with %s',
    (_, days, by) => {
      const rows = days.map(([date, total, more]) => row(date, { total, ...more }));
      const change = by === undefined ? undefined : { by, since: '2026-08-13' };
      expect(toTrend(rows)?.change).toEqual(change);
    },
  );

  test('stack the severities, worst at the bottom', () => {
    const first = row('2026-08-18', { critical: 1, low: 3 });
    const last = row('2026-08-20', { critical: 1, low: 3 });
    const all = 'M0 100V0H333V100ZM333 100V0H667V100ZM667 100V0H1000V100Z';
    const critical = 'M0 100V75H333V100ZM333 100V75H667V100ZM667 100V75H1000V100Z';
    expect(toTrend([first, { ...first, date: '2026-08-19' }, last])).toEqual({
      first,
      last,
      change: undefined,
      most: 4,
      areas: [
        ['UNKNOWN', all],
        ['LOW', all],
        ['MEDIUM', critical],
        ['HIGH', critical],
        ['CRITICAL', critical],
      ],
    });
  });

  test('stay on the ground where nothing is found', () => {
    const trend = toTrend([row('2026-08-17'), row('2026-08-18'), row('2026-08-20')]);
    expect([trend?.most, trend?.areas[0]]).toEqual([
      0,
      ['UNKNOWN', 'M0 100V100H250V100ZM250 100V100H750V100ZM750 100V100H1000V100Z'],
    ]);
  });

  test('are steps by date, since nothing was counted between two scans, with gaps of what is unknown', () => {
    const rows = [
      row('2026-08-01', { high: 1 }),
      row('2026-08-02', { high: 2 }),
      row('2026-08-05', { high: 3 }),
      row('2026-08-08', { high: 4 }),
      row('2026-08-10', { high: 1 }),
    ];
    const trend = toTrend(rows);
    expect(trend?.areas[3]).toEqual([
      'HIGH',
      'M0 100V75H100V100ZM100 100V50H400V100ZM400 100V25H700V100ZM700 100V0H900V100ZM900 100V75H1000V100Z',
    ]);
  });

  test('begin with the first scan: no day before it counts as one without findings', () => {
    const rows = [
      row('2026-08-01', never),
      row('2026-08-03', { scanned: 0, partial: 1, high: 2 }),
      row('2026-08-05', { high: 4 }),
      row('2026-08-06', { high: 4 }),
    ];
    const trend = toTrend(rows);
    expect([trend?.first.date, trend?.areas[3]]).toEqual([
      '2026-08-03',
      ['HIGH', 'M0 100V50H500V100ZM500 100V0H750V100ZM750 100V0H1000V100Z'],
    ]);
  });

  test('have gaps on days without any record', () => {
    const rows = [
      row('2026-08-01', { low: 4 }),
      row('2026-08-02', { low: 2 }),
      row('2026-08-03', { ...never, withheld: 1 }),
      row('2026-08-05', { low: 4 }),
      row('2026-08-09', never),
      row('2026-08-10', never),
    ];
    const trend = toTrend(rows);
    expect([trend?.areas[1], trend?.last.date]).toEqual([
      ['LOW', 'M0 100V0H100V100ZM100 100V50H200V100ZM400 100V0H800V100Z'],
      '2026-08-10',
    ]);
  });

  test('of 800 days have 800 steps', () => {
    const rows = Array.from({ length: 800 }, (_, i) =>
      row(new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10), { low: i }),
    );
    const trend = toTrend(rows);
    const stepsOf = (path = '') => path.match(/H/g)?.length;
    expect([
      trend?.areas.map(([, path]) => stepsOf(path)),
      trend?.first.date,
      trend?.last.date,
      trend?.most,
    ]).toEqual([[800, 800, 800, 800, 800], '2024-01-01', '2026-03-10', 799]);
  });
});
