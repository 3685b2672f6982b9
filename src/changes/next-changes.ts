import type { ChangesCollection, ChangesItem, CveChanges, DayChanges } from '../api/changes';
import { changesFile, servedPath } from '../api/paths';
import { compareText } from '../text/compare';

/** The most days that are kept (section "Limits" of the contract's additions). */
export const MAX_DAYS = 400;

const sum = <A>(items: ReadonlyArray<A>, count: (item: A) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

const toItem = ({ date, cves, images, charts }: DayChanges): ChangesItem => {
  const countCves = (kind: 'opened' | 'fixable' | 'closed' | 'suppressed'): number =>
    sum(cves, (cve: CveChanges) => sum(cve[kind], ({ versions }) => versions.length));
  const [opened, closed] = [countCves('opened'), countCves('closed')];
  const added = sum(images, (image) => image.added.length);
  const removed = sum(images, (image) => image.removed.length);
  const rebuilt = sum(images, (image) => image.rebuilt.length);
  const flags = sum([...images, ...charts], (each) => Number(each.new) + Number(each.gone));
  const updates = sum(charts, ({ versions }) => versions.length);
  const others = countCves('fixable') + countCves('suppressed') + flags + updates;
  return {
    date,
    facts: opened + closed + added + removed + rebuilt + others,
    ...{ opened, closed, added, removed, rebuilt },
    href: servedPath(changesFile(date)),
  };
};

/** The list of days after a run: the published days and the touched ones. `from` is when recording began. */
export const nextChanges = (
  published: ReadonlyArray<ChangesItem>,
  touched: ReadonlyArray<DayChanges>,
  from: string | null,
): ChangesCollection => {
  const days = new Map([...published, ...touched.map(toItem)].map((item) => [item.date, item]));
  const data = [...days.values()].sort((a, b) => compareText(b.date, a.date)).slice(0, MAX_DAYS);
  return { ...{ apiVersion: 'v1', resource: 'changes', from }, total: data.length, data };
};
