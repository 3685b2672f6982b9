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

describe('the curves of a history', () => {
  test.each([[[]], [[row('no day')]]])('are none without a day: %#', (rows) => {
    expect(toTrend(rows)).toBeUndefined();
  });

  test('are level after one day', () => {
    const only = row('2026-08-20', { critical: 1, low: 3, exploited: 2 });
    const all = 'M0 0L1000 0V100H0Z';
    const critical = 'M0 75L1000 75V100H0Z';
    expect(toTrend([only])).toEqual({
      first: only,
      last: only,
      most: 4,
      areas: [
        ['UNKNOWN', all],
        ['LOW', all],
        ['MEDIUM', critical],
        ['HIGH', critical],
        ['CRITICAL', critical],
      ],
      exploited: 'M0 0L1000 0',
      mostExploited: 2,
    });
  });

  test('lie on the ground where nothing is found', () => {
    const trend = toTrend([row('2026-08-19'), row('2026-08-20', { exploited: 0 })]);
    expect([trend?.most, trend?.areas[0], trend?.exploited]).toEqual([
      0,
      ['UNKNOWN', 'M0 100L1000 100V100H0Z'],
      'M1000 100h0',
    ]);
  });

  test('stand by their date, and have gaps where nobody looked', () => {
    const rows = [
      row('2026-08-01', { high: 1 }),
      row('2026-08-02', { high: 2, exploited: 1 }),
      row('2026-08-05', { high: 3 }),
      row('2026-08-09', { high: 4, exploited: 2 }),
      row('2026-08-11', { high: 1, exploited: 4 }),
    ];
    const trend = toTrend(rows);
    expect([trend?.areas[3], trend?.exploited, trend?.mostExploited]).toEqual([
      ['HIGH', 'M0 75L100 50L400 25L800 0L1000 75V100H0Z'],
      'M100 75h0M800 50L1000 0',
      4,
    ]);
  });

  test('of a catalog that was never scanned are none, not curves at zero', () => {
    const never = { scanned: 0, unscanned: 1, exploited: 0 };
    expect(toTrend([row('2026-08-19', never), row('2026-08-20', never)])).toBeUndefined();
  });

  test('begin with the first scan: no day before it counts as one without findings', () => {
    const never = { scanned: 0, unscanned: 1, exploited: 0 };
    const rows = [
      row('2026-08-01', never),
      row('2026-08-03', { scanned: 0, partial: 1, high: 2, exploited: 1 }),
      row('2026-08-05', { high: 4, exploited: 1 }),
    ];
    const trend = toTrend(rows);
    expect([trend?.first.date, trend?.areas[3], trend?.exploited]).toEqual([
      '2026-08-03',
      ['HIGH', 'M0 50L1000 0V100H0Z'],
      'M0 0L1000 0',
    ]);
  });

  test('have gaps on days without any record', () => {
    const never = { scanned: 0, withheld: 1, exploited: 0 };
    const rows = [
      row('2026-08-01', { low: 4, exploited: 1 }),
      row('2026-08-02', { low: 2, exploited: 1 }),
      row('2026-08-03', never),
      row('2026-08-05', { low: 4, exploited: 1 }),
      row('2026-08-10', never),
      row('2026-08-11', never),
    ];
    const trend = toTrend(rows);
    expect([trend?.areas[1], trend?.exploited, trend?.last.date]).toEqual([
      ['LOW', 'M0 0L100 50V100H0ZM400 0h2V100H400Z'],
      'M0 0L100 0M400 0h0',
      '2026-08-11',
    ]);
  });

  test('leave out what no day is, and need no special order of two rows of a day', () => {
    const twice = [row('2026-08-20', { low: 1 }), row('2026-08-20', { low: 2 }), row('x')];
    expect(toTrend(twice)?.areas[0]).toEqual(['UNKNOWN', 'M0 50L1000 0V100H0Z']);
  });

  test('of 800 days are 800 points', () => {
    const rows = Array.from({ length: 800 }, (_, i) =>
      row(new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10), { low: i, exploited: i }),
    );
    const trend = toTrend(rows);
    expect([
      trend?.areas.map(([, path]) => path.match(/[ML]/g)?.length),
      trend?.exploited?.match(/[ML]/g)?.length,
      trend?.first.date,
      trend?.last.date,
      trend?.most,
    ]).toEqual([[800, 800, 800, 800, 800], 800, '2024-01-01', '2026-03-10', 799]);
  });
});
