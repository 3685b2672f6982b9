import type { Coverage } from '../api/cves';
import type { HistoryCollection, HistoryRow } from '../api/history';
import type { CatalogTotals } from '../catalog/totals';
import { dayOf } from './facts';

/** Rows that are kept (section "Limits" of the contract's additions). */
export const MAX_ROWS = 800;

/** The numbers of a catalog after a run. */
export interface CatalogNumbers {
  readonly totals: CatalogTotals;
  readonly coverage: Coverage;
  /** Open vulnerabilities that are known to be exploited; null if that was never looked at. */
  readonly exploited: number | null;
}

const toRow = (date: string, { totals, coverage, exploited }: CatalogNumbers): HistoryRow => ({
  date,
  images: totals.images,
  ...coverage,
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
 * The history after a run: the row of the day of the data takes the place of an earlier one of that day, or of
 * the newest row where that is of a later day. Without a date of the data there is no new row.
 */
export const nextHistory = (
  rows: ReadonlyArray<HistoryRow>,
  numbers: CatalogNumbers,
  dataDate: string | null,
): HistoryCollection => {
  const day = dataDate === null ? undefined : dayOf(dataDate);
  const newest = rows.at(-1);
  const date = newest !== undefined && day !== undefined && newest.date > day ? newest.date : day;
  const kept = newest?.date === date ? rows.slice(0, -1) : rows;
  const data = date === undefined ? [...rows] : [...kept, toRow(date, numbers)];
  return {
    ...{ apiVersion: 'v1', resource: 'history' },
    total: Math.min(data.length, MAX_ROWS),
    data: data.slice(-MAX_ROWS),
  };
};
