import { describe, expect, test } from '@jest/globals';
import type { ChangesItem, DayChanges } from '../../src/contract/changes';
import { MAX_DAYS, nextChanges, toChangesItem } from '../../src/derive/days/next-changes';

const dayAfter = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

const item = (date: string, more: Partial<ChangesItem> = {}): ChangesItem => ({
  ...{ date, facts: 0, opened: 0, closed: 0, added: 0, removed: 0, rebuilt: 0 },
  ...{ href: `/api/v1/changes/${date}.json`, withdrawn: 0 },
  ...more,
});
const empty = (date: string): DayChanges => ({
  ...{ apiVersion: 'v1', resource: 'changes', date, cves: [], images: [], charts: [] },
});

describe('the list of days', () => {
  test('counts the facts of each day', () => {
    const at = '2026-08-20T09:12:00Z';
    const dates = { first: at, last: at };
    const none = { opened: [], fixable: [], closed: [], suppressed: [], withdrawn: [] };
    const two = [
      { slug: 'a', versions: ['2', '1'] },
      { slug: 'b', versions: ['1'] },
    ];
    const day: DayChanges = {
      ...empty('2026-08-20'),
      cves: [
        { id: '1', severity: 'LOW', title: null, ...none, opened: two, fixable: two, ...dates },
        { id: '2', severity: 'LOW', title: null, ...none, closed: two, suppressed: two, ...dates },
        { id: '3', severity: 'LOW', title: null, ...none, withdrawn: two, ...dates },
      ],
      images: [
        {
          ...{ slug: 'a', new: true, gone: true, added: ['1', '2'], removed: ['3'] },
          rebuilt: [{ version: '4', from: null, to: null, at }],
          ...dates,
        },
      ],
      charts: [
        { slug: 'c', new: true, gone: false, versions: [{ from: '1', to: '2', at }], ...dates },
      ],
    };
    expect(nextChanges([], [toChangesItem(day)], at)).toEqual({
      ...{ apiVersion: 'v1', resource: 'changes', from: at, total: 1 },
      data: [
        item('2026-08-20', {
          ...{ facts: 15 + 4 + 2 + 2, opened: 3, closed: 3, added: 2, removed: 1, rebuilt: 1 },
          withdrawn: 3,
        }),
      ],
    });
  });

  test('has the newest days, each once; touched days replace published ones', () => {
    const published = Array.from({ length: MAX_DAYS }, (_, i) =>
      item(dayAfter(MAX_DAYS - i), { facts: 7 }),
    );
    const { total, data } = nextChanges(
      published,
      [item(dayAfter(0)), item(dayAfter(5)), item(dayAfter(MAX_DAYS + 1))],
      null,
    );
    expect([total, data.length, data[0]?.date, data.at(-1)?.date]).toEqual([
      ...[MAX_DAYS, MAX_DAYS, dayAfter(MAX_DAYS + 1), dayAfter(2)],
    ]);
    expect(data.filter(({ facts }) => facts === 0).map(({ date }) => date)).toEqual([
      ...[dayAfter(MAX_DAYS + 1), dayAfter(5)],
    ]);
  });
});
