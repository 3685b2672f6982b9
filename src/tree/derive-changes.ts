import * as TE from 'fp-ts/TaskEither';
import {
  type ChangesCollection,
  type ChangesItem,
  DAY,
  type DayChanges,
  datesOfDay,
} from '../api/changes';
import type { CveCollection } from '../api/cves';
import { ATOM_FEED, FEED } from '../api/feed';
import { isAfter } from '../domain/instant';
import { renderAtom } from '../history/atom';
import { idsToRead } from '../history/exploited-news';
import { joinDays } from '../history/join-days';
import { FEED_DAYS, type FeedHead } from '../history/news';
import { nextChanges, toChangesItem } from '../history/next-changes';
import { type DayNews, latestNews, nextFeed } from '../history/next-feed';
import type { TaskResult } from '../problem';
import { readAllYesterday, warnUnused, type Yesterday } from '../published/yesterday';
import { exactJsonFile } from '../render/json';
import { steps } from '../task/steps';
import { sortUnique } from '../values/compare';
import { type Derivation, type Deriving, oneByOne } from './derive';
import { cvesOf, type NextDocuments } from './derive-cves';
import { type FormerChanges, publishedDays, type RunFacts } from './run-facts';
import { writeAll } from './tree-writer';

/** What remains of the days that were written. */
export interface WrittenDays {
  readonly items: ReadonlyArray<ChangesItem>;
  /** The news of those that are in the feed. */
  readonly news: ReadonlyArray<DayNews>;
}

/** The published changes of a day, unless one is in the future. */
const usableDay = (yesterday: Yesterday, day: DayChanges | undefined): DayChanges | undefined => {
  if (day === undefined || !datesOfDay(day).some((date) => isAfter(yesterday.latest, date)))
    return day;
  warnUnused(yesterday, DAY, DAY.file(day.date), 'found a date in the future');
  return undefined;
};

/** The published changes of a day and those of the run; undefined if there are neither. */
const nextDay = (
  date: string,
  before: DayChanges | undefined,
  added: DayChanges | undefined,
): DayChanges | undefined => {
  const all = [before, added].flatMap((each) => each ?? []);
  return all.length > 0 ? joinDays(date, all) : undefined;
};

/**
 * Derives the touched days one after the other, newest first. Only one is in memory at a time: on an edited branch,
 * there may be many large ones. Those before the days that are kept are removed.
 */
export const deriveDays = (
  yesterday: Yesterday,
  { changes }: FormerChanges,
  { added, days, touched }: RunFacts,
): Derivation<typeof DAY.codec, WrittenDays> => {
  const { published } = yesterday;
  const listed = new Set((changes?.data ?? []).map(({ date }) => date));
  const kept = new Set(days);
  const dropped = publishedDays(published).filter((date) => !kept.has(date));
  const items: ChangesItem[] = [];
  const news: DayNews[] = [];
  const unusable = new Set<string>();
  const next = (date: string, former: DayChanges | undefined): DayChanges | undefined => {
    if (!kept.has(date)) return undefined;
    const day = nextDay(date, usableDay(yesterday, former), added.get(date));
    if (day === undefined) {
      unusable.add(date);
      // As published, it stays: the clock of this runner may be late.
      return published.memory.trusted ? former : undefined;
    }
    items.push(toChangesItem(day));
    // Only news of the newest days are in the feed.
    if (days.indexOf(date) - unusable.size < FEED_DAYS) news.push(latestNews(day));
    return day;
  };
  return oneByOne(
    { kind: DAY, keys: touched, isExact: true, isListed: (day) => listed.has(day) },
    (date, former) => TE.right(next(date, former?.usable)),
    { items, news },
    [...days.filter((date) => touched.has(date)), ...dropped],
  );
};

/** The list of days after the run. */
export const nextListOfDays = (
  { changes }: FormerChanges,
  { items }: WrittenDays,
  { from }: RunFacts,
): ChangesCollection => nextChanges(changes?.data ?? [], items, from);

/** The most vulnerabilities whose documents are read only to name their images in the summary. */
const MAX_NAMED = 10;

/**
 * Writes the feeds: the news of the touched days, and what is known to be exploited. Returns the documents of
 * vulnerabilities, with those that were read for the feeds, and of the first of `exploited`.
 */
export const writeFeeds = (
  run: Deriving,
  former: FormerChanges & { readonly list: CveCollection | undefined },
  now: {
    readonly days: ReadonlyArray<DayNews>;
    readonly changes: ChangesCollection;
    readonly list: CveCollection;
    readonly documents: NextDocuments;
    /** The ids of what became known to be exploited. */
    readonly exploited: ReadonlyArray<string>;
    readonly head: Omit<FeedHead, 'from'>;
  },
): TaskResult<NextDocuments> =>
  steps(function* ($) {
    const { days, changes, list } = now;
    const inputs = { days, newest: changes.data.map(({ date }) => date), list };
    const fed = idsToRead(former.feed, { ...inputs, documents: now.documents });
    const named = now.exploited.filter((id) => !now.documents.has(id)).slice(0, MAX_NAMED);
    const needed = cvesOf(former.list, sortUnique([...fed, ...named]));
    const documents = new Map([...(yield* $(readAllYesterday(run, needed))), ...now.documents]);
    const head = { ...now.head, from: changes.from };
    const feed = nextFeed(former.feed, { ...inputs, documents }, head);
    const atom = feed && renderAtom(feed, head);
    if (feed !== undefined && atom !== undefined)
      yield* $(
        writeAll(run.tree, [
          exactJsonFile(FEED, '', feed),
          { path: ATOM_FEED.path, content: atom },
        ]),
      );
    return documents;
  });
