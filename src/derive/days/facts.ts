import type { ChartChanges, CveChanges, DayChanges, ImageChanges } from '../../contract/changes';
import { dayOf } from '../../domain/instant';
import { firstText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { type Catalog, type DigestsBySlug, digestsOf } from '../../read/manifest/catalog';
import { CHANGE_OF, type ChangeKind, type FindingEvent } from '../house/finding-event';
import type { NewBuild } from '../house/next-findings';
import { mostSaid } from '../house/words';
import { joinDays } from './join-days';

type CatalogItems = Pick<Catalog, 'images' | 'charts'>;

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

/** An event that a day tells. */
export type FindingFact = FindingEvent & { readonly date: string };

export const isFact = (event: FindingEvent): event is FindingFact =>
  event.date !== null && CHANGE_OF[event.kind] !== undefined;

const dayAndId = ({ id, date }: FindingFact): string => `${dayOf(date)} ${id}`;

/** By day and id, the title that most images state. */
const findTitles = (facts: ReadonlyArray<FindingFact>): ReadonlyMap<string, string | null> => {
  const found = facts.flatMap((fact) =>
    fact.kind === 'opened' && fact.title !== null ? [{ fact, title: fact.title }] : [],
  );
  return new Map(
    [...groupBy(found, ({ fact }) => dayAndId(fact))].map(([key, own]) => {
      const said = [...groupBy(own, ({ fact }) => fact.slug).values()];
      return [key, mostSaid(said.map((all) => firstText(all.map(({ title }) => title))))] as const;
    }),
  );
};

const toDay = (fact: FindingFact, title: string | null): DayChanges => {
  const { id, slug, version, severity, date } = fact;
  const versionsOf = (change: ChangeKind): CveChanges['opened'] =>
    CHANGE_OF[fact.kind] === change ? [{ slug, versions: [version] }] : [];
  const cve: CveChanges = {
    ...{ id, severity, title, first: date, last: date },
    opened: versionsOf('opened'),
    fixable: versionsOf('fixable'),
    closed: versionsOf('closed'),
    suppressed: versionsOf('suppressed'),
    withdrawn: versionsOf('withdrawn'),
  };
  return dayWith(date, { cves: [cve] });
};

export const isToldIn = (day: DayChanges | undefined): ((event: FindingEvent) => boolean) => {
  const byId = new Map((day?.cves ?? []).map((cve) => [cve.id, cve]));
  return (event) => {
    const [cve, change] = [byId.get(event.id), CHANGE_OF[event.kind]];
    const told = cve && change ? cve[change] : [];
    return told.some(
      ({ slug, versions }) => slug === event.slug && versions.includes(event.version),
    );
  };
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
    return isNew || gone || added.length + removed.length > 0
      ? [{ slug, new: isNew, gone, added, removed, rebuilt: [], first: at, last: at }]
      : [];
  });

const chartVersions = ({ charts }: CatalogItems): ReadonlyMap<string, string> =>
  new Map(charts.map(({ slug, chartVersion }) => [slug, chartVersion]));

const diffCharts = (before: CatalogItems, after: CatalogItems, at: string): ChartChanges[] => {
  const [former, now] = [chartVersions(before), chartVersions(after)];
  return unionKeys(former, now).flatMap((slug) => {
    const [from, to] = [former.get(slug), now.get(slug)];
    if (from === to) return [];
    const versions = from !== undefined && to !== undefined ? [{ from, to, at }] : [];
    const flags = { new: from === undefined, gone: to === undefined };
    return [{ slug, ...flags, versions, first: at, last: at }];
  });
};

/** What was added, removed or updated between two catalogs; `date` is the date of the commit. */
export const diffItems = (
  before: CatalogItems,
  after: CatalogItems,
  date: string,
): Pick<DayChanges, 'images' | 'charts'> => ({
  images: diffImages(digestsOf(before), digestsOf(after), date),
  charts: diffCharts(before, after, date),
});

/** The changes between two catalogs as one day; empty without the date of the commit. */
export const diffCatalogs = (
  before: CatalogItems,
  after: CatalogItems,
  date: string | null,
): ReadonlyArray<DayChanges> => {
  if (date === null) return [];
  const { images, charts } = diffItems(before, after, date);
  return images.length + charts.length > 0 ? [dayWith(date, { images, charts })] : [];
};

/** The builds that scans found, each as a day. Leaves out builds of unknown date. */
export const daysOfBuilds = (builds: ReadonlyArray<NewBuild>): ReadonlyArray<DayChanges> =>
  builds.flatMap(({ slug, version, from, to, at }) => {
    if (at === null) return [];
    const own = { slug, new: false, gone: false, added: [], removed: [], first: at, last: at };
    return [dayWith(at, { images: [{ ...own, rebuilt: [{ version, from, to, at }] }] })];
  });

/** One document for each day, by `YYYY-MM-DD`. */
export const groupByDay = (
  facts: ReadonlyArray<FindingFact>,
  catalog: ReadonlyArray<DayChanges>,
): ReadonlyMap<string, DayChanges> => {
  const titles = findTitles(facts);
  const days = facts.map((fact) => toDay(fact, titles.get(dayAndId(fact)) ?? null));
  return new Map(
    [...groupBy([...days, ...catalog], ({ date }) => date)].map(([date, own]) => [
      date,
      joinDays(date, own),
    ]),
  );
};
