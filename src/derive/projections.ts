import { BASE } from '../contract/bases';
import { CHART_SECURITY } from '../contract/charts';
import { CVES } from '../contract/cve-documents';
import { DIGESTS, REMOVED, type RemovedItem } from '../contract/digests';
import { FEED } from '../contract/feed';
import { FIXES } from '../contract/fixes';
import type { Update } from '../contract/items';
import { RENOVATE } from '../contract/renovate';
import { findChartEntries } from '../decide/chart-entries';
import type { DecidedCatalog } from '../decide/decide-catalog';
import { rollupsOf } from '../decide/image-status';
import { coverageOf } from '../decide/totals';
import type { Entry } from '../domain/file';
import { keyOfVersion } from '../domain/version-key';
import type { Exploitation } from '../read/exploitation/exploitation';
import { addressesOf, type Catalog } from '../read/manifest/catalog';
import { deriveDays, type FactsByDay } from './days/days';
import { exploitedDays } from './exploited-days';
import { renderImageFeed } from './feeds/image-feed';
import { publishedExploited } from './feeds/kev-items';
import { renderFeeds } from './feeds/next-feed';
import type { FindingEvent } from './house/finding-event';
import { type House, type HouseBuild, isDerived } from './house/house';
import { nextBase } from './house/next-base';
import type { NewBuild } from './house/next-findings';
import { renderHouse } from './house/render-house';
import { findBases, renderBases } from './projections/bases';
import { derivePackages } from './projections/catalog-packages';
import { assessCharts, chartsByVersion, formerChartsById } from './projections/charts';
import { findFormerBuilds, withClosedSince } from './projections/closed-since';
import { chooseExploitation, findExploitedIn, toCveList } from './projections/cve-list';
import { findCves, renderCves, warnOfLongIds } from './projections/cves';
import { findDated } from './projections/dated';
import {
  digestsOfReleases,
  digestsOfRemoved,
  findVersionOf,
  toDigestDocuments,
} from './projections/digests';
import { toFixes } from './projections/fixes';
import { findExploitedFixes } from './projections/newly-exploited';
import { nextRemoved } from './projections/next-removed';
import { describeRenamed } from './projections/renamed';
import { toRenovatePreset } from './projections/renovate';
import { describeUnpublished } from './projections/unpublished-retired';
import { collectionFile } from './render/collections';
import { exactJsonFile, jsonFile } from './render/json';
import { renderCatalog } from './render/render-catalog';

export interface ProjectionBuild extends HouseBuild {
  readonly exploitation: Exploitation;
  readonly updates: ReadonlyArray<Update>;
}

export interface Houses {
  readonly houses: ReadonlyArray<House>;
  readonly events: ReadonlyArray<FindingEvent>;
  readonly builds: ReadonlyArray<NewBuild>;
  readonly byDay: FactsByDay;
  /** Whether the packages of an image changed. It is known before the packages of kept images are read. */
  readonly packagesDiffer: boolean;
}

/** The tombstones, and notices about those that name nothing. */
const deriveRemoved = ({ catalog, catalogDate, previous }: HouseBuild) => {
  const published = previous.read(REMOVED, '')?.data ?? [];
  return {
    data: nextRemoved(published, previous.digests, catalog, catalogDate),
    notices: [
      ...describeUnpublished(catalog, previous.catalog, published),
      ...describeRenamed(previous.catalog, catalog),
    ],
  };
};

/** The documents of all digests, present, former and removed. */
const deriveDigests = (
  houses: ReadonlyArray<House>,
  removed: ReadonlyArray<RemovedItem>,
  catalog: Catalog,
) => {
  const ofHouses = houses.flatMap(({ image, releases }) => {
    const recorded = new Set(rollupsOf(image).map(({ version }) => version));
    return digestsOfReleases(releases, (version) => recorded.has(version));
  });
  return toDigestDocuments([...ofHouses, ...digestsOfRemoved(removed, addressesOf(catalog))]);
};

/** Without the address of the site, Renovate could not ask it. */
const renderRenovate = (
  { catalog, feedHead: { site } }: HouseBuild,
  houses: ReadonlyArray<House>,
  removed: ReadonlyArray<RemovedItem>,
): ReadonlyArray<Entry> => {
  if (site === undefined) return [];
  const releases = houses.map((house) => house.releases);
  const { registry } = catalog;
  return [jsonFile(RENOVATE, '', toRenovatePreset({ releases, removed, registry, site }))];
};

const NO_SITE =
  'feed.json and feed.atom have no links, and renovate.json is not published, because the address of the site is unknown; state site in the manifest';

/**
 * Derives every document about several images. Each file is rendered when it is asked for. `formerList` is the
 * published list of vulnerabilities; undefined if there is none.
 */
export const deriveProjections = (build: ProjectionBuild, decided: DecidedCatalog, all: Houses) => {
  const { houses, byDay } = all;
  const { catalog, previous, updates, feedHead } = build;
  const { images, totals, dataDate } = decided;
  const findings = houses.flatMap((house) => house.findings ?? []);
  const removed = deriveRemoved(build);
  const digests = deriveDigests(houses, removed.data, catalog);
  const shipped = findChartEntries(catalog, findVersionOf(digests));
  const builds = findFormerBuilds(houses);
  const formerList = previous.read(CVES, '');
  const documents = findCves(houses, {
    delivered: chartsByVersion(shipped),
    former: formerChartsById(shipped, builds),
  });
  const exploitation = chooseExploitation(build.exploitation, formerList);
  const list = toCveList(
    [...documents.values()],
    formerList,
    exploitation.value,
    coverageOf(totals),
  );
  const exploitedIn = findExploitedIn(list, findings);
  const exploited = exploitedDays(list);
  const known = list.kev && exploited;
  const baseDocuments = decided.bases.flatMap((base) => nextBase(base, build));
  const bases = findBases(baseDocuments, houses);
  const packages = derivePackages(build, houses, all.packagesDiffer);
  const fixesInput = { houses, exploited, targets: catalog.targets, dataDate };
  const fixes = toFixes(fixesInput);
  const days = deriveDays(previous, byDay, dataDate);
  const feedInputs = {
    days: days.read,
    removed: removed.data,
    list,
    exploitedIn,
    published: publishedExploited(previous.read(FEED, '')),
    kev: exploitation.value.kev,
  };
  return {
    list,
    formerList,
    documents,
    bases,
    baseDocuments,
    exploitedIn,
    exploitedFixes: findExploitedFixes(exploitedIn, findings),
    dated: findDated(catalog, previous, fixesInput),
    files: function* (): Iterable<Entry> {
      for (const house of houses) yield* renderHouse(house, build, packages.dropped);
      yield* renderCves(documents);
      yield exactJsonFile(CVES, '', list);
      yield jsonFile(FIXES, '', fixes);
      for (const each of digests)
        yield jsonFile(DIGESTS, each.prefix, withClosedSince(each, builds, known));
      yield collectionFile('removed', REMOVED, removed.data);
      yield* renderRenovate(build, houses, removed.data);
      yield* packages.files;
      for (const each of baseDocuments) yield jsonFile(BASE, keyOfVersion(each), each);
      yield* renderBases(bases);
      const charts = assessCharts(catalog.charts, shipped, { images, findings, builds, known });
      for (const { document } of charts) yield jsonFile(CHART_SECURITY, document.slug, document);
      yield* days.files;
      yield* renderFeeds(feedInputs, { ...feedHead, from: days.from });
      for (const { findings: own, releases } of houses)
        yield* renderImageFeed(own, releases, { head: feedHead, exploited });
      yield* renderCatalog(catalog, images, { totals, fixes, updates, charts });
    },
    warnings: [
      ...houses.filter(isDerived).flatMap(({ warnings }) => warnings),
      ...packages.warnings,
      ...days.warnings,
      ...warnOfLongIds(list),
    ],
    notices: [
      ...removed.notices,
      ...exploitation.notices,
      ...(feedHead.site === undefined ? [NO_SITE] : []),
    ],
  };
};
