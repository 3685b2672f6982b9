import { grades } from '../../src/domain/grade';
import type { Chart, StatusItem } from './documents';

/** Filters of the list of charts. An empty text is no filter. */
export type ChartFilter = Readonly<Record<'category' | 'tier', string>>;

export interface ListedChart {
  readonly chart: Chart;
  readonly searched: string;
  readonly named: string;
  /** Status of the build that it ships as its primary or only image; undefined for one that no version has. */
  readonly status: StatusItem | undefined;
  /** The counts of that build, which may be older than the newest version. */
  readonly counts: ShippedCounts | undefined;
}

type ShippedCounts = NonNullable<NonNullable<Chart['security']>['versions']>[number];

/** The digest of the primary image; of the only one if none is stated. */
const shippedDigest = ({ imageDigest, images = [] }: Chart): string | undefined =>
  imageDigest ?? (images.length === 1 ? images[0]?.image.split('@').at(-1) : undefined);

export const listCharts = (
  charts: ReadonlyArray<Chart>,
  statuses: ReadonlyArray<StatusItem>,
): ReadonlyArray<ListedChart> => {
  const byDigest = new Map(statuses.map((status) => [status.digest, status]));
  return charts.map((chart) => {
    const named = `${chart.name} ${chart.slug} ${chart.category}`;
    const { summary, chartVersion, appVersion, chartRef } = chart;
    const digest = shippedDigest(chart);
    const status = digest === undefined ? undefined : byDigest.get(digest);
    return {
      chart,
      named,
      searched: [named, summary, chartVersion, appVersion, chartRef].join('\n').toLowerCase(),
      status,
      counts: chart.security?.versions?.find(({ version }) => version === status?.version),
    };
  });
};

export const filterCharts = (
  listed: ReadonlyArray<ListedChart>,
  { category, tier }: ChartFilter,
): ReadonlyArray<ListedChart> =>
  listed.filter(
    ({ chart }) =>
      (category === '' || chart.category === category) && (tier === '' || chart.tier === tier),
  );

/** Charts without a record sort between those with and without findings. */
const UNKNOWN = 0.5;

const gravity = ({ chart: { worst } }: ListedChart): number =>
  worst == null ? UNKNOWN : grades.indexOf(worst);
/** The findings that a chart is known to ship. */
export const totalOf = ({ counts }: ListedChart): number => counts?.total ?? 0;

/** Worst first, ties in catalog order; or by name. */
export const sortCharts = (
  listed: ReadonlyArray<ListedChart>,
  order: string,
): ReadonlyArray<ListedChart> => {
  if (order === 'catalog') return listed;
  return listed.toSorted((a, b) =>
    order === 'name'
      ? a.chart.name.localeCompare(b.chart.name, 'en')
      : gravity(b) - gravity(a) || totalOf(b) - totalOf(a),
  );
};
