import { CHANGES, type DayChanges } from '../api/changes';
import { CVES } from '../api/cve-documents';
import type { Coverage, CveCollection, CveItem } from '../api/cves';
import { MEMORY } from '../api/documents';
import { FEED } from '../api/feed';
import {
  countExploited,
  type ExploitedIn,
  findExploitedIn,
  findNewlyExploited,
} from '../history/cve-list';
import type { FindingFact, Transition } from '../history/image-records';
import type { Problem, TaskResult } from '../problem';
import { fetchNeeded, ONLY, readYesterday, type Yesterday } from '../published/yesterday';
import { steps } from '../task/steps';
import type { TreeBuild } from './build-images';
import { derive } from './derive';
import { deriveChanges, deriveDays, writeFeeds } from './derive-changes';
import {
  chooseExploitation,
  deriveCveList,
  deriveCves,
  type NextDocuments,
  readList,
} from './derive-cves';
import { deriveFindings, type NewIds } from './derive-findings';
import { deriveDigests, deriveReleases, deriveRemoved } from './derive-releases';
import { findMemoryScope, type JudgedBuiltImage, type MemoryScope } from './memory-scope';
import { collectFacts, type FormerChanges } from './run-facts';
import { keepAll } from './tree-writer';

/** What follows from the memory for people: log, outputs and summary. */
export interface WrittenMemory {
  /** Facts about findings, without those that were there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** What changed in the findings, for people: the facts, and changes that have no date. */
  readonly transitions: ReadonlyArray<Transition>;
  readonly newIds: NewIds;
  /** All facts of the run, by day. */
  readonly days: ReadonlyArray<DayChanges>;
  /** Number of open vulnerabilities known to be exploited; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  /** The exploited vulnerabilities; undefined if the list of vulnerabilities stays as published, and was not read. */
  readonly exploitedIn: ExploitedIn | undefined;
  readonly coverage: Coverage;
  /** The vulnerabilities that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

/** Keeps the whole memory without reading it. */
const keepMemory = (
  { published, tree }: TreeBuild,
  coverage: Coverage,
): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const isMemory = (file: string): boolean =>
      MEMORY.some(({ keyOf }) => keyOf(file) !== undefined);
    yield* $(keepAll(tree, [...published.files.keys()].filter(isMemory)));
    return {
      ...{ facts: [], transitions: [], newIds: new Map(), days: [], newlyExploited: [] },
      ...{ warnings: [], notices: [], coverage },
      exploited: published.memory.exploited,
      exploitedIn: undefined,
    };
  });

const siteNotices = ({ feedHead: { site } }: TreeBuild): ReadonlyArray<string> =>
  site === undefined
    ? [
        'feed.json and feed.atom have no links, because the address of the site is unknown; state site in the manifest',
      ]
    : [];

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

/**
 * Derives the memory in three waves, each with one request: what follows from the images; what follows from that by
 * vulnerability, digest and day; and the lists of these.
 */
const changeMemory = (
  build: TreeBuild,
  scope: MemoryScope,
  dataDate: string | null,
): TaskResult<WrittenMemory> =>
  steps(function* ($) {
    const { git, published, latest, tree, feedHead } = build;
    const warnings: Problem[] = [];
    const yesterday = { git, published, latest, warn: (each: Problem) => warnings.push(each) };
    const findings = deriveFindings(build, scope);
    const releases = deriveReleases(build, scope);
    const removed = deriveRemoved(build, scope);
    const lists = listsToRead(yesterday);
    yield* $(fetchNeeded(yesterday, [findings, releases, removed, ...Object.values(lists)]));
    const former = yield* $(readLists(yesterday, lists));
    const changed = yield* $(derive(yesterday, tree, findings));
    const digestChanges = [
      yield* $(derive(yesterday, tree, releases)),
      yield* $(derive(yesterday, tree, removed)),
    ];

    const run = collectFacts(yesterday, former, {
      ...{ transitions: changed.transitions, catalogChanges: scope.catalogChanges, dataDate },
    });
    const cves = deriveCves(yesterday, former.list, changed, scope.untouched);
    const digests = deriveDigests(published, scope, digestChanges);
    const days = deriveDays(yesterday, former, run);
    yield* $(fetchNeeded(yesterday, [cves, digests, days]));
    const documents = yield* $(derive(yesterday, tree, cves));
    yield* $(derive(yesterday, tree, digests));
    const written = yield* $(derive(yesterday, tree, days));

    const exploitation = chooseExploitation(build.exploitation, former.list);
    const list = yield* $(
      derive(
        yesterday,
        tree,
        deriveCveList(yesterday, former.list, documents, exploitation.value, scope.coverage),
      ),
    );
    const changes = yield* $(
      derive(yesterday, tree, deriveChanges(yesterday, former, written, run)),
    );
    yield* $(
      writeFeeds(yesterday, tree, former, {
        ...{ days: written.news, changes, list, documents, head: feedHead },
      }),
    );
    return {
      ...{ facts: run.facts, days: [...run.added.values()], newIds: changed.newIds, warnings },
      coverage: scope.coverage,
      transitions: addAddresses(changed.transitions, documents),
      exploited: countExploited(list),
      exploitedIn: findExploitedIn(list, documents),
      newlyExploited: findNewlyExploited(former.list, list),
      notices: [...exploitation.notices, ...siteNotices(build)],
    };
  });

/** Derives the documents of the memory that change, and keeps everything else without reading it. */
export const deriveMemory = (
  build: TreeBuild,
  images: ReadonlyArray<JudgedBuiltImage>,
  dataDate: string | null,
): TaskResult<WrittenMemory> => {
  const scope = findMemoryScope(build, images);
  return scope.isQuiet ? keepMemory(build, scope.coverage) : changeMemory(build, scope, dataDate);
};
