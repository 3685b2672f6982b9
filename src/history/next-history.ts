import type { Coverage } from '../api/cves';
import type { HistoryCollection, HistoryRow } from '../api/history';
import type { CatalogTotals } from '../catalog/totals';
import { dayOf } from '../domain/instant';

/** The most rows that are kept (section "Limits" of the contract's additions). */
export const MAX_ROWS = 800;

export interface CatalogNumbers {
  readonly totals: CatalogTotals;
  readonly coverage: Coverage;
  /** Open vulnerabilities that are known to be exploited; null if no KEV catalog was ever used. */
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
 * The history after a run: a new row replaces the newest row if that is of the same or a later day, which it keeps.
 * Without a `dataDate`, nothing changes.
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
  const data = date === undefined ? rows : [...kept, toRow(date, numbers)];
  return {
    ...{ apiVersion: 'v1', resource: 'history' },
    total: Math.min(data.length, MAX_ROWS),
    data: data.slice(-MAX_ROWS),
  };
};
