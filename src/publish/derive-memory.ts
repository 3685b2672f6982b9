import { CHANGES } from '../api/changes';
import { CVES } from '../api/cve-documents';
import type { Coverage, CveCollection, CveItem } from '../api/cves';
import { MEMORY } from '../api/documents';
import { FEED } from '../api/feed';
import type { ImageFindings } from '../api/findings';
import {
  countExploited,
  type ExploitedIn,
  findExploitedIn,
  findNewlyExploited,
} from '../history/cve-list';
import type { FindingFact, Transition } from '../history/image-records';
import type { FeedHead } from '../history/news';
import type { TaskResult } from '../problem';
import {
  countInOlder,
  hasCoverage,
  hasExploitation,
  hasFutureAddition,
} from '../published/published-memory';
import {
  fetchNeeded,
  ONLY,
  readAllYesterday,
  readYesterday,
  type Yesterday,
} from '../published/yesterday';
import { exactJsonFile, jsonFile } from '../render/json';
import type { RowStore } from '../reports/row-store';
import { steps } from '../task/steps';
import { derive } from './derive';
import { deriveDays, nextListOfDays, writeFeeds } from './derive-changes';
import {
  type ChartScope,
  deriveCharts,
  documentsOfCharts,
  findChartScope,
  type NextCharts,
  nextCharts,
  type OpenBySlug,
  slugsInCharts,
} from './derive-charts';
import {
  chooseExploitation,
  deriveCves,
  type NextDocuments,
  nextList,
  readList,
} from './derive-cves';
import { type ChangedFindings, deriveFindings, findingsOf, type NewIds } from './derive-findings';
import {
  deriveDigests,
  deriveReleases,
  deriveRemoved,
  digestsOfTombstones,
  findNextDigests,
  type NextDigests,
  unpublishedNotices,
} from './derive-releases';
import { type ExploitationAge, oldExploitation } from './exploitation-age';
import { findMemoryScope, type MemoryScope, type NextCatalog } from './memory-scope';
import type { Note } from './notes';
import { collectFacts, type FormerChanges, type RunFacts } from './run-facts';
import { keepAll, type TreeWriter, writeAll } from './tree-writer';

/** What the memory is derived from beside the images, and the writer that collects its documents. */
export interface MemoryBuild extends NextCatalog, ExploitationAge {
  readonly yesterday: Yesterday;
  readonly rows: RowStore;
  /** Whether the manifest changes the name of the catalog, its address, or what is retired. */
  readonly isHeaderChanged: boolean;
  readonly feedHead: Omit<FeedHead, 'from'>;
  readonly tree: TreeWriter;
  readonly notice: Note['notice'];
}

/** What follows from the memory for people: log, outputs and summary. */
export interface WrittenMemory {
  /** Facts about findings, without those that were there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** What changed in the findings, for people: the facts, and changes that have no date. */
  readonly transitions: ReadonlyArray<Transition>;
  readonly newIds: NewIds;
  /** Number of open vulnerabilities known to be exploited; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  /** The exploited vulnerabilities; undefined if the list of vulnerabilities stays as published, and was not read. */
  readonly exploitedIn: ExploitedIn | undefined;
  /** Number of open vulnerabilities that the newest version with a record of no image has. */
  readonly inOlder: number;
  /** The vulnerabilities that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
}

/** Whether nothing that the memory follows from differs, so that all of it is kept without reading it. */
const isQuiet = (
  { yesterday, exploitation, isHeaderChanged }: MemoryBuild,
  { releases, catalogChanges }: MemoryScope,
  charts: ChartScope,
  coverage: Coverage,
): boolean => {
  const { memory } = yesterday.published;
  const changes =
    releases.images.length + releases.gone.length + catalogChanges.length + charts.changed.size;
  return (
    memory.trusted &&
    changes === 0 &&
    hasCoverage(memory.list, coverage) &&
    !hasFutureAddition(memory.list, yesterday.latest) &&
    exploitation.kev === undefined &&
    exploitation.epss === undefined &&
    !isHeaderChanged
  );
};

/** Keeps the memory unread, but for the dates of the exploitation data where a scan of this run measures them. */
const keepMemory = (build: MemoryBuild): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const { published, tree, yesterday, newestScan } = build;
    if (newestScan !== null && hasExploitation(published.memory.list))
      oldExploitation(build, yield* $(readList(yesterday))).forEach(yesterday.warn);
    const isMemory = (file: string): boolean =>
      MEMORY.some(({ keyOf }) => keyOf(file) !== undefined);
    yield* $(keepAll(tree, [...published.files.keys()].filter(isMemory)));
    return {
      ...{ facts: [], transitions: [], newIds: new Map(), newlyExploited: [] },
      exploited: published.memory.exploited,
      exploitedIn: undefined,
      inOlder: countInOlder(published.memory.list),
    };
  });

const NO_SITE =
  'feed.json and feed.atom have no links, because the address of the site is unknown; state site in the manifest';

/** Adds the known addresses of vulnerabilities that are not found any more. */
const addAddresses = (
  transitions: ReadonlyArray<Transition>,
  cves: NextDocuments,
): ReadonlyArray<Transition> =>
  transitions.map((each) => ({ ...each, url: each.url ?? cves.get(each.id)?.url ?? null }));

/** The published lists that the scope of a run depends on. */
interface FormerLists extends FormerChanges {
  readonly list: CveCollection | undefined;
}

/** A published feed is no use if the memory was edited: it is computed from the days. */
const listsToRead = ({ published: { memory } }: Yesterday) => ({
  changes: { kind: CHANGES, keys: ONLY },
  feed: { kind: FEED, keys: memory.trusted ? ONLY : [] },
  list: { kind: CVES, keys: ONLY },
});

const readLists = (
  yesterday: Yesterday,
  needed: ReturnType<typeof listsToRead>,
): TaskResult<FormerLists> =>
  steps(function* ($) {
    const { published } = yesterday;
    const changes = yield* $(readYesterday(yesterday, needed.changes, ''));
    const feed = published.memory.trusted
      ? yield* $(readYesterday(yesterday, needed.feed, ''))
      : undefined;
    const list = yield* $(readList(yesterday));
    return { changes: changes?.usable, feed: feed?.usable, list };
  });

/** What follows from the images of the run. */
interface OfImages {
  readonly former: FormerLists;
  readonly findings: ChangedFindings;
  readonly digests: NextDigests;
  readonly charts: NextCharts;
  /** What is open in the images of charts, as far as it was read. */
  readonly open: OpenBySlug;
}

const openIn = (findings: ReadonlyMap<string, ImageFindings>): OpenBySlug =>
  new Map([...findings].map(([slug, { open }]) => [slug, open]));

/** The first wave: documents of images, and the list of tombstones. */
const deriveOfImages = (
  build: MemoryBuild,
  scope: MemoryScope,
  charts: ChartScope,
): TaskResult<OfImages> =>
  steps(function* ($) {
    const { yesterday, rows, published, catalogDate, tree } = build;
    const sources = { git: yesterday.git, rows, published };
    const inCharts = slugsInCharts(build);
    const findings = deriveFindings(sources, catalogDate, scope.findings, (slug) =>
      inCharts.has(slug),
    );
    const ofCharts = documentsOfCharts(published, charts);
    const releases = deriveReleases(build, scope.releases);
    const removed = deriveRemoved(build);
    const lists = listsToRead(yesterday);
    // The lists are needed only later, but cost no request of their own here.
    const needed = [findings, releases, removed, ...Object.values(lists)];
    yield* $(fetchNeeded(yesterday, [...needed, ...Object.values(ofCharts)]));
    const former = yield* $(readLists(yesterday, lists));
    const changed = yield* $(derive(yesterday, tree, findings));
    const ofReleases = yield* $(derive(yesterday, tree, releases));
    const tombstones = yield* $(derive(yesterday, tree, removed));
    unpublishedNotices(build, tombstones).forEach(build.notice);
    // A digest can move from the releases of an image to a tombstone.
    const moves = [ofReleases, digestsOfTombstones(tombstones, build)];
    const digests = findNextDigests(published, scope.releases, moves);
    const before = yield* $(readAllYesterday(yesterday, ofCharts.digests));
    const now = new Map(
      charts.prefixes.map((each) => [each, digests.documentOf(each, before.get(each))] as const),
    );
    const read = yield* $(readAllYesterday(yesterday, ofCharts.findings));
    const open = new Map([...openIn(read), ...changed.openInCharts]);
    const next = nextCharts(build, scope, charts, { before, now }, open);
    return { former, findings: changed, digests, charts: next, open };
  });

/** The second wave: documents by vulnerability, digest and day, which follow from the changes of images. */
const deriveByKey = (
  { yesterday, published, catalog, tree }: MemoryBuild,
  { untouched, findings: { images } }: MemoryScope,
  { former, findings, digests: changes, charts, open }: OfImages,
  run: RunFacts,
) =>
  steps(function* ($) {
    const cves = deriveCves(yesterday, former.list, findings, untouched, charts);
    const digests = deriveDigests(published, changes);
    const days = deriveDays(yesterday, former, run);
    const unread = findingsOf(published, charts.unread);
    yield* $(fetchNeeded(yesterday, [cves, digests, days, unread]));
    const documents = yield* $(derive(yesterday, tree, cves));
    yield* $(derive(yesterday, tree, digests));
    const rest = openIn(yield* $(readAllYesterday(yesterday, unread)));
    const all = [...images, ...untouched];
    const opened = new Map([...open, ...rest]);
    yield* $(derive(yesterday, tree, deriveCharts(catalog.charts, all, charts, opened)));
    return { documents, days: yield* $(derive(yesterday, tree, days)) };
  });

const changeMemory = (
  build: MemoryBuild,
  scope: MemoryScope,
  charts: ChartScope,
  coverage: Coverage,
  dataDate: string | null,
): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const { yesterday, tree, feedHead, notice } = build;
    const { catalogChanges } = scope;
    const ofImages = yield* $(deriveOfImages(build, scope, charts));
    const { former, findings } = ofImages;
    const { transitions, newIds } = findings;
    const run = collectFacts(yesterday, former, { transitions, catalogChanges, dataDate });
    const { documents, days } = yield* $(deriveByKey(build, scope, ofImages, run));

    // The third wave: the lists of the documents, and last the feeds, which take from both lists.
    const exploitation = chooseExploitation(build.exploitation, former.list);
    exploitation.notices.forEach(notice);
    const list = nextList(yesterday, former.list, documents, exploitation.value, coverage);
    oldExploitation(build, list).forEach(yesterday.warn);
    const changes = nextListOfDays(yesterday, former, days, run);
    yield* $(writeAll(tree, [exactJsonFile(CVES, '', list), jsonFile(CHANGES, '', changes)]));
    const fed = { days: days.news, changes, list, documents, head: feedHead };
    yield* $(writeFeeds(yesterday, tree, former, fed));
    if (feedHead.site === undefined) notice(NO_SITE);
    return {
      facts: run.facts,
      newIds,
      transitions: addAddresses(transitions, documents),
      exploited: countExploited(list),
      exploitedIn: findExploitedIn(list, documents),
      inOlder: list.data.filter(({ latest }) => latest === 0).length,
      newlyExploited: findNewlyExploited(former.list, list),
    };
  });

/** Derives the documents of the memory that change, and keeps everything else without reading it. */
export const deriveMemory = (
  build: MemoryBuild,
  images: Parameters<typeof findMemoryScope>[1],
  coverage: Coverage,
  dataDate: string | null,
): TaskResult<WrittenMemory> => {
  const scope = findMemoryScope(build, images);
  const charts = findChartScope(build, scope);
  return isQuiet(build, scope, charts, coverage)
    ? keepMemory(build)
    : changeMemory(build, scope, charts, coverage, dataDate);
};
