import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChangesItem, DayChanges } from '../api/changes';
import { changesFile } from '../api/paths';
import { joinDays } from '../changes/join-days';
import { toChangesItem } from '../changes/next-changes';
import { FEED_DAYS } from '../feed/news';
import { type DayNews, latestNews } from '../feed/next-feed';
import type { Problem, TaskResult } from '../problem';
import { exactJsonFile } from '../render/json';
import { type MemoryBuild, readDayOf } from './read-memory';
import type { RunFacts } from './run-facts';
import { keepAll } from './tree-writer';

/** What remains of the days that were written. */
export interface WrittenDays {
  readonly items: ReadonlyArray<ChangesItem>;
  /** The news of those that are in the feed. */
  readonly news: ReadonlyArray<DayNews>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** A day after the run; undefined if it has no usable document and no facts. */
interface WrittenDay {
  readonly day: DayChanges | undefined;
  readonly warnings: ReadonlyArray<Problem>;
}

/**
 * Joins a published day with the facts of the run, and writes it. A day that cannot be used is lost if the memory was
 * edited; otherwise, it stays unread.
 */
const writeDay = (
  build: MemoryBuild,
  date: string,
  added: DayChanges | undefined,
  isListed: boolean,
): TaskResult<WrittenDay> => {
  const { tree, published } = build;
  const file = changesFile(date);
  return pipe(
    readDayOf(build, date, isListed),
    TE.map(({ value, warnings }): WrittenDay => {
      const all = [value, added].flatMap((each) => each ?? []);
      return { day: all.length > 0 ? joinDays(date, all) : undefined, warnings };
    }),
    TE.tap(({ day }) => {
      if (day !== undefined) return tree.write(exactJsonFile(file, day));
      return published.memory.trusted ? tree.keep(file) : TE.right(undefined);
    }),
  );
};

/**
 * Writes the touched days one after the other, newest first. Only one is in memory at a time: on an edited branch,
 * there may be many large ones.
 */
const writeTouched =
  (build: MemoryBuild, { added, days, touched }: RunFacts): TaskResult<WrittenDays> =>
  async () => {
    const listed = new Set((build.former.changes?.data ?? []).map(({ date }) => date));
    const items: ChangesItem[] = [];
    const news: DayNews[] = [];
    const warnings: Problem[] = [];
    let lost = 0;
    for (const [i, date] of [...days.entries()].filter(([, each]) => touched.has(each))) {
      const written = await writeDay(build, date, added.get(date), listed.has(date))();
      if (E.isLeft(written)) return written;
      const { day } = written.right;
      warnings.push(...written.right.warnings);
      if (day === undefined) lost += 1;
      else items.push(toChangesItem(day));
      if (day !== undefined && i - lost < FEED_DAYS) news.push(latestNews(day));
    }
    return E.right({ items, news, warnings });
  };

/** Writes the touched days, and keeps the others. */
export const writeDays = (build: MemoryBuild, run: RunFacts): TaskResult<WrittenDays> =>
  pipe(
    run.days.filter((date) => !run.touched.has(date)).map(changesFile),
    (files) => keepAll(build.tree, files),
    TE.chain(() => writeTouched(build, run)),
  );
