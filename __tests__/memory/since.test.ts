import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding } from '../../src/api/findings';
import { sinceOf } from '../../src/memory/since';
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

describe('since when an image has a vulnerability: entries of these days, closed items, the day, and which of the items decide', () => {
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
    ['an unknown date is none', [null, 4], [], 4, []],
    ['unknown if no entry has one', [null], [gone(1, 9), removed(1, 9)], null, []],
    ['a fix before is a break', [5], [gone(1, 4)], 5, []],
    ['a fix at that moment is none', [5], [gone(1, 5)], 1, [0]],
    ['what was still there in another version', [5], [gone(1, 9)], 1, [0]],
    ['what is suppressed now was there as well', [5], [suppressed(1, 9)], 1, [0]],
    ['what begins at that moment takes nothing back', [5], [gone(5, 9)], 5, []],
    ['again and again', [5], [gone(1, 3), gone(2, 5)], 1, [0, 1]],
    ['again and again, in any order', [5], [gone(2, 5), gone(1, 3)], 1, [0, 1]],
    ['until there is a break', [5], [gone(3, 5), gone(1, 2)], 3, [0]],
    ['an unknown beginning takes nothing back', [5], [gone(null, 9), removed(null, 4)], 5, []],
    ['an unknown end is before every date', [5], [gone(1, null)], 5, []],
    ['a removal is no fix, however long ago', [5], [removed(1, 2)], 1, [0]],
    ['a removal of an unknown date neither', [5], [removed(1, null)], 1, [0]],
    ['a fix after the removal is a break', [5], [removed(1, 2), gone(1, 3)], 5, [0, 1]],
    ['and so is a suppression', [5], [removed(1, 2), suppressed(1, 3)], 5, [0, 1]],
    ['a fix before the removal is none', [5], [removed(1, 3), gone(1, 2)], 1, [0]],
    ['a fix on the day of the removal is none', [5], [removed(1, 3), gone(1, 3)], 1, [0]],
    ['a fix at the moment reaches it', [5], [gone(2, 5), removed(1, 3)], 1, [0, 1]],
    ['a fix of an unknown date blocks no removal', [5], [removed(1, 2), gone(1, null)], 1, [0]],
    ['any fix blocks a removal of an unknown date', [5], [removed(1, null), gone(2, 3)], 5, [0, 1]],
    [
      'what blocks a removal does not once the moment is taken back before it',
      [6],
      [removed(1, 2), gone(3, 6), gone(2, 4)],
      1,
      [0, 1, 2],
    ],
  ])('%s', (_, entries, items, since, deciding) => {
    const found = sinceOf(
      entries.map((each) => ({ since: at(each) })),
      items,
    );
    expect([found.since, new Set(found.deciding)]).toEqual([
      at(since),
      new Set(deciding.map((i) => items[i])),
    ]);
  });
});
