import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding } from '../../src/contract/findings';
import { findSince } from '../../src/derive/house/since';
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

describe('the date since when an image has a vulnerability', () => {
  test.each<
    readonly [
      string,
      ReadonlyArray<number | null>,
      ReadonlyArray<ClosedFinding>,
      number | null,
      ReadonlyArray<number>,
    ]
  >([
    ['is that of the earliest entry', [5, 3, 4], [], 3, []],
    ['ignores an unknown date of an entry', [null, 4], [], 4, []],
    ['is unknown if no entry has one', [null], [gone(1, 9), removed(1, 9)], null, []],
    ['does not reach beyond an earlier fix', [5], [gone(1, 4)], 5, []],
    ['reaches beyond a fix at that moment', [5], [gone(1, 5)], 1, [0]],
    ['reaches beyond a fix in one version while another is open', [5], [gone(1, 9)], 1, [0]],
    ['counts time in which the finding was suppressed', [5], [suppressed(1, 9)], 1, [0]],
    ['ignores a closed item that begins at that moment', [5], [gone(5, 9)], 5, []],
    ['reaches back through several closed items', [5], [gone(1, 3), gone(2, 5)], 1, [0, 1]],
    ['reaches back through closed items in any order', [5], [gone(2, 5), gone(1, 3)], 1, [0, 1]],
    ['reaches back until there is a gap', [5], [gone(3, 5), gone(1, 2)], 3, [0]],
    ['ignores closed items with an unknown start', [5], [gone(null, 9), removed(null, 4)], 5, []],
    ['treats an unknown end as the earliest', [5], [gone(1, null)], 5, []],
    ['reaches beyond a removal of any age', [5], [removed(1, 2)], 1, [0]],
    ['reaches beyond a removal of unknown date', [5], [removed(1, null)], 1, [0]],
    ['does not reach beyond a fix after a removal', [5], [removed(1, 2), gone(1, 3)], 5, [0, 1]],
    [
      'does not reach beyond a suppression after a removal',
      [5],
      [removed(1, 2), suppressed(1, 3)],
      5,
      [0, 1],
    ],
    ['reaches beyond a fix before a removal', [5], [removed(1, 3), gone(1, 2)], 1, [0]],
    ['reaches beyond a fix at the moment of a removal', [5], [removed(1, 3), gone(1, 3)], 1, [0]],
    [
      'reaches beyond a removal despite a fix at that moment',
      [5],
      [removed(1, 2), gone(5, 5)],
      1,
      [0],
    ],
    ['reaches a removal through a fix at that moment', [5], [gone(2, 5), removed(1, 3)], 1, [0, 1]],
    [
      'reaches beyond a removal despite a fix of unknown date',
      [5],
      [removed(1, 2), gone(1, null)],
      1,
      [0],
    ],
    [
      'does not reach beyond a removal of unknown date if there is any dated fix',
      [5],
      [removed(1, null), gone(2, 3)],
      5,
      [0, 1],
    ],
    [
      'reaches beyond a removal once it is before the fix that followed',
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
