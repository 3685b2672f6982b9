import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useDocument } from '../io/load';
import { type History, type HistoryRow, SEVERITIES } from '../model/documents';
import { dayOf } from '../model/freshness';
import { counted, number } from '../model/numbers';
import { HEIGHT, type Trend as Known, trendOf, WIDTH } from '../model/trend';
import { Columns } from '../parts/columns';
import { InParts } from '../parts/more';

const PAGE = 30;

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
        <Graphic label="Known exploited" says={`at most ${counted(mostExploited, 'CVE')}`}>
          <path class="curve" d={exploited} vector-effect="non-scaling-stroke" />
        </Graphic>
      )}
    </>
  );
};

const Numbers = ({ rows }: { rows: ReadonlyArray<HistoryRow> }) => (
  <InParts items={rows} page={PAGE}>
    {(shown) => (
      <table class="plain" aria-label="Open findings by day">
        <Columns
          labels={['Day', 'Findings', ...SEVERITIES.map(({ label }) => label), 'Exploited']}
        />
        <tbody>
          {shown.map((row) => (
            <tr key={row.date}>
              <th scope="row">{dayOf(row.date)}</th>
              <td data-label="Findings">{number(row.total)}</td>
              {SEVERITIES.map(({ key, label }) => (
                <td key={key} data-label={label}>
                  {number(row[key])}
                </td>
              ))}
              <td data-label="Exploited">
                {row.exploited === null ? (
                  <span class="faint">Not looked for</span>
                ) : (
                  number(row.exploited)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </InParts>
);

/** The same in numbers, the newest day first. Hundreds of rows are not rendered until somebody asks. */
const Table = ({ history }: { history: History | undefined }) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="reading" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The trend as a table</summary>
      {open && history !== undefined ? <Numbers rows={history.data.toReversed()} /> : null}
    </details>
  );
};

/**
 * How the numbers of the catalog went, once everything else is there. Its place is kept free meanwhile, so
 * that nothing moves under a finger.
 */
export const Trend = () => {
  const history = useDocument<History>('history.json', 'later');
  const known = history.kind === 'ready' ? history.value : undefined;
  const trend = useMemo(() => (known === undefined ? undefined : trendOf(known.data)), [known]);
  if (history.kind !== 'loading' && trend === undefined) return null;
  return (
    <>
      <div class="trend" aria-busy={trend === undefined}>
        {trend === undefined ? null : <Graphics trend={trend} />}
      </div>
      <Table history={known} />
    </>
  );
};
