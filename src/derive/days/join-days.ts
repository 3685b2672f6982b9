import type {
  ChangedVersions,
  ChartChanges,
  ChartUpdate,
  CveChanges,
  DayChanges,
  ImageChanges,
  RebuiltVersion,
} from '../../contract/changes';
import { worstOf } from '../../domain/severity';
import { joinSpans } from '../../domain/span';
import { compareText, firstText } from '../../domain/values/compare';
import { type Group, groupBy } from '../../domain/values/group-by';
import { compareNewest, sortVersions } from '../../domain/version-order';
import { compareSlugs } from '../order';

const slugOf = ({ slug }: { readonly slug: string }): string => slug;

const joinItems = <A>(
  items: ReadonlyArray<A>,
  keyOf: (item: A) => string,
  join: (group: Group<A>) => A,
): A[] => [...groupBy(items, keyOf).values()].map(join);

const joinChangedVersions = (all: ReadonlyArray<ChangedVersions>): ChangedVersions[] =>
  joinItems(all, slugOf, (group) => ({
    slug: group[0].slug,
    versions: sortVersions(group.flatMap(({ versions }) => versions)),
  })).sort(compareSlugs);

const joinCves = (group: Group<CveChanges>): CveChanges => ({
  id: group[0].id,
  severity: worstOf(group),
  title: firstText(group.map(({ title }) => title)),
  opened: joinChangedVersions(group.flatMap(({ opened }) => opened)),
  fixable: joinChangedVersions(group.flatMap(({ fixable }) => fixable)),
  closed: joinChangedVersions(group.flatMap(({ closed }) => closed)),
  suppressed: joinChangedVersions(group.flatMap(({ suppressed }) => suppressed)),
  ...joinSpans(group),
  withdrawn: joinChangedVersions(group.flatMap(({ withdrawn }) => withdrawn)),
});

/** Null last. */
const compareDigests = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || compareText(a ?? '', b ?? '');

const compareRebuilt = (a: RebuiltVersion, b: RebuiltVersion): number =>
  compareText(a.at, b.at) ||
  compareNewest(a, b) ||
  compareDigests(a.from, b.from) ||
  compareDigests(a.to, b.to);

const compareUpdates = (a: ChartUpdate, b: ChartUpdate): number =>
  compareText(a.at, b.at) || compareText(a.from, b.from) || compareText(a.to, b.to);

const sortDistinct = <A>(items: ReadonlyArray<A>, compare: (a: A, b: A) => number): A[] =>
  [...new Map(items.map((item) => [JSON.stringify(item), item])).values()].sort(compare);

const joinFlags = (group: Group<ImageChanges | ChartChanges>) => ({
  slug: group[0].slug,
  new: group.some((each) => each.new),
  gone: group.some(({ gone }) => gone),
});

const joinImages = (group: Group<ImageChanges>): ImageChanges => ({
  ...joinFlags(group),
  added: sortVersions(group.flatMap(({ added }) => added)),
  removed: sortVersions(group.flatMap(({ removed }) => removed)),
  rebuilt: sortDistinct(
    group.flatMap(({ rebuilt }) => rebuilt),
    compareRebuilt,
  ),
  ...joinSpans(group),
});

const joinCharts = (group: Group<ChartChanges>): ChartChanges => ({
  ...joinFlags(group),
  versions: sortDistinct(
    group.flatMap(({ versions }) => versions),
    compareUpdates,
  ),
  ...joinSpans(group),
});

/** Joins documents of one day. Order and repetition do not matter: every field is a set or an extreme. */
export const joinDays = (date: string, days: ReadonlyArray<DayChanges>): DayChanges => ({
  apiVersion: 'v1',
  resource: 'changes',
  date,
  cves: joinItems(
    days.flatMap(({ cves }) => cves),
    ({ id }) => id,
    joinCves,
  ).sort((a, b) => compareText(a.id, b.id)),
  images: joinItems(
    days.flatMap(({ images }) => images),
    slugOf,
    joinImages,
  ).sort(compareSlugs),
  charts: joinItems(
    days.flatMap(({ charts }) => charts),
    slugOf,
    joinCharts,
  ).sort(compareSlugs),
});
