import * as TE from 'fp-ts/TaskEither';
import { CHART_SECURITY, type ChartSecurity } from '../api/charts';
import { DIGESTS, type DigestDocument } from '../api/digests';
import type { FindingEntry, OpenFinding } from '../api/findings';
import { cveFile, digestPrefix } from '../api/paths';
import {
  assessChart,
  type ChartEntry,
  chartsByVersion,
  type FormerVersion,
  findChangedCharts,
  findChartEntries,
  foreignDigests,
  indexStatuses,
  toChartImage,
} from '../catalog/chart-entries';
import type { ImageStatus } from '../catalog/image-status';
import { parseVersionKey } from '../domain/version-key';
import type { ChartsByVersion } from '../history/next-cves';
import type { CatalogChart } from '../manifest/catalog';
import type { Published } from '../published/published';
import { sortUnique } from '../values/compare';
import { type Derivation, oneByOne } from './derive';
import { findingsOf } from './derive-findings';
import type { MemoryScope, NextCatalog } from './memory-scope';

type Entries = ReadonlyMap<string, ReadonlyArray<ChartEntry>>;

/** What is known of charts before any document is read. */
export interface ChartScope {
  /** Charts whose items or images differ. */
  readonly changed: ReadonlySet<string>;
  /** Prefixes of the digests in charts that no version has now, or had before. */
  readonly prefixes: ReadonlyArray<string>;
  /** The untouched images that the changed charts ship, or shipped. */
  readonly slugs: ReadonlyArray<string>;
}

const slugsIn = (entries: ReadonlyArray<ChartEntry> = []): ReadonlyArray<string> =>
  entries.flatMap(({ slug }) => slug ?? []);

const NO_CATALOG = { images: [], charts: [] };

/** The slugs of the images that a run touches or removes. */
const touchedSlugs = ({ touched, gone }: MemoryScope): ReadonlySet<string> =>
  new Set([...touched.map(({ slug }) => slug), ...gone]);

/** All charts, the published ones too, of which an image is touched or the resolved entries differ. */
const findTouched = (now: Entries, before: Entries, touched: ReadonlySet<string>) =>
  sortUnique([...now.keys(), ...before.keys()]).filter((chart) => {
    const [own, former] = [now.get(chart), before.get(chart)];
    return (
      JSON.stringify(own) !== JSON.stringify(former) ||
      [...slugsIn(own), ...slugsIn(former)].some((slug) => touched.has(slug))
    );
  });

/** Finds the charts that a run changes, as far as manifests tell. */
export const findChartScope = (
  { catalog, published }: NextCatalog,
  scope: MemoryScope,
): ChartScope => {
  const former = published.catalog ?? NO_CATALOG;
  const [now, before] = [findChartEntries(catalog), findChartEntries(former)];
  const touched = touchedSlugs(scope);
  const changed = published.memory.trusted
    ? [...findChangedCharts(catalog, former), ...findTouched(now, before, touched)]
    : now.keys();
  const charts = new Set(changed);
  const slugs = [...charts].flatMap((chart) => [
    ...slugsIn(now.get(chart)),
    ...slugsIn(before.get(chart)),
  ]);
  const foreign = [...foreignDigests(catalog), ...foreignDigests(former)];
  return {
    changed: charts,
    prefixes: sortUnique(foreign.map(digestPrefix)),
    slugs: sortUnique(slugs).filter((slug) => !touched.has(slug)),
  };
};

/** The published documents that the charts follow from, for the first wave. */
export const documentsOfCharts = (published: Published, { prefixes, slugs }: ChartScope) => ({
  digests: { kind: DIGESTS, keys: prefixes },
  findings: findingsOf(published, slugs),
});

const formerVersions =
  (documents: ReadonlyMap<string, DigestDocument | undefined>): FormerVersion =>
  (digest) =>
    documents.get(digestPrefix(digest))?.data.get(digest)?.[0];

/** The open vulnerabilities of images by slug: of those that charts ship. */
export type OpenBySlug = ReadonlyMap<string, ReadonlyArray<OpenFinding>>;

/** The charts after a run, and the documents of vulnerabilities that they change. */
export interface NextCharts {
  readonly entries: Entries;
  /** Charts whose documents are written. */
  readonly changed: ReadonlySet<string>;
  readonly byVersion: ChartsByVersion;
  /** Ids of vulnerabilities of versions that other charts deliver now. */
  readonly ids: ReadonlySet<string>;
  /** Untouched images of changed charts whose findings were not read yet. */
  readonly unread: ReadonlyArray<string>;
}

/** The documents about former digests, published and next, by prefix. */
export interface FormerDigests {
  readonly before: ReadonlyMap<string, DigestDocument | undefined>;
  readonly now: ReadonlyMap<string, DigestDocument | undefined>;
}

/** The versions that other charts deliver than before. */
const findMoved = (now: ChartsByVersion, before: ChartsByVersion) =>
  [...new Set([...now.keys(), ...before.keys()])].filter(
    (key) => now.get(key)?.join() !== before.get(key)?.join(),
  );

const idsIn = (open: OpenBySlug, slug: string, version: string): ReadonlyArray<string> =>
  (open.get(slug) ?? []).flatMap(({ id, versions }) =>
    cveFile(id) !== undefined && versions.some((entry) => entry.version === version) ? [id] : [],
  );

/** What the images of all charts are, after the documents of the first wave were read. */
export const nextCharts = (
  { catalog, published }: NextCatalog,
  scope: MemoryScope,
  { changed, slugs }: ChartScope,
  digests: FormerDigests,
  open: OpenBySlug,
): NextCharts => {
  const entries = findChartEntries(catalog, formerVersions(digests.now));
  const before = findChartEntries(published.catalog ?? NO_CATALOG, formerVersions(digests.before));
  const touched = touchedSlugs(scope);
  const all = new Set([...changed, ...findTouched(entries, before, touched)]);
  const byVersion = chartsByVersion(entries);
  const moved = findMoved(byVersion, chartsByVersion(before)).map(parseVersionKey);
  const needed = [...all].flatMap((chart) => slugsIn(entries.get(chart)));
  const read = new Set([...touched, ...slugs]);
  return {
    entries,
    changed: all,
    byVersion,
    ids: new Set(moved.flatMap(({ slug, version }) => idsIn(open, slug, version))),
    unread: sortUnique(needed).filter((slug) => !read.has(slug)),
  };
};

/** How many vulnerabilities the present images of a chart have; null if none has a record. */
const countCves = (
  images: ReadonlyArray<ReturnType<typeof toChartImage>>,
  open: OpenBySlug,
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

/** Derives the documents of the changed charts. They follow from other documents, so none is read. */
export const deriveCharts = (
  charts: ReadonlyArray<CatalogChart>,
  images: ReadonlyArray<ImageStatus>,
  { entries, changed }: NextCharts,
  open: OpenBySlug,
): Derivation<typeof CHART_SECURITY.codec, void> => {
  const statuses = indexStatuses(images);
  const versions = new Map(charts.map(({ slug, chartVersion }) => [slug, chartVersion]));
  const next = (slug: string): ChartSecurity | undefined => {
    const chartVersion = versions.get(slug);
    if (chartVersion === undefined) return undefined;
    const shipped = (entries.get(slug) ?? []).map((each) => toChartImage(each, statuses));
    return {
      apiVersion: 'v1',
      resource: 'chart',
      slug,
      chartVersion,
      ...assessChart(shipped),
      cves: countCves(shipped, open),
      images: shipped,
    };
  };
  const needed = { kind: CHART_SECURITY, keys: [] };
  return oneByOne(needed, (slug) => TE.right(next(slug)), undefined, changed);
};
