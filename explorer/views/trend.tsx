import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { readyValue, useDocument } from '../io/load';
import { type History, type HistoryRow, SEVERITIES } from '../model/documents';
import { dayOf } from '../model/freshness';
import { number } from '../model/numbers';
import { HEIGHT, type Trend as Known, trendOf, WIDTH } from '../model/trend';
import { type Column, Table } from '../parts/table';

interface GraphicProps {
  readonly label: string;
  /** The least that the graphic says, in words. */
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
  const days =
    first.date === last.date
      ? `on ${dayOf(last.date)}`
      : `${dayOf(first.date)} to ${dayOf(last.date)}`;
  return (
    <>
      <Graphic label="Open findings" says={`${days}, at most ${number(most)}`}>
        {areas.map(([severity, path]) => (
          <path key={severity} class="area" data-severity={severity} d={path} />
        ))}
      </Graphic>
      {exploited === undefined ? null : (
        <Graphic label="Exploited CVEs" says={`known, at most ${number(mostExploited)}`}>
          <path class="curve" d={exploited} vector-effect="non-scaling-stroke" />
        </Graphic>
      )}
    </>
  );
};

const Numbers = ({ rows }: { rows: ReadonlyArray<HistoryRow> }) => (
  <Table
    aria-label="Open findings by day"
    items={rows}
    columns={[
      ['Day', ({ date }) => dayOf(date)],
      ['Findings', ({ total }) => number(total)],
      ...SEVERITIES.map(({ key, label }): Column<HistoryRow> => [label, (row) => number(row[key])]),
      [
        'Exploited',
        ({ exploited }) =>
          exploited === null ? <span class="faint">Not looked for</span> : number(exploited),
      ],
    ]}
    page={30}
  />
);

/** Nothing waits for the history: it comes behind everything else. */
const useHistory = () => useDocument<History>('history.json', 'later');

/** The same in numbers, the newest day first. Hundreds of rows are not rendered until somebody asks. */
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

/** How the numbers of the catalog went. Its place is kept free until that is there: nothing moves under a finger. */
export const Trend = () => {
  const history = useHistory();
  const known = readyValue(history);
  const trend = useMemo(() => (known === undefined ? undefined : trendOf(known.data)), [known]);
  return history.kind !== 'loading' && trend === undefined ? null : (
    <div class="trend" aria-busy={trend === undefined}>
      {trend === undefined ? null : <Graphics trend={trend} />}
    </div>
  );
};
