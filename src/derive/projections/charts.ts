import type { ChartImage, ChartSecurity } from '../../contract/charts';
import type { FindingEntry, ImageFindings, OpenFinding } from '../../contract/findings';
import {
  assessChart,
  type ChartEntry,
  indexStatuses,
  toChartImage,
} from '../../decide/chart-entries';
import type { ImageStatus } from '../../decide/image-status';
import { sortUnique } from '../../domain/values/compare';
import { collect } from '../../domain/values/group-by';
import { type VersionKey, versionKey } from '../../domain/version-key';
import type { CatalogChart } from '../../read/manifest/catalog';
import type { AssessedChart } from '../render/render-catalog';
import { type FormerBuilds, formerBuild, type KnownExploited, toClosedSince } from './closed-since';

/** By slug of the chart. */
export type ChartEntries = ReadonlyMap<string, ReadonlyArray<ChartEntry>>;

/** The slugs of the charts by key, in order. */
const groupCharts = <K extends string>(
  entries: ChartEntries,
  keysOf: (entry: ChartEntry) => ReadonlyArray<K>,
): ReadonlyMap<K, ReadonlyArray<string>> => {
  const all = [...entries].flatMap(([chart, own]) =>
    own.flatMap((entry) => keysOf(entry).map((key) => [key, chart] as const)),
  );
  return new Map([...collect(all)].map(([key, charts]) => [key, sortUnique(charts)]));
};

/** The slugs of the charts that deliver a version, in its present or a former build. */
export type ChartsByVersion = ReadonlyMap<VersionKey, ReadonlyArray<string>>;

export const chartsByVersion = (entries: ChartEntries): ChartsByVersion =>
  groupCharts(entries, ({ slug, version }) =>
    slug === null || version === null ? [] : [versionKey(slug, version)],
  );

/** By id, the charts that ship a former build whose finding a later build closed. */
export type FormerCharts = ReadonlyMap<string, ReadonlyArray<string>>;

export const formerChartsById = (entries: ChartEntries, builds: FormerBuilds): FormerCharts =>
  groupCharts(entries, (entry) => (formerBuild(builds, entry)?.closings ?? []).map(({ id }) => id));

export interface ChartBuild {
  readonly images: ReadonlyArray<ImageStatus>;
  readonly findings: ReadonlyArray<ImageFindings>;
  readonly builds: FormerBuilds;
  readonly known: KnownExploited;
}

/** Adds what later builds closed, if the chart ships a former build. */
const toShipped = (
  entry: ChartEntry,
  statuses: ReturnType<typeof indexStatuses>,
  { builds, known }: ChartBuild,
): ChartImage => {
  const build = entry.current === false ? formerBuild(builds, entry) : undefined;
  return {
    ...toChartImage(entry, statuses),
    ...(build ? { closedSince: toClosedSince(build, known) } : {}),
  };
};

/** The number of vulnerabilities in the present images of a chart; null if no image has a record. */
const countChartCves = (
  images: ReadonlyArray<ChartImage>,
  open: ReadonlyMap<string, ReadonlyArray<OpenFinding>>,
): number | null => {
  const recorded = images.filter(({ counts }) => counts !== null);
  if (recorded.length === 0) return null;
  const ids = recorded.flatMap(({ slug, version }) => {
    const isIn = (entry: FindingEntry): boolean => entry.version === version && entry.confirmed;
    return (open.get(slug ?? '') ?? []).flatMap(({ id, versions }) =>
      versions.some(isIn) ? [id] : [],
    );
  });
  return new Set(ids).size;
};

export const assessCharts = (
  charts: ReadonlyArray<CatalogChart>,
  entries: ChartEntries,
  build: ChartBuild,
): ReadonlyArray<AssessedChart> => {
  const statuses = indexStatuses(build.images);
  const open = new Map(build.findings.map((each) => [each.slug, each.open]));
  return charts.map((chart) => {
    const { slug, chartVersion } = chart;
    const shipped = (entries.get(slug) ?? []).map((each) => toShipped(each, statuses, build));
    const document: ChartSecurity = {
      apiVersion: 'v1',
      resource: 'chart',
      slug,
      chartVersion,
      ...assessChart(shipped),
      cves: countChartCves(shipped, open),
      images: shipped,
    };
    return { chart, document };
  });
};
