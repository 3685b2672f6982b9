import { expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { Matches } from '../../src/decide/match-reports';
import { TREE_LIMITS } from '../../src/domain/git-objects/limits';
import { formatProblem } from '../../src/domain/problem';
import { checkSize } from '../../src/publish/check-size';
import type { Scan } from '../../src/read/reports/scan';
import { finding, scan, suppression } from '../builders/reports';

const times = <A>(length: number, make: (id: string) => A): ReadonlyArray<A> =>
  Array.from({ length }, (_, i) => make(`${i}`));

/** A report with so many findings and suppressions. */
const sized = (path: string, findings: number, suppressions = 0): Scan =>
  scan(path, {
    findings: times(findings, (id) => finding({ id })),
    suppressions: times(suppressions, (id) => suppression({ id })),
  });

const matched = (...scans: readonly Scan[]): Matches => ({
  byVersion: new Map(scans.map((each, i) => [`image/${i}`, [each]] as const)),
  ...{ listings: new Map(), bases: new Map(), reports: [] },
});

/** Documents of one folder, with names that are as long together as many. */
const DOCUMENT = `${'x'.repeat(2 ** 18 - 1)}/`;
const documents = (count: number) => Array<string>(count).fill(DOCUMENT);

/** With their folder, so many have a MiB but for one character. */
const FITTING = 3;

const messages = (count: number, matches: Matches): readonly string[] => {
  const limit = jest.replaceProperty(TREE_LIMITS, 'paths', 2 ** 20);
  const checked = checkSize(documents(count), matches);
  limit.restore();
  return E.isLeft(checked) ? checked.left.map(formatProblem) : [];
};

const STOPPED =
  'api/v1: this run would publish more than 1 MiB of paths, expected less, because no later run could read the branch; nothing was published; ';

test('as many documents as are read again are published', () => {
  expect(messages(FITTING, matched(sized('a.json', 1)))).toEqual([]);
});

test.each<readonly [string, Matches, string]>([
  [
    'of the one report',
    matched(sized('a.json', 1)),
    'the largest reports of this run are "a.json" of image/0: check what wrote them',
  ],
  [
    'of the largest reports, suppressed findings included',
    matched(
      sized('a.json', 1),
      sized('b.json', 9),
      sized('c\n.json', 2, 8),
      sized('d.json', 3),
      sized('e.json', 2),
    ),
    'the largest reports of this run are "c\\n.json" of image/2, "b.json" of image/1, "d.json" of image/3 and 2 more: check what wrote them',
  ],
  ['of a run without reports', matched(), 'publish fewer images and versions'],
])('one document more stops the run, with the names %s', (_, matches, advice) => {
  expect(messages(FITTING + 1, matches)).toEqual([STOPPED + advice]);
});
