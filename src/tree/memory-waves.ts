import { CHANGES } from '../api/changes';
import { CVES } from '../api/cve-documents';
import type { CveCollection } from '../api/cves';
import { FEED, type Feed } from '../api/feed';
import type { ImageFindings } from '../api/findings';
import { PACKAGES, type PackageTypes } from '../api/packages';
import type { Exploitation } from '../exploitation/exploitation';
import type { FeedHead } from '../history/news';
import type { PackageChanges } from '../history/package-names';
import type { TaskResult } from '../problem';
import {
  fetchNeeded,
  ONLY,
  readAllYesterday,
  readYesterday,
  type Yesterday,
} from '../published/yesterday';
import { steps } from '../task/steps';
import { derive } from './derive';
import { deriveDays } from './derive-changes';
import {
  type ChartScope,
  deriveCharts,
  documentsOfCharts,
  type NextCharts,
  nextCharts,
  type OpenBySlug,
} from './derive-charts';
import { deriveCves, readList } from './derive-cves';
import { type ChangedFindings, deriveFindings, findingsOf } from './derive-findings';
import { deriveImagePackages, derivePackageNames, writePackageTypes } from './derive-packages';
import {
  deriveDigests,
  deriveReleases,
  deriveRemoved,
  digestsOfTombstones,
  findNextDigests,
  type NextDigests,
  unpublishedNotices,
} from './derive-releases';
import type { MemoryScope, NextCatalog } from './memory-scope';
import type { PackagesBuild, PackagesScope } from './packages-scope';
import type { FormerChanges, RunFacts } from './run-facts';

/** What the memory is derived from beside the images, and the writer that collects its documents. */
export interface MemoryBuild extends NextCatalog, PackagesBuild {
  /** The files of this run. */
  readonly exploitation: Exploitation;
  readonly feedHead: Omit<FeedHead, 'from'>;
}

/** The published lists that the scope of a run depends on. */
export interface FormerLists extends FormerChanges {
  readonly list: CveCollection | undefined;
  readonly types: PackageTypes | undefined;
}

/** A feed of an earlier release does not name all images of its items, which are computed again then. */
const withSlugs = (feed: Feed | undefined): Feed | undefined =>
  feed?.items.every(
    ({ _catalog: { kind, images, slugs } }) =>
      kind === 'exploited' || images === 0 || slugs.length > 0,
  )
    ? feed
    : undefined;

const LISTS = [CHANGES, FEED, CVES, PACKAGES].map((kind) => ({ kind, keys: ONLY }));

const readLists = (yesterday: Yesterday): TaskResult<FormerLists> =>
  steps(function* ($) {
    const changes = yield* $(readYesterday(yesterday, { kind: CHANGES }, ''));
    const feed = yield* $(readYesterday(yesterday, { kind: FEED }, ''));
    const list = yield* $(readList(yesterday));
    const types = yield* $(readYesterday(yesterday, { kind: PACKAGES }, ''));
    return {
      changes: changes?.usable,
      feed: withSlugs(feed?.usable),
      list,
      types: types?.usable,
    };
  });

/** What follows from the images of the run. */
interface OfImages {
  readonly former: FormerLists;
  readonly findings: ChangedFindings;
  readonly digests: NextDigests;
  readonly charts: NextCharts;
  /** What is open in the images of charts, as far as it was read. */
  readonly open: OpenBySlug;
  readonly packages: PackageChanges;
}

const openIn = (findings: ReadonlyMap<string, ImageFindings>): OpenBySlug =>
  new Map([...findings].map(([slug, { open }]) => [slug, open]));

/** The first wave: documents of images, and the list of tombstones. */
export const deriveOfImages = (
  build: MemoryBuild,
  scope: MemoryScope,
  charts: ChartScope,
  candidates: PackagesScope,
): TaskResult<OfImages> =>
  steps(function* ($) {
    const { published } = build;
    const findings = deriveFindings(build, scope);
    const ofCharts = documentsOfCharts(published, charts);
    const releases = deriveReleases(build, scope);
    const removed = deriveRemoved(build);
    const ofPackages = deriveImagePackages(build, candidates ?? []);
    // The lists are needed only later, but cost no request of their own here.
    const needed = [findings, releases, removed, ofPackages, ...LISTS];
    yield* $(fetchNeeded(build, [...needed, ...Object.values(ofCharts)]));
    const former = yield* $(readLists(build));
    const changed = yield* $(derive(build, findings));
    const ofReleases = yield* $(derive(build, releases));
    const tombstones = yield* $(derive(build, removed));
    unpublishedNotices(build, tombstones).forEach(build.notice);
    // A digest can move from the releases of an image to a tombstone.
    const moves = [ofReleases, digestsOfTombstones(tombstones, build)];
    const digests = findNextDigests(published, scope, moves);
    const before = yield* $(readAllYesterday(build, ofCharts.digests));
    const now = new Map(
      charts.prefixes.map((each) => [each, digests.documentOf(each, before.get(each))] as const),
    );
    const read = yield* $(readAllYesterday(build, ofCharts.findings));
    const open = new Map([...openIn(read), ...changed.openOfTouched]);
    const next = nextCharts(build, scope, charts, { before, now }, open);
    const packages = yield* $(derive(build, ofPackages));
    return { former, findings: changed, digests, charts: next, open, packages };
  });

/** The second wave: documents by vulnerability, digest and day, which follow from the changes of images. */
export const deriveByKey = (
  build: MemoryBuild,
  { touched, untouched }: MemoryScope,
  candidates: PackagesScope,
  { former, findings, digests: changes, charts, open, packages }: OfImages,
  run: RunFacts,
) =>
  steps(function* ($) {
    const { published, catalog } = build;
    const cves = deriveCves(build, former.list, findings, untouched, charts);
    const digests = deriveDigests(changes);
    const days = deriveDays(build, former, run);
    const names = derivePackageNames(build, packages.result());
    const unread = findingsOf(published, charts.unread);
    yield* $(fetchNeeded(build, [cves, digests, days, names, unread]));
    const documents = yield* $(derive(build, cves));
    yield* $(derive(build, digests));
    yield* $(writePackageTypes(build, candidates, former.types, packages, names));
    const rest = openIn(yield* $(readAllYesterday(build, unread)));
    const all = [...touched, ...untouched];
    const opened = new Map([...open, ...rest]);
    yield* $(derive(build, deriveCharts(catalog.charts, all, charts, opened)));
    return { documents, days: yield* $(derive(build, days)) };
  });
