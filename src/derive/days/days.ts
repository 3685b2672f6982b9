import { CHANGES, DAY, type DayChanges, isOfDay } from '../../contract/changes';
import { FullDate } from '../../contract/scalars';
import { type Entry, keep } from '../../domain/file';
import { dayOf } from '../../domain/instant';
import type { Problem } from '../../domain/problem';
import { droppedWarning } from '../../previous/documents';
import { keysOf, type Previous } from '../../previous/previous';
import type { FindingEvent } from '../house/finding-event';
import { exactJsonFile, jsonFile } from '../render/json';
import { isToldIn } from './facts';
import { feedDays } from './feed-days';
import { joinDays } from './join-days';
import { nextChanges, toChangesItem } from './next-changes';

export type FactsByDay = ReadonlyMap<string, DayChanges>;

const publishedDays = (previous: Pick<Previous, 'files'>): ReadonlyArray<string> =>
  keysOf(previous, DAY).filter(FullDate.is);

/** The documents that every run reads: the days of the feed. */
export const newestDays = (files: Previous['files']): ReadonlyArray<string> =>
  feedDays(publishedDays({ files })).map(DAY.file);

/** The days of the feed and the days that this run changes; all days of an edited tree. */
export const daysToRead = (previous: Previous, byDay: FactsByDay): ReadonlyArray<string> => {
  const days = publishedDays(previous);
  return previous.isAsPublished
    ? feedDays([...days, ...byDay.keys()]).concat(days.filter((day) => byDay.has(day)))
    : days;
};

/** Without a list of changes, this is the first run that records them. It finds everything, and none of it is news. */
export const isRecording = ({ read }: Pick<Previous, 'read'>): boolean =>
  read(CHANGES, '') !== undefined;

export interface Days {
  readonly files: ReadonlyArray<Entry>;
  readonly read: ReadonlyArray<DayChanges>;
  /** When recording began, RFC 3339 in UTC; null if unknown. */
  readonly from: string | null;
  readonly warnings: ReadonlyArray<Problem>;
}

/** Why a document in an edited tree is wrong; undefined if it is right. */
const flawOfDay = (found: DayChanges, day: string): string | undefined => {
  if (!isOfDay(found, day)) return 'found a date on another day';
  return toChangesItem(found).facts === 0 ? 'found no change' : undefined;
};

/** Undefined, with a warning, if the document is wrong. */
const readDay = (
  { read, isAsPublished }: Previous,
  day: string,
): { readonly found?: DayChanges | undefined; readonly warnings: ReadonlyArray<Problem> } => {
  const found = read(DAY, day);
  if (found === undefined || isAsPublished) return { found, warnings: [] };
  const flaw = flawOfDay(found, day);
  return flaw === undefined
    ? { found, warnings: [] }
    : { warnings: [droppedWarning(DAY.file(day), flaw)] };
};

/** The events that the published days do not tell yet. */
export const findUntold = (
  previous: Previous,
  events: ReadonlyArray<FindingEvent>,
): ReadonlyArray<FindingEvent> => {
  const known = new Map<string, (event: FindingEvent) => boolean>();
  return events.filter((each) => {
    if (each.date === null) return true;
    const day = dayOf(each.date);
    const isTold = known.get(day) ?? isToldIn(readDay(previous, day).found);
    known.set(day, isTold);
    return !isTold(each);
  });
};

/**
 * Adds the facts of a run to the documents of days and to their list. `dataDate` is when recording begins on a new
 * branch.
 */
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
  // If the list is lost, the start of the record is unknown.
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

export const fileOfDate = (date: string | null): ReadonlyArray<string> =>
  date === null ? [] : [DAY.file(dayOf(date))];
