import { type HistoryRow, SEVERITIES, type Severity } from './documents';
import { maxOf } from './numbers';

/** The view box; the page stretches the graphic. */
export const WIDTH = 1000;
export const HEIGHT = 100;

type Path = string;

export interface Trend {
  readonly first: HistoryRow;
  readonly last: HistoryRow;
  readonly most: number;
  /** Stacked: each covers the findings of its severity and all worse ones. */
  readonly areas: ReadonlyArray<readonly [severity: Severity, path: Path]>;
  /** Undefined if the number of a week before is unknown. */
  readonly change: Change | undefined;
}

interface Change {
  readonly by: number;
  /** A week before the last day, `YYYY-MM-DD`. */
  readonly since: string;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Fewer scanned days show no direction. */
const MIN_SCANNED_DAYS = 3;

/** Where each day begins, by date, and where the last one ends. */
const columnsOf = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<number> => {
  const times = rows.map(({ date }) => Date.parse(date));
  const start = times[0] ?? 0;
  const end = (times.at(-1) ?? 0) + DAY_MS;
  return [...times, end].map((time) => Math.round((WIDTH * (time - start)) / (end - start)));
};

const heightOf = (value: number, most: number): number =>
  Math.round(10 * (HEIGHT - (HEIGHT * value) / Math.max(1, most))) / 10;

/** Sums the first severities, which are the worst. */
const sumOf = (row: HistoryRow, severities: number): number =>
  SEVERITIES.slice(0, severities).reduce((sum, { key }) => sum + row[key], 0);

/** Without any record, zeros mean nothing. */
export const isScannedDay = ({ scanned, partial }: HistoryRow): boolean => scanned + partial > 0;

const changeOf = (rows: ReadonlyArray<HistoryRow>, last: HistoryRow): Change | undefined => {
  const weekBefore = Date.parse(last.date) - WEEK_MS;
  const then = rows.findLast(({ date }) => Date.parse(date) <= weekBefore);
  return then !== undefined && isScannedDay(then) && isScannedDay(last)
    ? { by: last.total - then.total, since: new Date(weekBefore).toISOString().slice(0, 10) }
    : undefined;
};

/** Begins with the first scanned day; undefined with fewer than three scanned days. */
export const toTrend = (data: ReadonlyArray<HistoryRow>): Trend | undefined => {
  const rows = data.slice(data.findIndex(isScannedDay));
  const scanned = rows.filter(isScannedDay);
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || scanned.length < MIN_SCANNED_DAYS)
    return undefined;
  const columns = columnsOf(rows);
  const most = maxOf(scanned.map((row) => sumOf(row, SEVERITIES.length)));
  /** Draws a step for each scanned day up to the next day with data: nothing was counted in between. */
  const areaOf = (severities: number): Path =>
    rows
      .map((row, i) =>
        isScannedDay(row)
          ? `M${columns[i]} ${HEIGHT}V${heightOf(sumOf(row, severities), most)}H${columns[i + 1]}V${HEIGHT}Z`
          : '',
      )
      .join('');
  return {
    first,
    last,
    most,
    change: changeOf(rows, last),
    areas: SEVERITIES.map(({ word }, i) => [word, areaOf(i + 1)] as const).toReversed(),
  };
};
