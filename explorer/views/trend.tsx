import type { ComponentChildren } from 'preact';
import { formatNumber } from '../../src/domain/values/plural';
import { type HistoryRow, SEVERITIES } from '../model/documents';
import { formatDay } from '../model/freshness';
import { HEIGHT, isScannedDay, type Trend as Known, WIDTH } from '../model/trend';
import { Opened } from '../parts/opened';
import { Dash } from '../parts/states';
import { type Column, Table } from '../parts/table';

export const Trend = ({ trend: { first, last, most, areas } }: { trend: Known }) => {
  const says = `${formatDay(first.date)} to ${formatDay(last.date)}, peak ${formatNumber(most)}`;
  return (
    <figure class="trend">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Open findings: ${says}; the table below has the numbers`}
      >
        {areas.map(([severity, path]) => (
          <path key={severity} class="area" data-severity={severity} d={path} />
        ))}
      </svg>
      <figcaption class="note">{says}</figcaption>
    </figure>
  );
};

/** `▲ 22 more than on Jul 7, 2026`: a date, because the numbers may be older than a week. */
export const Direction = ({ change }: Pick<Known, 'change'>) => {
  if (change === undefined) return null;
  const { by, since } = change;
  const day = formatDay(since);
  if (by === 0) return <span class="note">as many as on {day}</span>;
  const [arrow, word] = by > 0 ? ['▲', 'more'] : ['▼', 'fewer'];
  return (
    <span class="direction" data-more={by > 0}>
      <span aria-hidden="true">{arrow} </span>
      {formatNumber(Math.abs(by))}{' '}
      <span class="note">
        {word} than on {day}
      </span>
    </span>
  );
};

/** Without a scan on that day, a number means nothing. */
const counted =
  (show: (row: HistoryRow) => ComponentChildren): Column<HistoryRow>[1] =>
  (row) =>
    isScannedDay(row) ? show(row) : <Dash />;

const Numbers = ({ rows }: { rows: ReadonlyArray<HistoryRow> }) => (
  <Table
    aria-label="Open findings by day"
    items={rows}
    columns={[
      ['Day', ({ date }) => formatDay(date)],
      [
        'Findings',
        (row) =>
          isScannedDay(row) ? formatNumber(row.total) : <span class="faint">Nothing scanned</span>,
      ],
      ...SEVERITIES.map(
        ({ key, label }): Column<HistoryRow> => [label, counted((row) => formatNumber(row[key]))],
      ),
      [
        'Exploited',
        counted(({ exploited }) =>
          exploited === null ? <span class="faint">Not checked</span> : formatNumber(exploited),
        ),
      ],
    ]}
    page={30}
  />
);

interface TrendTableProps {
  readonly rows: ReadonlyArray<HistoryRow>;
  readonly children: ComponentChildren;
}

/** Nothing until something was scanned. Newest day first. Its hundreds of rows are rendered when it is opened. */
export const TrendTable = ({ rows, children }: TrendTableProps) =>
  rows.some(isScannedDay) && (
    <Opened class="reading" summary="The numbers as tables">
      <div class="over">
        {children}
        <Numbers rows={rows.toReversed()} />
      </div>
    </Opened>
  );
