import { ChangesCollection, DayChanges } from '../api/changes';
import { Feed } from '../api/feed';
import { HistoryCollection, type HistoryRow } from '../api/history';
import { changesFile } from '../api/paths';
import { type PublishedDocument, readDocument } from './published-document';
import { CHANGES_LIST, FEED, HISTORY } from './published-memory';

/** The published list of days; `latest` is the latest date that is accepted. */
export const readChangesList = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ChangesCollection> =>
  readDocument({
    codec: ChangesCollection,
    consequence: 'what changed is told from now on',
    use: (list, guard) => ({ ...list, from: guard(list.from) }),
  })(CHANGES_LIST, latest, bytes);

/** Whether dates are of a day; those of changes are never of another. */
const areOf = (day: string, dates: ReadonlyArray<string>): boolean =>
  dates.every((date) => date.startsWith(`${day}T`));

const datesIn = ({ cves, images, charts }: DayChanges): ReadonlyArray<string> => [
  ...[...cves, ...images, ...charts].flatMap(({ first, last }) => [first, last]),
  ...images.flatMap(({ rebuilt }) => rebuilt.map(({ at }) => at)),
  ...charts.flatMap(({ versions }) => versions.map(({ at }) => at)),
];

const flawOfDay =
  (day: string, latest: string) =>
  (found: DayChanges): string | undefined => {
    if (found.date !== day) return 'date: found that of another day';
    const dates = datesIn(found);
    if (!areOf(day, dates)) return 'found a date of another day';
    return dates.some((date) => date > latest) ? 'found a date of the future' : undefined;
  };

/** What happened on a day, as published. */
export const readDay = (
  day: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<DayChanges> =>
  readDocument({
    codec: DayChanges,
    consequence: 'what happened on that day is no longer told',
    flawOf: flawOfDay(day, latest),
    use: (found) => found,
  })(changesFile(day), latest, bytes);

/** The published feed; its items follow from the days, so it is not missed. */
export const readFeed = (latest: string, bytes: Buffer): PublishedDocument<Feed> =>
  readDocument({
    codec: Feed,
    consequence: 'its items are computed again',
    use: (feed) => feed,
  })(FEED, latest, bytes);

/** The published rows of days, without those of the future. */
export const readHistory = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ReadonlyArray<HistoryRow>> =>
  readDocument({
    codec: HistoryCollection,
    consequence: 'the history begins anew',
    use: ({ data }) => data.filter(({ date }) => date <= latest.slice(0, date.length)),
  })(HISTORY, latest, bytes);
