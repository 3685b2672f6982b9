import { grades } from '../../src/domain/grade';
import type { Chart } from './documents';
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

/** Worst first, ties in catalog order; or by name. */
export const sortCharts = (
  listed: ReadonlyArray<ListedChart>,
  order: string,
): ReadonlyArray<ListedChart> => {
  if (order === 'catalog') return listed;
  return listed.toSorted((a, b) =>
    order === 'name' ? a.chart.name.localeCompare(b.chart.name, 'en') : gravity(b) - gravity(a),
  );
};
