import type { ChartChanges, DayChanges, ImageChanges } from '../api/changes';
import type { StatedVersions } from '../catalog/catalog';
import { groupBy } from '../domain/group-by';
import type { FindingFact } from '../memory/image-records';
import { joinDays } from './join-days';

type Versions = Pick<StatedVersions, 'images' | 'charts'>;

/** The day of a date, in UTC. */
export const dayOf = (date: string): string => date.slice(0, 'YYYY-MM-DD'.length);

const dayWith = (
  date: string,
  changes: Partial<Pick<DayChanges, 'cves' | 'images' | 'charts'>>,
): DayChanges => ({
  ...{ apiVersion: 'v1', resource: 'changes', date: dayOf(date) },
  ...{ cves: [], images: [], charts: [] },
  ...changes,
});

const toDay = ({ kind, id, slug, version, severity, title, date }: FindingFact): DayChanges => {
  const nowhere = { opened: [], fixable: [], closed: [], suppressed: [] };
  const there = { [kind]: [{ slug, versions: [version] }] };
  return dayWith(date, {
    cves: [{ id, severity, title, ...nowhere, ...there, first: date, last: date }],
  });
};

/** The keys of either of two maps. */
const keysOf = (
  a: ReadonlyMap<string, unknown>,
  b: ReadonlyMap<string, unknown>,
): ReadonlyArray<string> => [...new Set([...a.keys(), ...b.keys()])];

const NOTHING: ReadonlyMap<string, string | null> = new Map();

const imageChanges = (before: Versions, after: Versions, at: string): ReadonlyArray<ImageChanges> =>
  keysOf(before.images, after.images).flatMap((slug) => {
    const [was, is] = [before.images.get(slug), after.images.get(slug)];
    const [former, now] = [was ?? NOTHING, is ?? NOTHING];
    const added = [...now.keys()].filter((version) => !former.has(version));
    const removed = [...former.keys()].filter((version) => !now.has(version));
    const rebuilt = [...now].flatMap(([version, to]) => {
      const from = former.get(version);
      return from === undefined || from === to ? [] : [{ version, from, to, at }];
    });
    const isSame =
      (was === undefined) === (is === undefined) &&
      added.length + removed.length + rebuilt.length === 0;
    return isSame
      ? []
      : [
          {
            ...{ slug, new: was === undefined, gone: is === undefined },
            ...{ added, removed, rebuilt, first: at, last: at },
          },
        ];
  });

const chartChanges = (before: Versions, after: Versions, at: string): ReadonlyArray<ChartChanges> =>
  keysOf(before.charts, after.charts).flatMap((slug) => {
    const [from, to] = [before.charts.get(slug), after.charts.get(slug)];
    const versions = from !== undefined && to !== undefined ? [{ from, to, at }] : [];
    const flags = { new: from === undefined, gone: to === undefined };
    return from === to ? [] : [{ slug, ...flags, versions, first: at, last: at }];
  });

/** What a commit of the catalog changes; nothing without a date. */
export const catalogChanges = (
  before: Versions,
  after: Versions,
  date: string | null,
): ReadonlyArray<DayChanges> => {
  if (date === null) return [];
  const images = [...imageChanges(before, after, date)];
  const charts = [...chartChanges(before, after, date)];
  return images.length + charts.length > 0 ? [dayWith(date, { images, charts })] : [];
};

/** Facts by the day on which they happened. */
export const factsByDay = (
  facts: ReadonlyArray<FindingFact>,
  catalog: ReadonlyArray<DayChanges>,
): ReadonlyMap<string, DayChanges> =>
  new Map(
    [...groupBy([...facts.map(toDay), ...catalog], ({ date }) => date)].map(([date, days]) => [
      date,
      joinDays(date, days),
    ]),
  );
