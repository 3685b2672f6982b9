import { isFullDate } from '../../src/domain/instant';
import { type HistoryRow, SEVERITIES, type Severity } from './documents';
import { maxOf } from './numbers';

/** The view box of both graphics, which the page stretches. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** The data of an SVG path. */
type Path = string;

export interface Trend {
  readonly first: HistoryRow;
  readonly last: HistoryRow;
  /** The highest number of findings on a day. */
  readonly most: number;
  /** Stacked areas: each covers the findings of its severity and all worse ones. */
  readonly areas: ReadonlyArray<readonly [severity: Severity, path: Path]>;
  /** The curve of exploited CVEs; undefined if that was never checked. */
  readonly exploited: Path | undefined;
  readonly mostExploited: number;
}

/** The horizontal position of each day, by date: a day without data is a gap, not a day without findings. */
const columnsOf = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<number> => {
  const times = rows.map(({ date }) => Date.parse(date));
  const start = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - start;
  return times.map((time, i) =>
    Math.round(span === 0 ? (WIDTH * i) / (rows.length - 1) : (WIDTH * (time - start)) / span),
  );
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

/** Draws each run of known values as a line; `end` ends it, and is given whether it has a single point. */
const drawn = (
  columns: ReadonlyArray<number>,
  values: ReadonlyArray<number | null>,
  most: number,
  end: (isAlone: boolean, start: number) => string,
): Path =>
  runsOf(values)
    .map((run) => {
      const points = run.map((i) => `${columns[i]} ${heightOf(values[i] ?? 0, most)}`);
      return `M${points.join('L')}${end(run.length === 1, columns[run[0] ?? 0] ?? 0)}`;
    })
    .join('');

/** A curve with gaps for unknown values. A single day between gaps is a dot. */
const curveOf = (
  columns: ReadonlyArray<number>,
  values: ReadonlyArray<number | null>,
  most: number,
): Path => drawn(columns, values, most, (isAlone) => (isAlone ? 'h0' : ''));

/** The area below such a curve. A single day between gaps is a narrow bar. */
const areaOf = (
  columns: ReadonlyArray<number>,
  values: ReadonlyArray<number | null>,
  most: number,
): Path =>
  drawn(columns, values, most, (isAlone, start) => `${isAlone ? 'h2' : ''}V${HEIGHT}H${start}Z`);

/** Findings of each severity and all worse ones, worst first. */
const sumsOf = (row: HistoryRow): ReadonlyArray<number> =>
  SEVERITIES.map((_, last) =>
    SEVERITIES.slice(0, last + 1).reduce((sum, { key }) => sum + row[key], 0),
  );

/** Whether any version had a record on a day: without one, its zeros say nothing. */
export const isScannedDay = ({ scanned, partial }: HistoryRow): boolean => scanned + partial > 0;

/**
 * The curves of a history, from the first day with a scan; undefined without one. Days without any record are gaps. A
 * single day is a level line.
 */
export const toTrend = (data: ReadonlyArray<HistoryRow>): Trend | undefined => {
  const days = data.filter(({ date }) => isFullDate(date));
  const [first, ...others] = days.slice(days.findIndex(isScannedDay));
  if (first === undefined || !isScannedDay(first)) return undefined;
  const rows = others.length === 0 ? [first, first] : [first, ...others];
  const columns = columnsOf(rows);
  const sums = rows.map((row) => (isScannedDay(row) ? sumsOf(row) : undefined));
  const most = maxOf(sums.map((each) => each?.at(-1) ?? 0));
  const exploited = rows.map((row) => (isScannedDay(row) ? row.exploited : null));
  const mostExploited = maxOf(exploited.map((count) => count ?? 0));
  return {
    first,
    last: others.at(-1) ?? first,
    most,
    areas: SEVERITIES.map(({ word }, i): readonly [Severity, Path] => [
      word,
      areaOf(
        columns,
        sums.map((each) => each?.[i] ?? null),
        most,
      ),
    ]).toReversed(),
    exploited: exploited.every((count) => count === null)
      ? undefined
      : curveOf(columns, exploited, mostExploited),
    mostExploited,
  };
};
