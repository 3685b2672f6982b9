import { isGrave, severityRank } from '../../src/domain/severity';
import { pluralize } from '../../src/domain/values/plural';
import type { ChangesItem, Feed } from './documents';
import type { NameOf } from './identity';

export type News = Feed['items'][number];

const WEEK_MS = 7 * 86_400_000;

const newsOfWeek = (items: ReadonlyArray<News>, now: number): ReadonlyArray<News> =>
  items.filter(({ date_modified: date }) => now - Date.parse(date) <= WEEK_MS);

const linesOf = ({ content_text: text }: News): ReadonlyArray<string> =>
  text === '' ? [] : text.split('\n');

/** Whether an item only says what was rebuilt, and another item of that day says what this closed. */
const isSaid = (item: News, items: ReadonlyArray<News>): boolean => {
  const { kind, date, slugs } = item._catalog;
  return (
    kind === 'catalog' &&
    slugs.length > 0 &&
    linesOf(item).every((line) => line.includes(': rebuilt ')) &&
    items.some(
      ({ _catalog: other }) =>
        other.kind === 'closed' &&
        other.date === date &&
        slugs.every((slug) => other.slugs.includes(slug)),
    )
  );
};

export interface Latest {
  readonly heading: string;
  readonly items: ReadonlyArray<News>;
}

/** The news of the last seven days or, without any, the latest ones. */
export const latestNews = (all: ReadonlyArray<News>, now: number, most: number): Latest => {
  const said = all.filter((item) => !isSaid(item, all));
  const items = allDays([], said).flatMap(([date]) => newsOf(said, date));
  const fresh = newsOfWeek(items, now);
  return fresh.length === 0 && items.length > 0
    ? { heading: 'Latest changes', items: items.slice(0, most) }
    : { heading: 'This week', items: fresh.slice(0, most) };
};

const KINDS: ReadonlyArray<News['_catalog']['kind']> = ['exploited', 'found', 'closed', 'catalog'];

/** Exploited first, then found by severity, then closed, then the catalog. */
const compareNews = ({ _catalog: a }: News, { _catalog: b }: News): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  severityRank(a.severity ?? 'UNKNOWN') - severityRank(b.severity ?? 'UNKNOWN');

/** Worst first. */
export const newsOf = (items: ReadonlyArray<News>, day: string): ReadonlyArray<News> =>
  items.filter(({ _catalog: { date } }) => date === day).toSorted(compareNews);

/** Newest first. A CVE may become known to be exploited on a day without changes. */
export const allDays = (
  days: ReadonlyArray<ChangesItem>,
  items: ReadonlyArray<News>,
): ReadonlyArray<readonly [date: string, day: ChangesItem | undefined]> => {
  const known = new Map(days.map((day) => [day.date, day]));
  const dates = new Set([...known.keys(), ...items.map(({ _catalog: { date } }) => date)]);
  return [...dates]
    .toSorted()
    .toReversed()
    .map((date) => [date, known.get(date)]);
};

/** The page of the CVE or, without one, of the day. */
export const newsPlace = ({ _catalog: { cve, date } }: News): ReadonlyArray<string> =>
  cve === null ? ['changes', date] : ['cves', cve];

/** `ended`: findings were only suppressed or no longer reported. */
export const toneOf = ({ title, _catalog: { kind } }: News): News['_catalog']['kind'] | 'ended' =>
  kind === 'closed' && !/ closed in \d/.test(title) ? 'ended' : kind;

/** `in redis`, `in 2 images`, `in 18 versions of 11 images`: one CVE in 18 versions is not 18 CVEs. */
const whereText = (item: News, nameOf: NameOf): string => {
  const { images, versions } = item._catalog;
  const [slug] = item._catalog.slugs;
  const where = images === 1 && slug !== undefined ? nameOf(slug) : pluralize(images, 'image');
  return versions === images ? `in ${where}` : `in ${pluralize(versions, 'version')} of ${where}`;
};

/** Turns `curl 3.1.5, redis 8.2.2 rebuilt` into `curl 3.1.5, Redis 8.2.2 rebuilt`. */
const namedTitle = ({ title, _catalog: { slugs } }: News, nameOf: NameOf): string =>
  title
    .split(', ')
    .map((part) => {
      const slug = slugs.find((each) => part.startsWith(`${each} `));
      return slug === undefined ? part : `${nameOf(slug)}${part.slice(slug.length)}`;
    })
    .join(', ');

/** Follows the CVE if the item is about one. */
export const newsText = (item: News, nameOf: NameOf): string => {
  const { kind, images } = item._catalog;
  if (kind === 'found') return `found ${whereText(item, nameOf)}`;
  if (kind === 'exploited') return `is known to be exploited, ${whereText(item, nameOf)}`;
  if (kind === 'catalog') return namedTitle(item, nameOf);
  const [slug = ''] = item._catalog.slugs;
  return images === 1
    ? item.title.replace(/ in 1 image$/, () => ` in ${nameOf(slug)}`)
    : item.title;
};

/** Undefined unless the item is about a CVE with a title. */
export const titleOf = (item: News): string | undefined => {
  const [line = ''] = linesOf(item);
  const [slug = ''] = item._catalog.slugs;
  return item._catalog.cve === null || line === '' || line.startsWith(`${slug}: `)
    ? undefined
    : line;
};

/** Empty if the sentence names them. */
export const imagesOf = ({ _catalog: { kind, images, slugs } }: News): ReadonlyArray<string> =>
  images === 1 || kind === 'catalog' ? [] : slugs;

/** Whether an item needs its own sentence below the line of its day. */
export const saysMore = (item: News): boolean =>
  item._catalog.cve !== null || imagesOf(item).length > 0;

/** Counts several CVEs; a single one has its own sentence. */
const foundText = (items: ReadonlyArray<News>): ReadonlyArray<string> => {
  const [first, second] = items;
  if (first === undefined || second === undefined) return [];
  const { kind } = first._catalog;
  const urgent = items.filter(
    ({ _catalog: each }) => each.severity !== null && isGrave(each.severity),
  ).length;
  const what = kind === 'found' ? 'found' : 'known to be exploited';
  return [`${items.length} CVEs ${what}${urgent > 0 ? `, ${urgent} critical or high` : ''}`];
};

export const dayTitle = (items: ReadonlyArray<News>, nameOf: NameOf): string => {
  const of = (kind: News['_catalog']['kind']): ReadonlyArray<News> =>
    items.filter(({ _catalog: each }) => each.kind === kind);
  return [
    ...foundText(of('exploited')),
    ...foundText(of('found')),
    ...[...of('closed'), ...of('catalog')]
      .filter((item) => !saysMore(item))
      .map((item) => newsText(item, nameOf)),
  ].join(' · ');
};
