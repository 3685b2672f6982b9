import { pluralize } from '../../src/domain/values/plural';
import { useNameOf } from '../io/lists';
import { useParams } from '../io/navigation';
import { CHART_ORDERS, filterCharts, type ListedChart, listCharts } from '../model/charts';
import type { Charts } from '../model/documents';
import { briefly } from '../model/findings';
import { sorted } from '../model/orders';
import { linkTo, type Route } from '../model/route';
import { Browse, categoryFilter, TIER } from '../parts/browse';
import { GradeChip } from '../parts/grade';
import { Listing } from '../parts/listing';
import { Empty } from '../parts/states';
import { Table } from '../parts/table';

const INITIAL = { q: '', category: '', tier: '', sort: '' };

const Ships = ({ chart: { images = [], coverage } }: ListedChart) => {
  const nameOf = useNameOf();
  return (
    <>
      {briefly(images.map(({ name }) => nameOf(name)))}
      {coverage.scanned < coverage.images && (
        <span class="line faint">
          {coverage.scanned} of {pluralize(coverage.images, 'image')} present and scanned
        </span>
      )}
    </>
  );
};

const Name = ({ chart: { slug, name, summary } }: ListedChart) => (
  <>
    <a href={linkTo(['charts', slug])}>{name}</a>
    <span class="line faint">{summary}</span>
  </>
);

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
  const listed = listCharts(charts.data);
  if (listed.length === 0) return <Empty title="This catalog publishes no charts" />;
  return (
    <Browse
      view={view}
      noun="chart"
      search="Search charts"
      filters={[categoryFilter(charts.data), TIER]}
      orders={ORDERS}
      items={sorted(CHART_ORDERS, listed, view.params.sort || 'worst')}
      filter={filterCharts}
    >
      {(shown) => (
        <Table
          class="plain-short"
          aria-label="Charts"
          items={shown}
          page={60}
          results
          columns={[
            ['Chart', Name],
            ['Version', ({ chart }) => <code>{chart.chartVersion}</code>],
            ['App', ({ chart }) => <code>{chart.appVersion}</code>],
            ['Ships', (listed) => <Ships {...listed} />],
            ['Worst', ({ chart }) => <GradeChip grade={chart.worst ?? undefined} />],
          ]}
        />
      )}
    </Browse>
  );
};

export const ChartsView = ({ route }: { route: Route }) => (
  <Listing<Charts> title="Charts" path="charts.json" what="list of charts">
    {(charts) => <Browser route={route} charts={charts} />}
  </Listing>
);
