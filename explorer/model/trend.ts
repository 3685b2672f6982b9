import { isFullDate } from '../../src/domain/instant';
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

/**
 * Where each day begins, by date, and where the last one ends: a day without data is a gap, not a day without findings.
 */
const columnsOf = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<number> => {
  const times = rows.map(({ date }) => Date.parse(date));
  const start = times[0] ?? 0;
  const end = (times.at(-1) ?? 0) + DAY_MS;
  return [...times, end].map((time) => Math.round((WIDTH * (time - start)) / (end - start)));
};

const heightOf = (value: number, most: number): number =>
  Math.round(10 * (HEIGHT - (HEIGHT * value) / Math.max(1, most))) / 10;

/** The indices of known values, split at the unknown ones. */
const runsOf = (values: ReadonlyArray<number | null>): ReadonlyArray<ReadonlyArray<number>> => {
  const runs: Array<Array<number>> = [];
  values.forEach((value, i) => {
    if (value === null) return;
    if ((values[i - 1] ?? null) === null) runs.push([i]);
    else runs.at(-1)?.push(i);
  });
  return runs;
};

/**
 * The area below each run of known values, as steps: a value holds until the next day with data, since nothing was
 * counted in between.
 */
const areaOf = (
  columns: ReadonlyArray<number>,
  values: ReadonlyArray<number | null>,
  most: number,
): Path =>
  runsOf(values)
    .map((run) => {
      const start = columns[run[0] ?? 0] ?? 0;
      const steps = run.map((i) => `${heightOf(values[i] ?? 0, most)}H${columns[i + 1]}`);
      return `M${start} ${steps.join('V')}V${HEIGHT}H${start}Z`;
    })
    .join('');

/** Findings of each severity and all worse ones, worst first. */
const sumsOf = (row: HistoryRow): ReadonlyArray<number> =>
  SEVERITIES.map((_, last) =>
    SEVERITIES.slice(0, last + 1).reduce((sum, { key }) => sum + row[key], 0),
  );

/** Whether any version had a record on a day. Without records, zeros mean nothing. */
export const isScannedDay = ({ scanned, partial }: HistoryRow): boolean => scanned + partial > 0;

const WEEK_MS = 7 * DAY_MS;

/** A number holds until the next day with changes. */
const changeOf = (rows: ReadonlyArray<HistoryRow>, last: HistoryRow): Change | undefined => {
  const weekBefore = Date.parse(last.date) - WEEK_MS;
  const then = rows.findLast(({ date }) => Date.parse(date) <= weekBefore);
  return then !== undefined && isScannedDay(then) && isScannedDay(last)
    ? { by: last.total - then.total, since: new Date(weekBefore).toISOString().slice(0, 10) }
    : undefined;
};

/** Fewer scanned days show no direction. */
const MIN_SCANNED_DAYS = 3;

/**
 * The areas of a history, from the first day with a scan; undefined with fewer than three such days. Days without any
 * record are gaps.
 */
export const toTrend = (data: ReadonlyArray<HistoryRow>): Trend | undefined => {
  const days = data.filter(({ date }) => isFullDate(date));
  const scannedDays = new Set(days.filter(isScannedDay).map(({ date }) => date)).size;
  const rows = days.slice(days.findIndex(isScannedDay));
  const [first] = rows;
  if (first === undefined || scannedDays < MIN_SCANNED_DAYS) return undefined;
  const columns = columnsOf(rows);
  const sums = rows.map((row) => (isScannedDay(row) ? sumsOf(row) : undefined));
  const most = maxOf(sums.map((each) => each?.at(-1) ?? 0));
  const last = rows.at(-1) ?? first;
  return {
    first,
    last,
    most,
    change: changeOf(rows, last),
    areas: SEVERITIES.map(({ word }, i): readonly [Severity, Path] => [
      word,
      areaOf(
        columns,
        sums.map((each) => each?.[i] ?? null),
        most,
      ),
    ]).toReversed(),
  };
};
