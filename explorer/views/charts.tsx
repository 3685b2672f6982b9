import { useMemo } from 'preact/hooks';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { filterCharts, type ListedChart, listCharts, sortCharts } from '../model/charts';
import { type Charts, type Statuses, type StatusItem, TIERS, tierLabel } from '../model/documents';
import { categoriesOf } from '../model/images';
import { largestOf, resultText } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { Choice, countSet, Order, Search, Toolbar } from '../parts/controls';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { InParts } from '../parts/more';
import { CountsCell } from '../parts/security';
import { ClearFilters, Empty, Ready } from '../parts/states';
import { find } from '../search/find';

const INITIAL = { q: '', category: '', tier: '', sort: '' };

/** How many cards are shown first, and how many a click adds. */
const PAGE = 60;

interface CardProps {
  readonly listed: ListedChart;
  /** Findings of the chart that has most: the longest bar. */
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

interface CardsProps {
  readonly charts: ReadonlyArray<ListedChart>;
  readonly largest: number;
}

const Cards = ({ charts, largest }: CardsProps) => (
  <InParts items={charts} page={PAGE}>
    {(shown) => (
      <ul class="cards" data-results>
        {shown.map((listed) => (
          <Card key={listed.chart.slug} listed={listed} largest={largest} />
        ))}
      </ul>
    )}
  </InParts>
);

interface BrowserProps {
  readonly route: Route;
  readonly charts: Charts;
  readonly statuses: ReadonlyArray<StatusItem>;
}

const Browser = ({ route, charts, statuses }: BrowserProps) => {
  const { params, change } = useParams(route, INITIAL);
  const { q, category, tier, sort } = params;
  const categories = useMemo(() => categoriesOf(charts.data), [charts]);
  const listed = useMemo(() => listCharts(charts.data, statuses), [charts, statuses]);
  const sorted = useMemo(() => sortCharts(listed, sort), [listed, sort]);
  const found = useMemo(() => find(sorted, q), [sorted, q]);
  const shown = filterCharts(found.items, params);
  if (listed.length === 0) return <Empty title="This catalog publishes no charts" />;
  return (
    <>
      <Toolbar
        label="Filter charts"
        result={resultText(shown.length, listed.length, 'chart')}
        set={countSet(category, tier)}
        query={q}
        search={
          <Search label="Search charts" value={q} onChange={(value) => change({ q: value })} />
        }
      >
        <Choice
          label="Category"
          value={category}
          options={categories.map((each) => [each, each])}
          onChange={(value) => change({ category: value })}
        />
        <Choice
          label="Tier"
          value={tier}
          options={TIERS.map((each) => [each, tierLabel(each)])}
          onChange={(value) => change({ tier: value })}
        />
        <Order
          value={sort}
          options={[
            ['', 'Worst first'],
            ['name', 'By name'],
            ['catalog', 'As in the catalog'],
          ]}
          onChange={(value) => change({ sort: value })}
        />
      </Toolbar>
      {found.similar ? <p class="note">Nothing is called “{q.trim()}”. Similar names:</p> : null}
      {shown.length === 0 ? (
        <Empty title="No chart fits these filters">
          <ClearFilters onClear={() => change(INITIAL)} />
        </Empty>
      ) : (
        <Cards
          charts={shown}
          largest={largestOf(listed.map(({ chart }) => chart.security?.total ?? 0))}
        />
      )}
    </>
  );
};

export const ChartsView = ({ route }: { route: Route }) => {
  const statuses = useDocument<Statuses>('status.json', 'later');
  return (
    <>
      <Head title="Charts" json={['charts.json']} />
      <Ready
        of={useDocument<Charts>('charts.json')}
        missing={<Empty title="This catalog publishes no list of charts" />}
      >
        {(charts) => (
          <Browser
            route={route}
            charts={charts}
            statuses={statuses.kind === 'ready' ? statuses.value.data : []}
          />
        )}
      </Ready>
    </>
  );
};
