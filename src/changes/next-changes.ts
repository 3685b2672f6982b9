import type {
  ChangedVersions,
  ChangesCollection,
  ChangesItem,
  CveChanges,
  DayChanges,
} from '../api/changes';
import { changesFile, servedPath } from '../api/paths';
import { compareText } from '../text/compare';

/** Days that are told (section "Limits" of the contract's additions). */
export const MAX_DAYS = 400;

const sum = <A>(items: ReadonlyArray<A>, count: (item: A) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

const pairs = (lists: ReadonlyArray<ChangedVersions>): number =>
  sum(lists, ({ versions }) => versions.length);

const count = (
  cves: ReadonlyArray<CveChanges>,
  kind: 'opened' | 'fixable' | 'closed' | 'suppressed',
): number => sum(cves, (cve) => pairs(cve[kind]));

/** What the list says of a day. */
const toItem = ({ date, cves, images, charts }: DayChanges): ChangesItem => {
  const [opened, closed] = [count(cves, 'opened'), count(cves, 'closed')];
  const added = sum(images, (image) => image.added.length);
  const removed = sum(images, (image) => image.removed.length);
  const rebuilt = sum(images, (image) => image.rebuilt.length);
  const flags = sum([...images, ...charts], (each) => Number(each.new) + Number(each.gone));
  const updates = sum(charts, ({ versions }) => versions.length);
  const others = count(cves, 'fixable') + count(cves, 'suppressed') + flags + updates;
  return {
    date,
    facts: opened + closed + added + removed + rebuilt + others,
    ...{ opened, closed, added, removed, rebuilt },
    href: servedPath(changesFile(date)),
  };
};

/**
 * The list of days after a run: that of the branch, with the days that the run touches. `from` is when
 * telling began. What is older than the days that are kept is not in it.
 */
export const nextChanges = (
  published: ReadonlyArray<ChangesItem>,
  touched: ReadonlyArray<DayChanges>,
  from: string | null,
): ChangesCollection => {
  const days = new Map(
    [...published, ...touched.map(toItem)].map((item) => [item.date, item] as const),
  );
  const data = [...days.values()].sort((a, b) => compareText(b.date, a.date)).slice(0, MAX_DAYS);
  return { ...{ apiVersion: 'v1', resource: 'changes', from }, total: data.length, data };
};
