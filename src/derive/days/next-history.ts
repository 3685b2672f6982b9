import type { HistoryRow } from '../../contract/history';
import type { CatalogTotals } from '../../decide/totals';
import { dayOf } from '../../domain/instant';
import { compareText } from '../../domain/values/compare';
import { uniqueBy } from '../../domain/values/group-by';

/** The limit is in docs/history-and-size.md. */
export const MAX_ROWS = 800;

/** `exploited` is null if no KEV catalog was ever used. */
type Numbers = Pick<HistoryRow, 'exploited'> & { readonly totals: CatalogTotals };

/** Oldest first, one row a day: an edited document may have rows out of order or twice. */
const sortRows = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<HistoryRow> =>
  uniqueBy(rows, ({ date }) => date).sort((a, b) => compareText(a.date, b.date));

/**
 * Adds the row of a run. It replaces the newest row if that is of the same or a later day, and then has its date.
 * Without a `dataDate`, nothing is added.
 */
export const nextHistory = (
  published: ReadonlyArray<HistoryRow>,
  { totals, exploited }: Numbers,
  dataDate: string | null,
): ReadonlyArray<HistoryRow> => {
  const rows = sortRows(published);
  const day = dataDate === null ? undefined : dayOf(dataDate);
  const newest = rows.at(-1);
  const date = newest !== undefined && day !== undefined && newest.date > day ? newest.date : day;
  if (date === undefined) return rows.slice(-MAX_ROWS);
  const kept = newest?.date === date ? rows.slice(0, -1) : rows;
  const { older, findings, ...counts } = totals;
  const row = { ...counts, date, total: findings, exploited, ...(older > 0 ? { older } : {}) };
  return [...kept, row].slice(-MAX_ROWS);
};
