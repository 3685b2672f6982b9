import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding } from '../../src/api/findings';
import { findSince } from '../../src/memory/since';
import { closed, day } from '../builders/findings';

type Dates = readonly [since: number | null, until: number | null];

const at = (number: number | null): string | null => (number === null ? null : day(number));
const item =
  (reason: ClosedFinding['reason']) =>
  (...[since, until]: Dates): ClosedFinding =>
    closed('CVE-2026-0001', { reason, since: at(since), until: at(until) });
const gone = item('gone');
const suppressed = item('suppressed');
const removed = item('removed');

describe('since when an image has a vulnerability', () => {
  test.each<
    readonly [
      string,
      ReadonlyArray<number | null>,
      ReadonlyArray<ClosedFinding>,
      number | null,
      ReadonlyArray<number>,
    ]
  >([
    ['the earliest entry', [5, 3, 4], [], 3, []],
    ['an unknown date does not count', [null, 4], [], 4, []],
    ['unknown if no entry has one', [null], [gone(1, 9), removed(1, 9)], null, []],
    ['a fix before is a break', [5], [gone(1, 4)], 5, []],
    ['a fix at that moment is not a break', [5], [gone(1, 5)], 1, [0]],
    ['still open in another version', [5], [gone(1, 9)], 1, [0]],
    ['suppressed counts as there', [5], [suppressed(1, 9)], 1, [0]],
    ['an item that begins at that moment changes nothing', [5], [gone(5, 9)], 5, []],
    ['repeatedly', [5], [gone(1, 3), gone(2, 5)], 1, [0, 1]],
    ['repeatedly, in any order', [5], [gone(2, 5), gone(1, 3)], 1, [0, 1]],
    ['until there is a break', [5], [gone(3, 5), gone(1, 2)], 3, [0]],
    ['an unknown beginning changes nothing', [5], [gone(null, 9), removed(null, 4)], 5, []],
    ['an unknown end is the earliest', [5], [gone(1, null)], 5, []],
    ['a removal is not a fix, however long ago', [5], [removed(1, 2)], 1, [0]],
    ['nor is a removal of unknown date', [5], [removed(1, null)], 1, [0]],
    ['a fix after the removal is a break', [5], [removed(1, 2), gone(1, 3)], 5, [0, 1]],
    [
      'a suppression after the removal is a break',
      [5],
      [removed(1, 2), suppressed(1, 3)],
      5,
      [0, 1],
    ],
    ['a fix before the removal is not a break', [5], [removed(1, 3), gone(1, 2)], 1, [0]],
    ['a fix on the day of the removal is not a break', [5], [removed(1, 3), gone(1, 3)], 1, [0]],
    ['a fix at the moment reaches it', [5], [gone(2, 5), removed(1, 3)], 1, [0, 1]],
    ['a fix of unknown date does not block a removal', [5], [removed(1, 2), gone(1, null)], 1, [0]],
    ['any fix blocks a removal of unknown date', [5], [removed(1, null), gone(2, 3)], 5, [0, 1]],
    [
      'a fix stops blocking a removal once the date moves back before it',
      [6],
      [removed(1, 2), gone(3, 6), gone(2, 4)],
      1,
      [0, 1, 2],
    ],
  ])('%s', (_, entries, items, since, deciding) => {
    const found = findSince(
      entries.map((each) => ({ since: at(each) })),
      items,
    );
    expect([found.since, new Set(found.deciding)]).toEqual([
      at(since),
      new Set(deciding.map((i) => items[i])),
    ]);
  });
});
