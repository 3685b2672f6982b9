import { useMemo } from 'preact/hooks';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { type Chart, type Charts, TIERS } from '../model/documents';
import { categoriesOf } from '../model/images';
import { linkTo, type Route } from '../model/route';
import { Choice, resultText, Search, Toolbar } from '../parts/controls';
import { Head } from '../parts/head';
import { CountsCell, GradeChip } from '../parts/security';
import { ClearFilters, Empty, Ready } from '../parts/states';

const INITIAL = { q: '', category: '', tier: '' };

const fits = (chart: Chart, { q, category, tier }: typeof INITIAL): boolean => {
  const text = `${chart.name}\n${chart.slug}\n${chart.category}\n${chart.summary}`.toLowerCase();
  return (
    text.includes(q.toLowerCase().trim()) &&
    (category === '' || chart.category === category) &&
    (tier === '' || chart.tier === tier)
  );
};

const Card = ({ chart }: { chart: Chart }) => (
  <li class="card">
    <div class="card-head">
      <h2>
        <a href={linkTo(['charts', chart.slug])}>{chart.name}</a>
      </h2>
      <GradeChip grade={chart.security?.grade} />
    </div>
    <p class="faint">{chart.summary}</p>
    <p class="card-foot">
      <span>{chart.category}</span>
      <span>
        Chart <code>{chart.chartVersion}</code>
      </span>
      <CountsCell counts={chart.security ?? undefined} />
    </p>
  </li>
);

const Browser = ({ route, charts }: { route: Route; charts: Charts }) => {
  const { params, change } = useParams(route, INITIAL);
  const categories = useMemo(() => categoriesOf(charts.data), [charts]);
  const shown = charts.data.filter((chart) => fits(chart, params));
  if (charts.data.length === 0) return <Empty title="This catalog publishes no charts" />;
  return (
    <>
      <Toolbar label="Filter charts" result={resultText(shown.length, charts.data.length, 'chart')}>
        <Search label="Search charts" value={params.q} onChange={(q) => change({ q })} />
        <Choice
          label="Category"
          value={params.category}
          options={categories.map((each) => [each, each])}
          onChange={(category) => change({ category })}
        />
        <Choice
          label="Tier"
          value={params.tier}
          options={TIERS.map((each) => [each, `Tier ${each}`])}
          onChange={(tier) => change({ tier })}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <Empty title="No chart fits these filters">
          <ClearFilters onClear={() => change(INITIAL)} />
        </Empty>
      ) : (
        <ul class="cards">
          {shown.map((chart) => (
            <Card key={chart.slug} chart={chart} />
          ))}
        </ul>
      )}
    </>
  );
};

export const ChartsView = ({ route }: { route: Route }) => (
  <>
    <Head title="Charts" json={['charts.json']} />
    <Ready
      of={useDocument<Charts>('charts.json')}
      missing={<Empty title="This catalog publishes no list of charts" />}
    >
      {(charts) => <Browser route={route} charts={charts} />}
    </Ready>
  </>
);
