import type {
  ChangedVersions,
  ChartChanges,
  ChartUpdate,
  CveChanges,
  DayChanges,
  ImageChanges,
  RebuiltVersion,
} from '../api/changes';
import { type Group, groupBy } from '../domain/group-by';
import { worstOf } from '../domain/severity';
import { compareVersions } from '../domain/version-order';
import { compareText, firstText } from '../text/compare';

interface Dated {
  readonly first: string;
  readonly last: string;
}

/** The earliest and the latest date of items. */
const spanOf = ([{ first, last }, ...others]: Group<Dated>): Dated => ({
  first: others.reduce(
    (date, each) => (compareText(each.first, date) < 0 ? each.first : date),
    first,
  ),
  last: others.reduce((date, each) => (compareText(each.last, date) > 0 ? each.last : date), last),
});

const newestFirst = (tags: Iterable<string>): string[] =>
  [...new Set(tags)].sort((a, b) => compareVersions(b, a));

const bySlug = <A extends { readonly slug: string }>(a: A, b: A): number =>
  compareText(a.slug, b.slug);

const slugOf = ({ slug }: { readonly slug: string }): string => slug;

/** Items with the same key become one. */
const joinItems = <A>(
  items: ReadonlyArray<A>,
  keyOf: (item: A) => string,
  join: (group: Group<A>) => A,
): A[] => [...groupBy(items, keyOf).values()].map(join);

const joinVersions = (all: ReadonlyArray<ChangedVersions>): ChangedVersions[] =>
  joinItems(all, slugOf, (group) => ({
    slug: group[0].slug,
    versions: newestFirst(group.flatMap(({ versions }) => versions)),
  })).sort(bySlug);

const joinCves = (group: Group<CveChanges>): CveChanges => ({
  id: group[0].id,
  severity: worstOf(group),
  title: firstText(group.map(({ title }) => title)),
  opened: joinVersions(group.flatMap(({ opened }) => opened)),
  fixable: joinVersions(group.flatMap(({ fixable }) => fixable)),
  closed: joinVersions(group.flatMap(({ closed }) => closed)),
  suppressed: joinVersions(group.flatMap(({ suppressed }) => suppressed)),
  ...spanOf(group),
});

/** What is null comes last. */
const compareDigests = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || compareText(a ?? '', b ?? '');

const compareRebuilt = (a: RebuiltVersion, b: RebuiltVersion): number =>
  compareText(a.at, b.at) ||
  compareVersions(b.version, a.version) ||
  compareDigests(a.from, b.from) ||
  compareDigests(a.to, b.to);

const compareUpdates = (a: ChartUpdate, b: ChartUpdate): number =>
  compareText(a.at, b.at) || compareText(a.from, b.from) || compareText(a.to, b.to);

/** A set of values that have no key, in order. */
const distinct = <A>(items: ReadonlyArray<A>, compare: (a: A, b: A) => number): A[] =>
  joinItems(
    items,
    (item) => JSON.stringify(item),
    ([item]) => item,
  ).sort(compare);

const joinImages = (group: Group<ImageChanges>): ImageChanges => ({
  slug: group[0].slug,
  new: group.some((each) => each.new),
  gone: group.some(({ gone }) => gone),
  added: newestFirst(group.flatMap(({ added }) => added)),
  removed: newestFirst(group.flatMap(({ removed }) => removed)),
  rebuilt: distinct(
    group.flatMap(({ rebuilt }) => rebuilt),
    compareRebuilt,
  ),
  ...spanOf(group),
});

const joinCharts = (group: Group<ChartChanges>): ChartChanges => ({
  slug: group[0].slug,
  new: group.some((each) => each.new),
  gone: group.some(({ gone }) => gone),
  versions: distinct(
    group.flatMap(({ versions }) => versions),
    compareUpdates,
  ),
  ...spanOf(group),
});

/**
 * Joins what is known of one day. Everything in it is a set, or a maximum, so that neither order nor repetition
 * matters.
 */
export const joinDays = (date: string, days: ReadonlyArray<DayChanges>): DayChanges => ({
  ...{ apiVersion: 'v1', resource: 'changes', date },
  cves: joinItems(
    days.flatMap(({ cves }) => cves),
    ({ id }) => id,
    joinCves,
  ).sort((a, b) => compareText(a.id, b.id)),
  images: joinItems(
    days.flatMap(({ images }) => images),
    slugOf,
    joinImages,
  ).sort(bySlug),
  charts: joinItems(
    days.flatMap(({ charts }) => charts),
    slugOf,
    joinCharts,
  ).sort(bySlug),
});
