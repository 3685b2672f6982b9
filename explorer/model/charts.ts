import { grades } from '../../src/domain/grade';
import type { Chart } from './documents';
import { compareTexts, most, type Orders } from './orders';
import { type Searchable, searchable } from './searchable';

/** An empty text filters nothing. */
type ChartFilter = Readonly<Record<'category' | 'tier', string>>;

export interface ListedChart extends Searchable {
  readonly chart: Chart;
}

export const listCharts = (charts: ReadonlyArray<Chart>): ReadonlyArray<ListedChart> =>
  charts.map((chart) => {
    const named = `${chart.name} ${chart.slug} ${chart.category}`;
    const { summary, chartVersion, appVersion, chartRef } = chart;
    return { chart, ...searchable(named, [summary, chartVersion, appVersion, chartRef]) };
  });

export const filterCharts = (
  listed: ReadonlyArray<ListedChart>,
  { category, tier }: ChartFilter,
): ReadonlyArray<ListedChart> =>
  listed.filter(
    ({ chart }) =>
      (category === '' || chart.category === category) && (tier === '' || chart.tier === tier),
  );

/** Charts without a grade sort between those with and without findings. */
const UNKNOWN = 0.5;

const gravity = ({ chart: { worst } }: ListedChart): number =>
  worst == null ? UNKNOWN : grades.indexOf(worst);

export const CHART_ORDERS: Orders<ListedChart> = {
  worst: most(gravity),
  name: (a, b) => compareTexts(a.chart.name, b.chart.name),
  catalog: () => 0,
};
