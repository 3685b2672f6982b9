import type {
  ChangedVersions,
  ChartChanges,
  ChartUpdate,
  CveChanges,
  DayChanges,
  ImageChanges,
  RebuiltVersion,
} from '../api/changes';
import { groupBy } from '../domain/group-by';
import { worse } from '../domain/severity';
import { compareVersions } from '../domain/version-order';
import { firstText } from '../memory/record-findings';
import { compareText } from '../text/compare';

interface Dated {
  readonly first: string;
  readonly last: string;
}

const joinDates = (a: Dated, b: Dated): Dated => ({
  first: compareText(a.first, b.first) < 0 ? a.first : b.first,
  last: compareText(a.last, b.last) > 0 ? a.last : b.last,
});

const newestFirst = (tags: Iterable<string>): string[] =>
  [...new Set(tags)].sort((a, b) => compareVersions(b, a));

const bySlug = <A extends { readonly slug: string }>(a: A, b: A): number =>
  compareText(a.slug, b.slug);

/**
 * Items with the same key become one; `join` makes it of two. An item is joined to itself too, which puts its
 * lists in order.
 */
const joinItems = <A>(
  items: ReadonlyArray<A>,
  keyOf: (item: A) => string,
  join: (a: A, b: A) => A,
): A[] => [...groupBy(items, keyOf).values()].map((group) => group.reduce<A>(join, group[0]));

const slugOf = ({ slug }: { readonly slug: string }): string => slug;

const joinVersions = (
  a: ReadonlyArray<ChangedVersions>,
  b: ReadonlyArray<ChangedVersions>,
): ChangedVersions[] =>
  joinItems([...a, ...b], slugOf, (x, y) => ({
    slug: x.slug,
    versions: newestFirst([...x.versions, ...y.versions]),
  })).sort(bySlug);

const joinCves = (a: CveChanges, b: CveChanges): CveChanges => ({
  id: a.id,
  severity: worse(a.severity, b.severity),
  title: firstText(a.title, b.title),
  opened: joinVersions(a.opened, b.opened),
  fixable: joinVersions(a.fixable, b.fixable),
  closed: joinVersions(a.closed, b.closed),
  suppressed: joinVersions(a.suppressed, b.suppressed),
  ...joinDates(a, b),
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

/** A set of values that have no key. */
const distinct = <A>(items: ReadonlyArray<A>, compare: (a: A, b: A) => number): A[] =>
  joinItems(
    items,
    (item) => JSON.stringify(item),
    (a) => a,
  ).sort(compare);

const joinImages = (a: ImageChanges, b: ImageChanges): ImageChanges => ({
  slug: a.slug,
  new: a.new || b.new,
  gone: a.gone || b.gone,
  added: newestFirst([...a.added, ...b.added]),
  removed: newestFirst([...a.removed, ...b.removed]),
  rebuilt: distinct([...a.rebuilt, ...b.rebuilt], compareRebuilt),
  ...joinDates(a, b),
});

const joinCharts = (a: ChartChanges, b: ChartChanges): ChartChanges => ({
  slug: a.slug,
  new: a.new || b.new,
  gone: a.gone || b.gone,
  versions: distinct([...a.versions, ...b.versions], compareUpdates),
  ...joinDates(a, b),
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
