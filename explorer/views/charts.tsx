import { useMemo } from 'preact/hooks';
import { pluralize } from '../../src/domain/values/plural';
import { readyValue, useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { filterCharts, type ListedChart, listCharts, sortCharts, totalOf } from '../model/charts';
import type { Charts, Statuses } from '../model/documents';
import { maxOf } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { Browse, categoryFilter, TIER } from '../parts/browse';
import { GradeChip } from '../parts/grade';
import { Listing } from '../parts/listing';
import { CountsCell } from '../parts/security';
import { Empty } from '../parts/states';
import { InParts } from '../parts/table';

const INITIAL = { q: '', category: '', tier: '', sort: '' };

interface CardProps {
  readonly listed: ListedChart;
  /** The most findings of a chart: the longest bar. */
  readonly largest: number;
}

/** The findings are those of the only image, in the build that it ships, if it was scanned. */
const Card = ({ listed: { chart, status, counts }, largest }: CardProps) => {
  const { images, scanned } = chart.coverage;
  return (
    <li class="card card-link">
      <div class="card-head">
        <h2>
          <a href={linkTo(['charts', chart.slug])}>{chart.name}</a>
        </h2>
        <GradeChip grade={chart.worst ?? undefined} />
      </div>
      <p class="faint clamp">{chart.summary}</p>
      <p class="card-foot flow">
        <span>{chart.category}</span>
        <span>
          Chart <code>{chart.chartVersion}</code>
        </span>
        {images > 1 || scanned < images ? (
          <span>
            {scanned} of {pluralize(images, 'image')} present and scanned
          </span>
        ) : (
          <CountsCell counts={counts} largest={largest} state={status?.state} />
        )}
      </p>
    </li>
  );
};

const ORDERS = [
  ['', 'Worst first'],
  ['name', 'By name'],
  ['catalog', 'As in the catalog'],
] as const;

interface BrowserProps {
  readonly route: Route;
  readonly charts: Charts;
}

const Browser = ({ route, charts }: BrowserProps) => {
  const view = useParams(route, INITIAL);
  const { sort } = view.params;
  const statuses = readyValue(useDocument<Statuses>('status.json', 'later'))?.data;
  const listed = useMemo(() => listCharts(charts.data, statuses ?? []), [charts, statuses]);
  const sorted = useMemo(() => sortCharts(listed, sort), [listed, sort]);
  const largest = maxOf(listed.map(totalOf));
  if (listed.length === 0) return <Empty title="This catalog publishes no charts" />;
  return (
    <Browse
      view={view}
      noun="chart"
      search="Search charts"
      filters={[categoryFilter(charts.data), TIER]}
      orders={ORDERS}
      items={sorted}
      filter={filterCharts}
    >
      {(shown) => (
        <InParts items={shown} page={60}>
          {(some) => (
            <ul class="cards" data-results>
              {some.map((each) => (
                <Card key={each.chart.slug} listed={each} largest={largest} />
              ))}
            </ul>
          )}
        </InParts>
      )}
    </Browse>
  );
};

export const ChartsView = ({ route }: { route: Route }) => (
  <Listing<Charts> title="Charts" path="charts.json" what="list of charts">
    {(charts) => <Browser route={route} charts={charts} />}
  </Listing>
);
