import type { DayChanges } from '../api/changes';
import { changesFile } from '../api/paths';
import { FullDate } from '../api/scalars';
import { groupByDay } from '../changes/facts';
import { daysToKeep } from '../changes/next-changes';
import { futureDateWarning } from '../domain/future-date';
import { isAfter, startOf } from '../domain/instant';
import { feedDays } from '../feed/news';
import { type FindingFact, isFact, type Transition } from '../memory/image-records';
import type { Problem, WithWarnings } from '../problem';
import type { MemoryBuild } from './read-memory';

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
  /** Warnings about days in the future, which are dropped. */
  readonly warnings: ReadonlyArray<Problem>;
}

const DAY_FILE = /^changes\/([^/]+)\.json$/;

const publishedDays = ({ published }: MemoryBuild): ReadonlyArray<string> =>
  [...published.files.keys()].flatMap((path) => {
    const [, day] = DAY_FILE.exec(path) ?? [];
    return day !== undefined && FullDate.is(day) ? [day] : [];
  });

/** The published days: those in the list, or all that have a document if the memory was edited. */
const formerDays = (build: MemoryBuild): WithWarnings<ReadonlyArray<string>> => {
  const { published, former, latest } = build;
  if (published.memory.trusted)
    return { value: (former.changes?.data ?? []).map(({ date }) => date), warnings: [] };
  const isPossible = (day: string): boolean => !isAfter(latest, startOf(day));
  const days = publishedDays(build);
  const [future] = days.filter((day) => !isPossible(day));
  return {
    value: days.filter(isPossible),
    warnings:
      future === undefined
        ? []
        : [
            futureDateWarning(
              `the day ${future}`,
              `api/v1/${changesFile(future)}`,
              'it is dropped',
            ),
          ],
  };
};

/**
 * Collects the facts to publish: none for a catalog that has no list of changes yet, because a first look
 * finds everything at once. Of a trusted memory, only the days of the facts are touched, and those of the feed if that
 * does not exist.
 */
export const collectFacts = (
  build: MemoryBuild,
  transitions: ReadonlyArray<Transition>,
  dataDate: string | null,
): RunFacts => {
  const { published, catalogChanges, former } = build;
  const facts = former.changes === undefined ? [] : transitions.filter(isFact);
  const added = groupByDay(facts, former.changes === undefined ? [] : catalogChanges);
  const { value, warnings } = formerDays(build);
  const days = daysToKeep([...value, ...added.keys()]);
  const fed = former.feed === undefined ? feedDays(days) : [];
  const touched = new Set(published.memory.trusted ? [...added.keys(), ...fed] : days);
  const from = former.changes === undefined ? dataDate : former.changes.from;
  return { facts, added, from, days, touched, warnings };
};
