import type { ChartChanges, DayChanges, ImageChanges } from '../../contract/changes';
import { dayOf } from '../../domain/instant';
import { firstText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { type Catalog, type DigestsBySlug, digestsOf } from '../../read/manifest/catalog';
import type { FindingFact, Transition } from '../house/image-records';
import { mostSaid } from '../house/words';
import { joinDays } from './join-days';

/** The parts of a catalog whose changes are facts. */
type Items = Pick<Catalog, 'images' | 'charts'>;

const dayWith = (
  date: string,
  changes: Partial<Pick<DayChanges, 'cves' | 'images' | 'charts'>>,
): DayChanges => ({
  apiVersion: 'v1',
  resource: 'changes',
  date: dayOf(date),
  cves: [],
  images: [],
  charts: [],
  ...changes,
});

/** Gives the facts of an id on a day the title that most of their images state. */
const withTitles = (facts: ReadonlyArray<FindingFact>): ReadonlyArray<FindingFact> => {
  const opened = facts.filter(({ title }) => title !== null);
  const keyOf = ({ id, date }: FindingFact): string => `${dayOf(date)} ${id}`;
  const titles = new Map(
    [...groupBy(opened, keyOf)].map(([key, own]) => {
      const said = [...groupBy(own, ({ slug }) => slug).values()];
      return [key, mostSaid(said.map((all) => firstText(all.map(({ title }) => title))))] as const;
    }),
  );
  return facts.map((fact) =>
    fact.title === null ? fact : { ...fact, title: titles.get(keyOf(fact)) ?? null },
  );
};

const toDay = ({ kind, id, slug, version, severity, title, date }: FindingFact): DayChanges => {
  const lists = { opened: [], fixable: [], closed: [], suppressed: [] };
  const changed = { [kind]: [{ slug, versions: [version] }] };
  return dayWith(date, {
    cves: [{ id, severity, title, ...lists, first: date, last: date, withdrawn: [], ...changed }],
  });
};

/** Tells whether a day has a fact about a finding. */
export const factsOf = (day: DayChanges | undefined): ((fact: Transition) => boolean) => {
  const byId = new Map((day?.cves ?? []).map((cve) => [cve.id, cve]));
  return ({ kind, id, slug, version }) =>
    byId.get(id)?.[kind].some((each) => each.slug === slug && each.versions.includes(version)) ===
    true;
};

const unionKeys = (
  a: ReadonlyMap<string, unknown>,
  b: ReadonlyMap<string, unknown>,
): ReadonlyArray<string> => [...new Set([...a.keys(), ...b.keys()])];

const NO_VERSIONS: ReadonlyMap<string, string | null> = new Map();

const diffImages = (before: DigestsBySlug, after: DigestsBySlug, at: string): ImageChanges[] =>
  unionKeys(before, after).flatMap((slug) => {
    const isNew = !before.has(slug);
    const gone = !after.has(slug);
    const former = before.get(slug) ?? NO_VERSIONS;
    const now = after.get(slug) ?? NO_VERSIONS;
    const added = [...now.keys()].filter((version) => !former.has(version));
    const removed = [...former.keys()].filter((version) => !now.has(version));
    const rebuilt = [...now].flatMap(([version, to]) => {
      const from = former.get(version);
      return from === undefined || from === to ? [] : [{ version, from, to, at }];
    });
    return isNew || gone || added.length + removed.length + rebuilt.length > 0
      ? [{ slug, new: isNew, gone, added, removed, rebuilt, first: at, last: at }]
      : [];
  });

const chartVersions = ({ charts }: Items): ReadonlyMap<string, string> =>
  new Map(charts.map(({ slug, chartVersion }) => [slug, chartVersion]));

const diffCharts = (before: Items, after: Items, at: string): ChartChanges[] => {
  const [former, now] = [chartVersions(before), chartVersions(after)];
  return unionKeys(former, now).flatMap((slug) => {
    const [from, to] = [former.get(slug), now.get(slug)];
    if (from === to) return [];
    const versions = from !== undefined && to !== undefined ? [{ from, to, at }] : [];
    const flags = { new: from === undefined, gone: to === undefined };
    return [{ slug, ...flags, versions, first: at, last: at }];
  });
};

/** What was added, removed, rebuilt or updated between two catalogs, by a commit of this date. */
export const diffItems = (
  before: Items,
  after: Items,
  date: string,
): Pick<DayChanges, 'images' | 'charts'> => ({
  images: diffImages(digestsOf(before), digestsOf(after), date),
  charts: diffCharts(before, after, date),
});

/** The changes between two catalogs, as the day of the commit; none without its date. */
export const diffCatalogs = (
  before: Items,
  after: Items,
  date: string | null,
): ReadonlyArray<DayChanges> => {
  if (date === null) return [];
  const { images, charts } = diffItems(before, after, date);
  return images.length + charts.length > 0 ? [dayWith(date, { images, charts })] : [];
};

/** One document for each day, by `YYYY-MM-DD`. */
export const groupByDay = (
  facts: ReadonlyArray<FindingFact>,
  catalog: ReadonlyArray<DayChanges>,
): ReadonlyMap<string, DayChanges> =>
  new Map(
    [...groupBy([...withTitles(facts).map(toDay), ...catalog], ({ date }) => date)].map(
      ([date, days]) => [date, joinDays(date, days)],
    ),
  );
