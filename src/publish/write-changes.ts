import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ChangesCollection, type DayChanges } from '../api/changes';
import type { CveCollection } from '../api/cves';
import { changesFile } from '../api/paths';
import { FullDate } from '../api/scalars';
import { ATOM_FEED, CHANGES_LIST, FEED } from '../branch/published-memory';
import { groupByDay } from '../changes/facts';
import { joinDays } from '../changes/join-days';
import { nextChanges } from '../changes/next-changes';
import { renderAtom } from '../feed/atom';
import { idsToRead } from '../feed/exploited-news';
import { type FeedHead, feedDays } from '../feed/news';
import { nextFeed } from '../feed/next-feed';
import { type FindingFact, isFact, type Transition } from '../memory/image-records';
import type { Problem, TaskResult } from '../problem';
import { exactJsonFile, jsonFile } from '../render/json';
import { type MemoryBuild, readCves, readDays } from './read-memory';
import { keepAll, writeAll } from './tree-writer';
import type { NextDocuments } from './write-cves';

/** The facts of a run, and the published days that they belong to. */
export interface RunFacts {
  readonly facts: ReadonlyArray<FindingFact>;
  /** The facts about findings and about the catalog, by day. */
  readonly added: ReadonlyMap<string, DayChanges>;
  /** The date of the first facts that are published. */
  readonly from: string | null;
  /** Published days to read. */
  readonly read: ReadonlySet<string>;
}

const DAY_FILE = /^changes\/([^/]+)\.json$/;

const publishedDays = ({ published }: MemoryBuild): ReadonlyArray<string> =>
  [...published.files.keys()].flatMap((path) => {
    const [, day] = DAY_FILE.exec(path) ?? [];
    return day !== undefined && FullDate.is(day) ? [day] : [];
  });

/**
 * Collects the facts to publish: none for a catalog that has no list of changes yet, because a first look
 * finds everything at once.
 */
export const collectFacts = (
  build: MemoryBuild,
  transitions: ReadonlyArray<Transition>,
  dataDate: string | null,
): RunFacts => {
  const { published, catalogChanges, former } = build;
  if (former.changes === undefined)
    return { facts: [], added: new Map(), from: dataDate, read: new Set() };
  const facts = transitions.filter(isFact);
  const added = groupByDay(facts, catalogChanges);
  const days = publishedDays(build);
  const { trusted } = published.memory;
  const needed = trusted ? added.keys() : days;
  const fed = trusted && former.feed === undefined ? feedDays([...days, ...added.keys()]) : [];
  return { facts, added, from: former.changes.from, read: new Set([...needed, ...fed]) };
};

const writeFeeds = (
  build: MemoryBuild,
  days: ReadonlyArray<DayChanges>,
  changes: ChangesCollection,
  list: CveCollection,
  documents: NextDocuments,
): TaskResult<void> => {
  const { feed: published } = build.former;
  const newest = changes.data.map(({ date }) => date);
  const head: FeedHead = { ...build.feedHead, from: changes.from };
  return pipe(
    readCves(build, idsToRead(published, { newest, list, documents })),
    TE.chain((read) => {
      const all = new Map([...read, ...documents]);
      const feed = nextFeed(published, { days, newest, list, documents: all }, head);
      const atom = feed && renderAtom(feed, head);
      return writeAll(
        build.tree,
        feed && atom ? [exactJsonFile(FEED, feed), { path: ATOM_FEED, content: atom }] : [],
      );
    }),
  );
};

/**
 * Writes the days that change, the list of all days, and the feeds, given the list of vulnerabilities and
 * their documents after the run. Returns warnings.
 */
export const writeChanges = (
  build: MemoryBuild,
  { added, from, read }: RunFacts,
  list: CveCollection,
  documents: NextDocuments,
): TaskResult<ReadonlyArray<Problem>> =>
  pipe(
    readDays(build, read),
    TE.chain(({ found, warnings }) => {
      const days = [...new Set([...found.keys(), ...added.keys()])].map((day) =>
        joinDays(
          day,
          [found.get(day), added.get(day)].flatMap((each) => each ?? []),
        ),
      );
      const { published, former, tree } = build;
      const listed = published.memory.trusted ? (former.changes?.data ?? []) : [];
      const changes = nextChanges(listed, days, from);
      const dates = changes.data.map(({ date }) => date);
      const written = days.filter(({ date }) => dates.includes(date));
      const kept = dates.filter((date) => !written.some((day) => day.date === date));
      return pipe(
        writeAll(tree, [
          ...written.map((day) => exactJsonFile(changesFile(day.date), day)),
          jsonFile(CHANGES_LIST, ChangesCollection, changes),
        ]),
        TE.chain(() => keepAll(tree, kept.map(changesFile))),
        TE.chain(() => writeFeeds(build, written, changes, list, documents)),
        TE.map(() => warnings),
      );
    }),
  );
