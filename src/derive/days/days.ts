import { CHANGES, DAY, type DayChanges, isOfDay } from '../../contract/changes';
import { FullDate } from '../../contract/scalars';
import { type Entry, keep } from '../../domain/file';
import { dayOf } from '../../domain/instant';
import type { Problem } from '../../domain/problem';
import { droppedWarning } from '../../previous/documents';
import { keysOf, type Previous } from '../../previous/previous';
import type { FindingEvent } from '../house/finding-event';
import { exactJsonFile, jsonFile } from '../render/json';
import { factsOf } from './facts';
import { feedDays } from './feed-days';
import { joinDays } from './join-days';
import { nextChanges, toChangesItem } from './next-changes';

/** The facts of a run, by day. */
export type FactsByDay = ReadonlyMap<string, DayChanges>;

/** The days that have a document on the branch. */
const publishedDays = (previous: Pick<Previous, 'files'>): ReadonlyArray<string> =>
  keysOf(previous, DAY).filter(FullDate.is);

/** The documents of days that every run reads: those of the feed. */
export const newestDays = (files: Previous['files']): ReadonlyArray<string> =>
  feedDays(publishedDays({ files })).map(DAY.file);

/** The published days whose changes the run tells, or that are in the feed; of an edited tree, all of them. */
export const daysToRead = (previous: Previous, byDay: FactsByDay): ReadonlyArray<string> => {
  const days = publishedDays(previous);
  return previous.isAsPublished
    ? feedDays([...days, ...byDay.keys()]).concat(days.filter((day) => byDay.has(day)))
    : days;
};

/** Without a list of changes a run looks for the first time and finds everything: none of it is news. */
export const isRecording = ({ read }: Pick<Previous, 'read'>): boolean =>
  read(CHANGES, '') !== undefined;

/** The days after a run. */
export interface Days {
  readonly files: ReadonlyArray<Entry>;
  /** Those that were read or have changes of this run. */
  readonly read: ReadonlyArray<DayChanges>;
  /** When recording began, RFC 3339 in UTC; null if unknown. */
  readonly from: string | null;
  readonly warnings: ReadonlyArray<Problem>;
}

/** Why a document of an edited tree is not that of a day; undefined if it is. */
const findFlaw = (found: DayChanges, day: string): string | undefined => {
  if (!isOfDay(found, day)) return 'found a date on another day';
  return toChangesItem(found).facts === 0 ? 'found no change' : undefined;
};

/** Reads the changes of a published day; undefined, with a warning, if they cannot be of it. */
const readDay = (
  { read, isAsPublished }: Previous,
  day: string,
): { readonly found?: DayChanges | undefined; readonly warnings: ReadonlyArray<Problem> } => {
  const found = read(DAY, day);
  if (found === undefined || isAsPublished) return { found, warnings: [] };
  const flaw = findFlaw(found, day);
  return flaw === undefined
    ? { found, warnings: [] }
    : { warnings: [droppedWarning(DAY.file(day), flaw)] };
};

/** The events that the published days do not tell yet: a day tells each of them once. */
export const findUntold = (
  previous: Previous,
  events: ReadonlyArray<FindingEvent>,
): ReadonlyArray<FindingEvent> => {
  const known = new Map<string, (event: FindingEvent) => boolean>();
  return events.filter((each) => {
    if (each.date === null) return true;
    const day = dayOf(each.date);
    const isTold = known.get(day) ?? factsOf(readDay(previous, day).found);
    known.set(day, isTold);
    return !isTold(each);
  });
};

/** The documents of days and their list, with the facts of a run. `dataDate` is when recording begins on a new branch. */
export const deriveDays = (
  previous: Previous,
  byDay: FactsByDay,
  dataDate: string | null,
): Days => {
  const former = previous.read(CHANGES, '');
  const toRead = daysToRead(previous, byDay);
  const published = new Map(toRead.map((day) => [day, readDay(previous, day)]));
  const touched = [...new Set([...toRead, ...byDay.keys()])].flatMap((day) => {
    const parts = [published.get(day)?.found, byDay.get(day)].flatMap((each) => each ?? []);
    return parts.length === 0 ? [] : [joinDays(day, parts)];
  });
  // If the list is lost, its beginning is unknown.
  const began = previous.state === undefined ? dataDate : null;
  const from = former ? former.from : began;
  const rows = previous.isAsPublished ? (former?.data ?? []) : [];
  const changes = nextChanges(rows, touched.map(toChangesItem), from);
  const kept = changes.data.map(({ date }) => date);
  const documents = new Map(touched.map((day) => [day.date, day]));
  const files = kept.map((day): Entry => {
    const document = documents.get(day);
    return document === undefined ? keep(DAY.file(day)) : exactJsonFile(DAY, day, document);
  });
  return {
    files: [...files, jsonFile(CHANGES, '', changes)],
    read: touched.filter(({ date }) => kept.includes(date)),
    from,
    warnings: [...published.values()].flatMap(({ warnings }) => warnings),
  };
};

/** The day of a date, as it is in the names of documents. */
export const fileOfDate = (date: string | null): ReadonlyArray<string> =>
  date === null ? [] : [DAY.file(dayOf(date))];
