import type { HistoryCollection, HistoryRow } from '../../contract/history';
import { type CatalogTotals, coverageOf } from '../../decide/totals';
import { dayOf } from '../../domain/instant';

/** The most rows that are kept (section "Limits" of the contract's additions). */
export const MAX_ROWS = 800;

/** The numbers of a run; `exploited` is null if no KEV catalog was ever used. */
type Numbers = Pick<HistoryRow, 'exploited'> & { readonly totals: CatalogTotals };

const toRow = (date: string, { totals, exploited }: Numbers): HistoryRow => ({
  date,
  images: totals.images,
  ...coverageOf(totals),
  total: totals.findings,
  fixable: totals.fixable,
  critical: totals.critical,
  high: totals.high,
  medium: totals.medium,
  low: totals.low,
  unknown: totals.unknown,
  imagesWithCves: totals.imagesWithCves,
  imagesNeedingRebuild: totals.imagesNeedingRebuild,
  exploited,
});

/**
 * The history after a run: a new row replaces the newest row if that is of the same or a later day, which it keeps.
 * Without a `dataDate`, nothing changes.
 */
export const nextHistory = (
  rows: ReadonlyArray<HistoryRow>,
  numbers: Numbers,
  dataDate: string | null,
): HistoryCollection => {
  const day = dataDate === null ? undefined : dayOf(dataDate);
  const newest = rows.at(-1);
  const date = newest !== undefined && day !== undefined && newest.date > day ? newest.date : day;
  const kept = newest?.date === date ? rows.slice(0, -1) : rows;
  const data = date === undefined ? rows : [...kept, toRow(date, numbers)];
  return {
    apiVersion: 'v1',
    resource: 'history',
    total: Math.min(data.length, MAX_ROWS),
    data: data.slice(-MAX_ROWS),
  };
};
