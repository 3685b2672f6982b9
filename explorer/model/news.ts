import type { Feed } from './documents';

export type News = Feed['items'][number];

const WEEK_MS = 7 * 86_400_000;

export interface Latest {
  readonly heading: string;
  readonly items: ReadonlyArray<News>;
}

/** The news of the last seven days, or the latest ones if there are none; undefined without any. */
export const latestNews = (
  items: ReadonlyArray<News>,
  now: number,
  most: number,
): Latest | undefined => {
  const fresh = items.filter(({ date_modified: date }) => now - Date.parse(date) <= WEEK_MS);
  if (items.length === 0) return undefined;
  return fresh.length > 0
    ? { heading: 'This week', items: fresh.slice(0, most) }
    : { heading: 'Latest changes', items: items.slice(0, most) };
};

/** The news of a day, in UTC. */
export const newsOf = (items: ReadonlyArray<News>, day: string): ReadonlyArray<News> =>
  items.filter(({ _catalog: { date } }) => date === day);

/** Where the content of an item is: its CVE, or its day. */
export const newsPlace = ({ _catalog: { cve, date } }: News): ReadonlyArray<string> =>
  cve === null ? ['changes', date] : ['cves', cve];
