import {
  type ChangesCollection,
  type ChangesItem,
  DAY,
  type DayChanges,
} from '../../contract/changes';
import { servedPath } from '../../contract/paths';
import { compareText } from '../../domain/values/compare';
import type { ChangeKind } from '../house/finding-event';

/** The limit is in docs/history-and-size.md. */
export const MAX_DAYS = 400;

const sum = <A>(items: ReadonlyArray<A>, count: (item: A) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

/** Each version of a change counts. */
export const toChangesItem = ({ date, cves, images, charts }: DayChanges): ChangesItem => {
  const countCves = (kind: ChangeKind): number =>
    sum(cves, (cve) => sum(cve[kind], ({ versions }) => versions.length));
  const [opened, closed] = [countCves('opened'), countCves('closed')];
  const withdrawn = countCves('withdrawn');
  const added = sum(images, (image) => image.added.length);
  const removed = sum(images, (image) => image.removed.length);
  const rebuilt = sum(images, (image) => image.rebuilt.length);
  const flags = sum([...images, ...charts], (each) => Number(each.new) + Number(each.gone));
  const updates = sum(charts, ({ versions }) => versions.length);
  const others = countCves('fixable') + countCves('suppressed') + flags + updates;
  return {
    date,
    facts: opened + closed + withdrawn + added + removed + rebuilt + others,
    opened,
    closed,
    added,
    removed,
    rebuilt,
    href: servedPath(DAY.file(date)),
    withdrawn,
  };
};

/** Replaces the published items of touched days. `from` is when recording began. */
export const nextChanges = (
  published: ReadonlyArray<ChangesItem>,
  touched: ReadonlyArray<ChangesItem>,
  from: string | null,
): ChangesCollection => {
  const items = new Map([...published, ...touched].map((item) => [item.date, item]));
  const newestFirst = [...items.values()].sort((a, b) => compareText(b.date, a.date));
  const data = newestFirst.slice(0, MAX_DAYS);
  return { apiVersion: 'v1', resource: 'changes', from, total: data.length, data };
};
