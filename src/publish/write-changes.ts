import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ChangesCollection, type DayChanges } from '../api/changes';
import type { CveCollection, CveDocument } from '../api/cves';
import type { Feed } from '../api/feed';
import { changesFile } from '../api/paths';
import { FullDate } from '../api/scalars';
import { ATOM_FEED, CHANGES_LIST, FEED } from '../branch/published-memory';
import { factsByDay } from '../changes/facts';
import { joinDays } from '../changes/join-days';
import { nextChanges } from '../changes/next-changes';
import { renderAtom } from '../feed/atom';
import { feedDays } from '../feed/days';
import { slugsToRead } from '../feed/exploited-news';
import type { FeedHead } from '../feed/news';
import { nextFeed } from '../feed/next-feed';
import type { FindingFact } from '../memory/image-records';
import type { Problem, TaskResult } from '../problem';
import { exactJsonFile, jsonFile } from '../render/json';
import type { TreeInputs } from './build-images';
import type { MemoryScope } from './memory-scope';
import { type FoundMemory, readCves, readDays } from './read-memory';
import { keepAll, type TreeWriter, writeAll } from './tree-writer';

/** What is to be told after a run. */
export interface News {
  /** What happened to findings, as far as it is told. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** What happened, by day. */
  readonly added: ReadonlyMap<string, DayChanges>;
  /** When telling began. */
  readonly from: string | null;
  /** Days of the branch that are read. */
  readonly read: ReadonlySet<string>;
}

const DAY_FILE = /^changes\/([^/]+)\.json$/;

const publishedDays = ({ published }: TreeInputs): ReadonlyArray<string> =>
  [...published.files.keys()].flatMap((path) => {
    const [, day] = DAY_FILE.exec(path) ?? [];
    return day !== undefined && FullDate.is(day) ? [day] : [];
  });

/**
 * Decides what is told. A catalog without a list of changes begins one: nothing that was there before is news.
 * `dataDate` is the date of the data.
 */
export const chooseNews = (
  inputs: TreeInputs,
  { catalogChanges }: MemoryScope,
  { changes, feed }: FoundMemory,
  facts: ReadonlyArray<FindingFact>,
  dataDate: string | null,
): News => {
  if (changes === undefined)
    return { facts: [], added: new Map(), from: dataDate, read: new Set() };
  const added = factsByDay(facts, catalogChanges);
  const there = publishedDays(inputs);
  const { trusted } = inputs.published.memory;
  const needed = trusted ? [...added.keys()] : there;
  const fed = trusted && feed === undefined ? feedDays([...there, ...added.keys()]) : [];
  return { facts, added, from: changes.from, read: new Set([...needed, ...fed]) };
};

/** The files of the days that are read. */
export const filesOfDays = ({ read }: News): ReadonlyArray<string> => [...read].map(changesFile);

/** What feeds say of vulnerabilities. */
interface ListedCves {
  readonly list: CveCollection;
  /** The documents that the run touches, by id. */
  readonly documents: ReadonlyMap<string, CveDocument | undefined>;
}

const writeFeeds = (
  inputs: TreeInputs,
  tree: TreeWriter,
  published: Feed | undefined,
  days: ReadonlyArray<DayChanges>,
  changes: ChangesCollection,
  { list, documents }: ListedCves,
): TaskResult<void> => {
  const newest = changes.data.map(({ date }) => date);
  const head: FeedHead = { ...inputs.feedHead, from: changes.from };
  return pipe(
    readCves(inputs, slugsToRead(published, { newest, list, documents })),
    TE.chain((read) => {
      const all = new Map([...read, ...documents]);
      const feed = nextFeed(published, { days, newest, list, documents: all }, head);
      const atom = feed && renderAtom(feed, head);
      return writeAll(
        tree,
        feed && atom ? [exactJsonFile(FEED, feed), { path: ATOM_FEED, content: atom }] : [],
      );
    }),
  );
};

/** Writes what is told: the days that change, the list of all, and the feeds. Returns warnings. */
export const writeChanges = (
  inputs: TreeInputs,
  tree: TreeWriter,
  { changes: published, feed }: FoundMemory,
  { added, from, read }: News,
  cves: ListedCves,
): TaskResult<ReadonlyArray<Problem>> => {
  const { files, memory } = inputs.published;
  return pipe(
    readDays(inputs, read),
    TE.chain(({ found, warnings }) => {
      const days = [...new Set([...found.keys(), ...added.keys()])].map((day) =>
        joinDays(
          day,
          [found.get(day), added.get(day)].flatMap((each) => each ?? []),
        ),
      );
      const listed = memory.trusted ? (published?.data ?? []) : [];
      const changes = nextChanges(listed, days, from);
      const kept = new Set(changes.data.map(({ date }) => changesFile(date)));
      const written = days.filter(({ date }) => kept.has(changesFile(date)));
      const paths = new Set(written.map(({ date }) => changesFile(date)));
      return pipe(
        writeAll(tree, [
          ...written.map((day) => exactJsonFile(changesFile(day.date), day)),
          jsonFile(CHANGES_LIST, ChangesCollection, changes),
        ]),
        TE.chain(() => keepAll(tree, files, (path) => kept.has(path) && !paths.has(path))),
        TE.chain(() => writeFeeds(inputs, tree, feed, written, changes, cves)),
        TE.map(() => warnings),
      );
    }),
  );
};
