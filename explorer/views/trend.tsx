import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { formatNumber } from '../../src/values/plural';
import { readyValue, useDocument } from '../io/load';
import { type History, type HistoryRow, SEVERITIES } from '../model/documents';
import { formatDay } from '../model/freshness';
import { HEIGHT, isScannedDay, type Trend as Known, toTrend, WIDTH } from '../model/trend';
import { Dash } from '../parts/states';
import { type Column, Table } from '../parts/table';

interface GraphicProps {
  readonly label: string;
  /** A summary in words. */
  readonly says: string;
  readonly children: ComponentChildren;
}

const Graphic = ({ label, says, children }: GraphicProps) => (
  <figure>
    <figcaption>
      {label} <span class="faint">{says}</span>
    </figcaption>
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${says}; the table below has the numbers`}
    >
      {children}
    </svg>
  </figure>
);

const Graphics = ({ trend }: { trend: Known }) => {
  const { first, last, most, areas, exploited, mostExploited } = trend;
  const days = `${formatDay(first.date)} to ${formatDay(last.date)}`;
  return (
    <>
      <Graphic label="Open findings" says={`${days}, peak ${formatNumber(most)}`}>
        {areas.map(([severity, path]) => (
          <path key={severity} class="area" data-severity={severity} d={path} />
        ))}
      </Graphic>
      {exploited === undefined ? null : (
        <Graphic label="Exploited CVEs" says={`known, peak ${formatNumber(mostExploited)}`}>
          <path class="curve" d={exploited} vector-effect="non-scaling-stroke" />
        </Graphic>
      )}
    </>
  );
};

const Exploited = ({ exploited }: Pick<HistoryRow, 'exploited'>) =>
  exploited === null ? (
    <span class="faint">Not checked</span>
  ) : (
    <span>{formatNumber(exploited)}</span>
  );

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
        ({ key, label }): Column<HistoryRow> => [
          label,
          (row) => (isScannedDay(row) ? formatNumber(row[key]) : <Dash />),
        ],
      ),
      ['Exploited', (row) => (isScannedDay(row) ? <Exploited {...row} /> : <Dash />)],
    ]}
    page={30}
  />
);

/** Loads last: nothing waits for the history. */
const useHistory = () => useDocument<History>('history.json', 'later');

/** The trend in numbers, newest day first. Its hundreds of rows are rendered when it is opened. */
export const TrendTable = () => {
  const history = useHistory();
  const [open, setOpen] = useState(false);
  const isEmpty = history.kind === 'ready' && history.value.data.length === 0;
  if (isEmpty || history.kind === 'missing' || history.kind === 'failed') return null;
  return (
    <details class="reading" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The trend as a table</summary>
      {open && history.kind === 'ready' ? <Numbers rows={history.value.data.toReversed()} /> : null}
    </details>
  );
};

/** The trend of the catalog. Its space is reserved while it loads, so that nothing moves. */
export const Trend = () => {
  const history = useHistory();
  const known = readyValue(history);
  const trend = useMemo(() => (known === undefined ? undefined : toTrend(known.data)), [known]);
  return history.kind !== 'loading' && trend === undefined ? null : (
    <div class="trend" aria-busy={trend === undefined}>
      {trend === undefined ? null : <Graphics trend={trend} />}
    </div>
  );
};
