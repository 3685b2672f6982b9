import { describe, expect, test } from '@jest/globals';
import { HistoryRow } from '../../src/contract/history';
import { countCatalog } from '../../src/decide/totals';
import { MAX_ROWS, nextHistory } from '../../src/derive/days/next-history';
import { security } from '../builders/security';

const dayAfter = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

describe('the history', () => {
  const totals = countCatalog({ charts: [] }, [
    security('a', { 2: 'scanned', 1: 'partial' }),
    security('b', { 2: 'withheld', 1: 'unscanned' }),
  ]);
  const numbers = { totals, exploited: 3 };
  const row = (date: string, more: Partial<HistoryRow> = {}): HistoryRow => ({
    ...{ date, images: 2, versions: 4, scanned: 1, partial: 1, withheld: 1, unscanned: 1 },
    ...{ total: 0, fixable: 0, critical: 0, high: 0, medium: 0, low: 0, unknown: 0 },
    ...{ imagesWithCves: 0, imagesNeedingRebuild: 0, exploited: 3 },
    ...more,
  });
  const [one, two, three] = ['2026-08-01', '2026-08-02', '2026-08-03'] as const;
  const old = { exploited: null };

  test.each([
    ['begins with a first row', [], `${one}T00:00:00Z`, [row(one)]],
    ['gets a row for a new day', [row(one, old)], `${two}T23:59:59Z`, [row(one, old), row(two)]],
    [
      'replaces the row of the same day',
      [row(one, old), row(two, old)],
      `${two}T01:00:00Z`,
      [row(one, old), row(two)],
    ],
    [
      'replaces a later row but keeps its day',
      [row(one, old), row(three, old)],
      `${two}T01:00:00Z`,
      [row(one, old), row(three)],
    ],
    [
      'has one row for each day, oldest first, whatever an edit did',
      [row(two, old), row(one, old), row(two)],
      `${three}T00:00:00Z`,
      [row(one, old), row(two), row(three)],
    ],
    ['does not change without a data date', [row(one, old)], null, [row(one, old)]],
  ])('%s', (_, before, dataDate, expected) => {
    const rows = nextHistory(before, numbers, dataDate);
    expect(rows.map((each) => HistoryRow.encode(each))).toEqual(expected);
  });

  test('says how many images are counted by an older version, if any is', () => {
    const rows = [0, 2].map((older) => {
      const counted = { ...numbers, totals: { ...totals, older } };
      return nextHistory([], counted, `${one}T00:00:00Z`).map((each) => HistoryRow.encode(each));
    });
    expect(rows).toEqual([[row(one)], [row(one, { older: 2 })]]);
  });

  test('keeps the newest rows', () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, i) => row(dayAfter(i)));
    const kept = nextHistory(rows, numbers, `${dayAfter(MAX_ROWS)}T00:00:00Z`);
    expect([kept.length, kept[0]?.date, kept.at(-1)?.date]).toEqual([
      ...[MAX_ROWS, dayAfter(1), dayAfter(MAX_ROWS)],
    ]);
  });
});
