import { type ChangesCollection, DAY, type DayChanges } from '../api/changes';
import type { Feed } from '../api/feed';
import { FullDate } from '../api/scalars';
import { futureDateWarning } from '../domain/future-date';
import { isAfter, startOf } from '../domain/instant';
import { groupByDay } from '../history/facts';
import { type FindingFact, isFact, type Transition } from '../history/image-records';
import { feedDays } from '../history/news';
import { daysToKeep } from '../history/next-changes';
import { keysOf, type Published } from '../published/published';
import type { Yesterday } from '../published/yesterday';

/** The facts of a run, and the days that it writes. */
export interface RunFacts {
  readonly facts: ReadonlyArray<FindingFact>;
  /** The facts about findings and about the catalog, by day. */
  readonly added: ReadonlyMap<string, DayChanges>;
  /** The date of the first facts that are published. */
  readonly from: string | null;
  /** All days after the run, newest first, unless a published one cannot be used. */
  readonly days: ReadonlyArray<string>;
  /** Those of them that are read and written. */
  readonly touched: ReadonlySet<string>;
}

/** What the branch has about changes. */
export interface FormerChanges {
  readonly changes: ChangesCollection | undefined;
  readonly feed: Feed | undefined;
}

/** The days that have a document on the branch. */
export const publishedDays = (published: Published): ReadonlyArray<string> =>
  keysOf(published, DAY).filter(FullDate.is);

/** The published days: those in the list, or all that have a document if the memory was edited. */
const formerDays = (
  { published, latest, warn }: Yesterday,
  { changes }: FormerChanges,
): ReadonlyArray<string> => {
  if (published.memory.trusted) return (changes?.data ?? []).map(({ date }) => date);
  const isFuture = (day: string): boolean => isAfter(latest, startOf(day));
  const days = publishedDays(published);
  const [future] = days.filter(isFuture);
  if (future !== undefined)
    warn(futureDateWarning(`the day ${future}`, `api/v1/${DAY.file(future)}`, 'it is dropped'));
  return days.filter((day) => !isFuture(day));
};

/** What a run found to have changed. */
export interface FoundChanges {
  readonly transitions: ReadonlyArray<Transition>;
  /** What the catalog's commit changes. */
  readonly catalogChanges: ReadonlyArray<DayChanges>;
  readonly dataDate: string | null;
}

/**
 * Collects the facts to publish: none for a catalog that has no list of changes yet, because a first look
 * finds everything at once. Of a trusted memory, only the days of the facts are touched, and those of the feed if that
 * does not exist.
 */
export const collectFacts = (
  yesterday: Yesterday,
  former: FormerChanges,
  { transitions, catalogChanges, dataDate }: FoundChanges,
): RunFacts => {
  const isFirst = former.changes === undefined;
  const facts = isFirst ? [] : transitions.filter(isFact);
  const added = groupByDay(facts, isFirst ? [] : catalogChanges);
  const days = daysToKeep([...formerDays(yesterday, former), ...added.keys()]);
  const fed = former.feed === undefined ? feedDays(days) : [];
  const touched = new Set(yesterday.published.memory.trusted ? [...added.keys(), ...fed] : days);
  return { facts, added, from: former.changes ? former.changes.from : dataDate, days, touched };
};
