import { useMemo } from 'preact/hooks';
import { readyValue, useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { filterCharts, type ListedChart, listCharts, sortCharts } from '../model/charts';
import type { Charts, Statuses, StatusItem } from '../model/documents';
import { categoriesOf } from '../model/images';
import { maxOf, resultText } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { bindTo, Choice, Order, TierChoice, Toolbar } from '../parts/controls';
import { NothingFits } from '../parts/finder';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { CountsCell } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { InParts } from '../parts/table';
import { find } from '../search/find';

const INITIAL = { q: '', category: '', tier: '', sort: '' };

interface CardProps {
  readonly listed: ListedChart;
  /** The most findings of a chart: the longest bar. */
  readonly largest: number;
}

const Card = ({ listed: { chart, status }, largest }: CardProps) => (
  <li class="card card-link">
    <div class="card-head">
      <h2>
        <a href={linkTo(['charts', chart.slug])}>{chart.name}</a>
      </h2>
      <GradeChip grade={chart.security?.grade} />
    </div>
    <p class="faint clamp">{chart.summary}</p>
    <p class="card-foot">
      <span>{chart.category}</span>
      <span>
        Chart <code>{chart.chartVersion}</code>
      </span>
      <CountsCell counts={chart.security ?? undefined} largest={largest} state={status?.state} />
    </p>
  </li>
);

interface BrowserProps {
  readonly route: Route;
  readonly charts: Charts;
  readonly statuses: ReadonlyArray<StatusItem>;
}

const Browser = ({ route, charts, statuses }: BrowserProps) => {
  const view = useParams(route, INITIAL);
  const { q, category, tier, sort } = view.params;
  const bind = bindTo(view);
  const categories = useMemo(() => categoriesOf(charts.data), [charts]);
  const listed = useMemo(() => listCharts(charts.data, statuses), [charts, statuses]);
  const sorted = useMemo(() => sortCharts(listed, sort), [listed, sort]);
  const found = useMemo(() => find(sorted, q), [sorted, q]);
  const shown = filterCharts(found.items, view.params);
  const largest = maxOf(listed.map(({ chart }) => chart.security?.total ?? 0));
  if (listed.length === 0) return <Empty title="This catalog publishes no charts" />;
  return (
    <>
      <Toolbar
        label="Filter charts"
        search="Search charts"
        result={resultText(shown.length, listed.length, 'chart')}
        filters={[category, tier]}
        {...bind('q')}
      >
        <Choice
          label="Category"
          {...bind('category')}
          options={categories.map((each) => [each, each])}
        />
        <TierChoice {...bind('tier')} />
        <Order
          {...bind('sort')}
          options={[
            ['', 'Worst first'],
            ['name', 'By name'],
            ['catalog', 'As in the catalog'],
          ]}
        />
      </Toolbar>
      {found.similar ? <p class="note">Nothing matches “{q.trim()}”. Similar names:</p> : null}
      {shown.length === 0 ? (
        <NothingFits nouns="charts" query={q} onClear={() => view.change(INITIAL)} />
      ) : (
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
    </>
  );
};

export const ChartsView = ({ route }: { route: Route }) => {
  const statuses = readyValue(useDocument<Statuses>('status.json', 'later'))?.data ?? [];
  return (
    <>
      <Head title="Charts" json={['charts.json']} />
      <Ready
        of={useDocument<Charts>('charts.json')}
        missing={<Empty title="This catalog publishes no list of charts" />}
      >
        {(charts) => <Browser route={route} charts={charts} statuses={statuses} />}
      </Ready>
    </>
  );
};
