import { ChangesCollection, DayChanges } from '../api/changes';
import { Feed } from '../api/feed';
import { HistoryCollection, type HistoryRow } from '../api/history';
import { changesFile } from '../api/paths';
import { dayOf } from '../domain/instant';
import { type PublishedDocument, readDocument } from './published-document';
import { CHANGES_LIST, FEED, HISTORY } from './published-memory';

/** Reads the list of days; `latest` is the latest accepted date. */
export const readChangesList = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ChangesCollection> =>
  readDocument(CHANGES_LIST, latest, bytes, {
    codec: ChangesCollection,
    consequence: 'changes are recorded from now on',
    use: (list, guard) => ({ ...list, from: guard(list.from) }),
  });

const datesIn = ({ cves, images, charts }: DayChanges): ReadonlyArray<string> => [
  ...[...cves, ...images, ...charts].flatMap(({ first, last }) => [first, last]),
  ...images.flatMap(({ rebuilt }) => rebuilt.map(({ at }) => at)),
  ...charts.flatMap(({ versions }) => versions.map(({ at }) => at)),
];

const findFlaw =
  (day: string, latest: string) =>
  (found: DayChanges): string | undefined => {
    if (found.date !== day) return 'date: found another day';
    const dates = datesIn(found);
    if (!dates.every((date) => dayOf(date) === day)) return 'found a date on another day';
    return dates.some((date) => date > latest) ? 'found a date in the future' : undefined;
  };

/** Reads the changes of a day. */
export const readDay = (
  day: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<DayChanges> =>
  readDocument(changesFile(day), latest, bytes, {
    codec: DayChanges,
    consequence: 'the changes of that day are lost',
    flawOf: findFlaw(day, latest),
    use: (found) => found,
  });

/** Reads the feed. Its items can be computed from the days again. */
export const readFeed = (latest: string, bytes: Buffer): PublishedDocument<Feed> =>
  readDocument(FEED, latest, bytes, {
    codec: Feed,
    consequence: 'its items are computed again',
    use: (feed) => feed,
  });

/** Reads the rows of the history, without future days. */
export const readHistory = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ReadonlyArray<HistoryRow>> =>
  readDocument(HISTORY, latest, bytes, {
    codec: HistoryCollection,
    consequence: 'the history starts over',
    use: ({ data }) => data.filter(({ date }) => date <= dayOf(latest)),
  });
