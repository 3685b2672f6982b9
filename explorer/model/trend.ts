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

/** A curve with gaps for unknown values. A single day between gaps is a dot. */
const curveOf = (
  columns: ReadonlyArray<number>,
  values: ReadonlyArray<number | null>,
  most: number,
): Path =>
  values
    .map((value, i) => {
      if (value === null) return '';
      const isFirst = (values[i - 1] ?? null) === null;
      const isAlone = isFirst && (values[i + 1] ?? null) === null;
      return `${isFirst ? 'M' : 'L'}${columns[i]} ${heightOf(value, most)}${isAlone ? 'h0' : ''}`;
    })
    .join('');

/** Findings of each severity and all worse ones, worst first. */
const sumsOf = (row: HistoryRow): ReadonlyArray<number> =>
  SEVERITIES.map((_, last) =>
    SEVERITIES.slice(0, last + 1).reduce((sum, { key }) => sum + row[key], 0),
  );

/** The curves of a history; undefined without days. A single day is a level line. */
export const toTrend = (data: ReadonlyArray<HistoryRow>): Trend | undefined => {
  const known = data.filter(({ date }) => isFullDate(date));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const rows = known.length === 1 ? [first, first] : known;
  const columns = columnsOf(rows);
  const sums = rows.map(sumsOf);
  const most = maxOf(sums.map((each) => each.at(-1) ?? 0));
  const exploited = rows.map((row) => row.exploited);
  const mostExploited = maxOf(exploited.map((count) => count ?? 0));
  return {
    first,
    last,
    most,
    areas: SEVERITIES.map(({ word }, i): readonly [Severity, Path] => [
      word,
      `${curveOf(
        columns,
        sums.map((each) => each[i] ?? 0),
        most,
      )}V${HEIGHT}H0Z`,
    ]).toReversed(),
    exploited: exploited.every((count) => count === null)
      ? undefined
      : curveOf(columns, exploited, mostExploited),
    mostExploited,
  };
};
