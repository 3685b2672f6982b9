import { type HistoryRow, SEVERITIES, type Severity } from './documents';
import { maxOf } from './numbers';

/** The view box of the graphic, which the page stretches. */
export const WIDTH = 1000;
export const HEIGHT = 100;

type Path = string;

export interface Trend {
  readonly first: HistoryRow;
  readonly last: HistoryRow;
  readonly most: number;
  /** Stacked areas: each covers the findings of its severity and all worse ones. */
  readonly areas: ReadonlyArray<readonly [severity: Severity, path: Path]>;
  /** How many more findings the last day has than the day a week before it; undefined if that is unknown. */
  readonly change: Change | undefined;
}

interface Change {
  readonly by: number;
  /** The day a week before the last one, `YYYY-MM-DD`. */
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

/** Findings of the first severities, which are the worst. */
const sumOf = (row: HistoryRow, severities: number): number =>
  SEVERITIES.slice(0, severities).reduce((sum, { key }) => sum + row[key], 0);

/** Whether any version had a record on a day. Without records, zeros mean nothing. */
export const isScannedDay = ({ scanned, partial }: HistoryRow): boolean => scanned + partial > 0;

const changeOf = (rows: ReadonlyArray<HistoryRow>, last: HistoryRow): Change | undefined => {
  const weekBefore = Date.parse(last.date) - WEEK_MS;
  const then = rows.findLast(({ date }) => Date.parse(date) <= weekBefore);
  return then !== undefined && isScannedDay(then) && isScannedDay(last)
    ? { by: last.total - then.total, since: new Date(weekBefore).toISOString().slice(0, 10) }
    : undefined;
};

/** The areas of a history, from the first day with a scan; undefined with fewer than three such days. */
export const toTrend = (data: ReadonlyArray<HistoryRow>): Trend | undefined => {
  const rows = data.slice(data.findIndex(isScannedDay));
  const scanned = rows.filter(isScannedDay);
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || scanned.length < MIN_SCANNED_DAYS)
    return undefined;
  const columns = columnsOf(rows);
  const most = maxOf(scanned.map((row) => sumOf(row, SEVERITIES.length)));
  /** A step for each scanned day; it ends at the next day with data, since nothing was counted in between. */
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
