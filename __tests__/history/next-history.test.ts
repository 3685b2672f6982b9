import { describe, expect, test } from '@jest/globals';
import type { HistoryRow } from '../../src/contract/history';
import { countCatalog } from '../../src/decide/totals';
import { MAX_ROWS, nextHistory } from '../../src/derive/days/next-history';

const dayAfter = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

describe('the history', () => {
  const states = ['scanned', 'partial', 'withheld', 'unscanned'] as const;
  const totals = countCatalog({ images: 2, charts: 1, records: [], states });
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
    ['does not change without a data date', [row(one, old)], null, [row(one, old)]],
  ])('%s', (_, before, dataDate, expected) => {
    expect(nextHistory(before, numbers, dataDate)).toEqual({
      ...{ apiVersion: 'v1', resource: 'history', total: expected.length },
      data: expected,
    });
  });

  test('keeps the newest rows', () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, i) => row(dayAfter(i)));
    const { total, data } = nextHistory(rows, numbers, `${dayAfter(MAX_ROWS)}T00:00:00Z`);
    expect([total, data.length, data[0]?.date, data.at(-1)?.date]).toEqual([
      ...[MAX_ROWS, MAX_ROWS, dayAfter(1), dayAfter(MAX_ROWS)],
    ]);
  });
});
