/** Since when an image has a vulnerability: what the model says, and which closed items decide it. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ClosedFinding } from '../../src/contract/findings';
import { findSince } from '../../src/derive/house/since';
import { closed, day, entry } from '../builders/findings';
import { sinceOf } from './model';

const ID = 'CVE-2026-0001';
const anyDate = fc.option(fc.integer({ min: 1, max: 6 }).map(day));
const anyEntries = fc.array(anyDate, { maxLength: 3 });
const anyItem = fc
  .record({
    reason: fc.constantFrom('gone', 'suppressed', 'removed'),
    since: anyDate,
    until: anyDate,
  })
  .map((item) => closed(ID, item));
const anyItems = fc.array(anyItem, { maxLength: 5 });

const modelOf = (dates: ReadonlyArray<string | null>, items: ReadonlyArray<ClosedFinding>) =>
  sinceOf(ID, {
    entries: dates.map((since) => ({ ...entry({ since }), id: ID, build: null })),
    closed: items,
  });

test('is the date that the model reaches back to; only the deciding items count, and those that moved it are among them', () => {
  fc.assert(
    fc.property(anyEntries, anyItems, (dates, items) => {
      const entries = dates.map((since) => ({ since }));
      const { since, deciding } = findSince(entries, items);
      expect(since).toBe(modelOf(dates, items));
      expect([...deciding].filter((item) => !items.includes(item))).toEqual([]);
      const [first = ''] = dates.filter((date) => date !== null).sort();
      const isRemoved = items.some(({ reason }) => reason === 'removed');
      expect([...deciding].every((item) => isRemoved || (item.since ?? first) < first)).toBe(true);
      const kept = items.filter((item) => deciding.has(item));
      expect(findSince(entries, kept).since).toBe(since);
      for (const item of items) {
        const others = items.filter((each) => each !== item);
        if (findSince(entries, others).since !== since) expect(deciding).toContain(item);
      }
    }),
    { numRuns: 1000 },
  );
});
