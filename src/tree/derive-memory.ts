import { CHANGES } from '../api/changes';
import { CVES } from '../api/cve-documents';
import type { Coverage } from '../api/cves';
import { MEMORY } from '../api/documents';
import { isHeaderChanged } from '../catalog/changed-images';
import {
  countExploited,
  type ExploitedIn,
  findExploitedIn,
  findNewlyExploited,
} from '../history/cve-list';
import type { FindingFact, Transition } from '../history/image-records';
import { type NewlyExploited, withFixes } from '../history/newly-exploited';
import { NO_NEWS, type PackageNews } from '../history/package-names';
import type { TaskResult } from '../problem';
import {
  countInOlder,
  hasCoverage,
  hasExploitation,
  hasFutureAddition,
} from '../published/published-memory';
import { exactJsonFile, jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { nextListOfDays, writeFeeds } from './derive-changes';
import { type ChartScope, findChartScope } from './derive-charts';
import { chooseExploitation, type NextDocuments, nextList, readList } from './derive-cves';
import type { NewIds } from './derive-findings';
import { isVex } from './derive-vex';
import { findNewestScan, oldExploitation } from './exploitation-age';
import { findMemoryScope, type MemoryScope } from './memory-scope';
import { deriveByKey, deriveOfImages, type MemoryBuild } from './memory-waves';
import { findPackagesScope, isSettled, type PackagesScope } from './packages-scope';
import { collectFacts } from './run-facts';
import { writeAll } from './tree-writer';

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
  readonly newlyExploited: ReadonlyArray<NewlyExploited>;
  readonly packages: PackageNews;
}

/** Whether nothing that the memory follows from differs, so that all of it is kept without reading it. */
const isQuiet = (
  { catalog, published, exploitation, latest }: MemoryBuild,
  { released, gone, catalogChanges }: MemoryScope,
  charts: ChartScope,
  coverage: Coverage,
): boolean => {
  const { memory } = published;
  const changes = released.length + gone.length + catalogChanges.length + charts.changed.size;
  return (
    memory.trusted &&
    changes === 0 &&
    hasCoverage(memory.list, coverage) &&
    !hasFutureAddition(memory.list, latest) &&
    exploitation.kev === undefined &&
    exploitation.epss === undefined &&
    !isHeaderChanged(catalog, published.catalog)
  );
};

/** Keeps the memory unread, but for the dates of the exploitation data where a scan of this run measures them. */
const keepMemory = (build: MemoryBuild): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const { published, tree, exploitation, matches, warn } = build;
    if (findNewestScan(matches) !== null && hasExploitation(published.memory.list))
      oldExploitation(exploitation, matches, yield* $(readList(build))).forEach(warn);
    const isMemory = (file: string): boolean =>
      !isVex(file) && MEMORY.some(({ keyOf }) => keyOf(file) !== undefined);
    yield* $(tree.keep([...published.files.keys()].filter(isMemory)));
    return {
      facts: [],
      transitions: [],
      newIds: new Map(),
      newlyExploited: [],
      packages: NO_NEWS,
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

const changeMemory = (
  build: MemoryBuild,
  scope: MemoryScope,
  charts: ChartScope,
  packages: PackagesScope,
  coverage: Coverage,
  dataDate: string | null,
): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const { tree, feedHead, matches, warn, notice } = build;
    const { catalogChanges } = scope;
    const ofImages = yield* $(deriveOfImages(build, scope, charts, packages));
    const { former, findings } = ofImages;
    const { transitions, newIds } = findings;
    const run = collectFacts(build, former, { transitions, catalogChanges, dataDate });
    const { documents, days } = yield* $(deriveByKey(build, scope, packages, ofImages, run));

    // The third wave: the lists of the documents, and last the feeds, which take from both lists.
    const exploitation = chooseExploitation(build.exploitation, former.list);
    exploitation.notices.forEach(notice);
    const list = nextList(build, former.list, documents, exploitation.value, coverage);
    oldExploitation(build.exploitation, matches, list).forEach(warn);
    const changes = nextListOfDays(former, days, run);
    yield* $(writeAll(tree, [exactJsonFile(CVES, '', list), jsonFile(CHANGES, '', changes)]));
    const newlyExploited = findNewlyExploited(former.list, list);
    const exploited = newlyExploited.map(({ id }) => id);
    const fed = { days: days.news, changes, list, documents, exploited, head: feedHead };
    const known = yield* $(writeFeeds(build, former, fed));
    if (feedHead.site === undefined) notice(NO_SITE);
    return {
      facts: run.facts,
      newIds,
      packages: ofImages.packages.result().news,
      transitions: addAddresses(transitions, documents),
      exploited: countExploited(list),
      exploitedIn: findExploitedIn(list, known),
      inOlder: list.data.filter(({ latest }) => latest === 0).length,
      newlyExploited: withFixes(newlyExploited, known),
    };
  });

/** Derives the documents of the memory that change, and keeps everything else without reading it. */
export const deriveMemory = (
  build: MemoryBuild,
  images: Parameters<typeof findMemoryScope>[1],
  coverage: Coverage,
  dataDate: string | null,
): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const scope = findMemoryScope(build, images);
    const charts = findChartScope(build, scope);
    const packages = yield* $(findPackagesScope(build, images));
    const isKept = isQuiet(build, scope, charts, coverage) && isSettled(build, packages);
    return yield* $(
      isKept ? keepMemory(build) : changeMemory(build, scope, charts, packages, coverage, dataDate),
    );
  });
