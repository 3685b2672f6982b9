/** A catalog over several runs: the documents that each run touches, and its feed. */
import fc from 'fast-check';
import type { ChangedVersions, CveChanges, DayChanges } from '../../src/api/changes';
import type { CveDocument, CveItem } from '../../src/api/cves';
import type { Feed } from '../../src/api/feed';
import { worse } from '../../src/domain/severity';
import { idsToRead } from '../../src/history/exploited-news';
import type { FeedHead } from '../../src/history/news';
import { latestNews, nextFeed } from '../../src/history/next-feed';
import { anyDay, anyList, dayNumber, documentOf, listOf } from './days';

const unionBy = <A>(
  key: (item: A) => string,
  join: (a: A, b: A) => A,
  a: ReadonlyArray<A>,
  b: ReadonlyArray<A>,
): A[] => {
  const all = new Map(a.map((item) => [key(item), item]));
  for (const item of b) {
    const other = all.get(key(item));
    all.set(key(item), other === undefined ? item : join(other, item));
  }
  return [...all.values()].sort((x, y) => (key(x) < key(y) ? -1 : 1));
};

const texts = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): string[] => [
  ...new Set([...a, ...b]),
];

type Span = Pick<CveChanges, 'first' | 'last'>;
const span = (a: Span, b: Span): Span => {
  const [first = '', , , last = ''] = [a.first, b.first, a.last, b.last].sort();
  return { first, last };
};

const bySlug = ({ slug }: { readonly slug: string }): string => slug;
const versionsOf = (a: ReadonlyArray<ChangedVersions>, b: ReadonlyArray<ChangedVersions>) =>
  unionBy(bySlug, (x, y) => ({ slug: x.slug, versions: texts(x.versions, y.versions) }), a, b);

const joinCves = (a: CveChanges, b: CveChanges): CveChanges => ({
  ...{ id: a.id, severity: worse(a.severity, b.severity), title: a.title ?? b.title },
  opened: versionsOf(a.opened, b.opened),
  fixable: versionsOf(a.fixable, b.fixable),
  closed: versionsOf(a.closed, b.closed),
  suppressed: versionsOf(a.suppressed, b.suppressed),
  withdrawn: versionsOf(a.withdrawn, b.withdrawn),
  ...span(a, b),
});

/** Joins two documents of a day. */
export const joinDays = (a: DayChanges, b: DayChanges): DayChanges => ({
  ...a,
  cves: unionBy(({ id }) => id, joinCves, a.cves, b.cves),
  images: unionBy(
    bySlug,
    (x, y) => ({
      ...{ slug: x.slug, new: x.new || y.new, gone: x.gone || y.gone },
      ...{ added: texts(x.added, y.added), removed: texts(x.removed, y.removed) },
      rebuilt: [...x.rebuilt, ...y.rebuilt],
      ...span(x, y),
    }),
    a.images,
    b.images,
  ),
  charts: unionBy(
    bySlug,
    (x, y) => ({
      ...{ slug: x.slug, new: x.new || y.new, gone: x.gone || y.gone },
      versions: [...x.versions, ...y.versions],
      ...span(x, y),
    }),
    a.charts,
    b.charts,
  ),
});

/** The facts and vulnerabilities that a run adds. */
export interface Run {
  readonly days: ReadonlyArray<DayChanges>;
  readonly items: ReadonlyArray<CveItem>;
  readonly slugs: ReadonlyArray<string>;
  readonly head: FeedHead;
}

const SLUGS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');

export const runOf = (head: fc.Arbitrary<FeedHead>): fc.Arbitrary<Run> =>
  fc.record({
    days: fc
      .uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 5 })
      .chain((dates) => fc.tuple(...dates.map((n) => anyDay(dayNumber(n))))),
    items: anyList.map(({ data }) => data),
    slugs: fc.subarray(SLUGS),
    head,
  });

/** The feeds after a run, made from touched documents and from all documents. */
export interface Made {
  readonly next: Feed | undefined;
  readonly whole: Feed | undefined;
  /** The number of days. */
  readonly days: number;
}

/** Successive runs. An item of the list is touched if a run has it. */
export const publish = (runs: ReadonlyArray<Run>): ReadonlyArray<Made> => {
  const days = new Map<string, DayChanges>();
  const items = new Map<string, CveItem>();
  const documents = new Map<string, CveDocument>();
  let published: Feed | undefined;
  return runs.map((run) => {
    for (const day of run.days) {
      const former = days.get(day.date);
      days.set(day.date, former === undefined ? day : joinDays(former, day));
    }
    for (const item of run.items) {
      items.set(item.id, item);
      documents.set(item.id, documentOf(item.id, ...run.slugs));
    }
    const inputs = { newest: [...days.keys()], list: listOf(...items.values()) };
    const touched = new Map(run.items.map(({ id }) => [id, documents.get(id)]));
    for (const id of idsToRead(published, { ...inputs, documents: touched }))
      touched.set(id, documents.get(id));
    const dates = published === undefined ? [...days.keys()] : run.days.map(({ date }) => date);
    const next = nextFeed(
      published,
      {
        ...inputs,
        days: dates.flatMap((date) => days.get(date) ?? []).map(latestNews),
        documents: touched,
      },
      run.head,
    );
    published = next;
    const whole = nextFeed(
      undefined,
      { ...inputs, days: [...days.values()].map(latestNews), documents },
      run.head,
    );
    return { next, whole, days: days.size };
  });
};
