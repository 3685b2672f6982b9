import { useMemo } from 'preact/hooks';
import { pluralize } from '../../src/domain/values/plural';
import { readyValue, useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { filterCharts, type ListedChart, listCharts, sortCharts, totalOf } from '../model/charts';
import type { Charts, Statuses } from '../model/documents';
import { briefly } from '../model/findings';
import { maxOf } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { Browse, categoryFilter, TIER } from '../parts/browse';
import { GradeChip } from '../parts/grade';
import { Listing } from '../parts/listing';
import { CountsCell } from '../parts/security';
import { Dash, Empty } from '../parts/states';
import { Table } from '../parts/table';

const INITIAL = { q: '', category: '', tier: '', sort: '' };

/** The images that a chart ships, the first one first, and how many of them are known. */
const Ships = ({ chart: { images = [], coverage } }: ListedChart) => (
  <>
    {briefly(images.map(({ name }) => name))}
    {coverage.scanned < coverage.images ? (
      <span class="line faint">
        {coverage.scanned} of {pluralize(coverage.images, 'image')} present and scanned
      </span>
    ) : null}
  </>
);

const Name = ({ chart: { slug, name, summary } }: ListedChart) => (
  <>
    <a href={linkTo(['charts', slug])}>{name}</a>
    <span class="line faint">{summary}</span>
  </>
);

/** The findings are those of the only image, in the build that the chart ships. */
const Findings = ({ listed, largest }: { listed: ListedChart; largest: number }) =>
  listed.chart.coverage.images > 1 ? (
    <Dash />
  ) : (
    <CountsCell counts={listed.counts} largest={largest} state={listed.status?.state} />
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
            ['Ships', Ships],
            ['Worst', ({ chart }) => <GradeChip grade={chart.worst ?? undefined} />],
            ['Findings', (listed) => <Findings listed={listed} largest={largest} />],
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
