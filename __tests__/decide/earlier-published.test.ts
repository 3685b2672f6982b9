import { expect, test } from '@jest/globals';
import { warnOfEarlier } from '../../src/decide/earlier-published';
import { formatProblem } from '../../src/domain/problem';
import type { Catalog } from '../../src/read/manifest/catalog';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { catalogOf, image } from '../builders/manifest';

/** `1 a 2026-08-01T03:00:00Z`: a version, its build or `-`, and when it was published, if that is stated. */
type Stated = string;

const catalog = (stated: ReadonlyArray<Stated>, more: object = {}): Catalog =>
  catalogOf({
    images: [
      image('redis', {
        versions: stated.map((text) => {
          const [version = '', build = '-', published] = text.split(' ');
          return {
            version,
            ...(build === '-' ? {} : { digest: digestOf(build) }),
            ...(published === undefined ? {} : { published }),
          };
        }),
        ...more,
      }),
    ],
  });

const OF = (names: string): string =>
  `published still has the time of an earlier build in ${names}: update it`;

test.each<readonly [string, ReadonlyArray<Stated>, ReadonlyArray<Stated>, ReadonlyArray<string>]>([
  ['is warned of', [`1 a ${day(1)}`], [`1 b ${day(1)}`], [OF('redis 1')]],
  [
    'is warned of once for all versions',
    [`2 a ${day(1)}`, `1 a ${day(1)}`, `0 a ${day(1)}`],
    [`2 b ${day(1)}`, `1 b ${day(1)}`, `0 b ${day(2)}`],
    [OF('redis 2, redis 1')],
  ],
  ['is no news without any date', ['1 a'], ['1 b'], []],
  ['is no news with a date for the first time', ['1 a'], [`1 b ${day(1)}`], []],
  ['is no news if no digest was stated', [`1 - ${day(1)}`], [`1 b ${day(1)}`], []],
  ['is no news if none is stated any more', [`1 a ${day(1)}`], [`1 - ${day(1)}`], []],
  ['is no news if it did not change', [`1 a ${day(1)}`], [`1 a ${day(1)}`, '0 b'], []],
  ['is no news of another version', [`1 a ${day(1)}`], [`2 b ${day(1)}`], []],
])('a digest that changed without its date of publication %s', (_, before, after, warnings) => {
  expect(warnOfEarlier(catalog(before), catalog(after)).map(formatProblem)).toEqual(warnings);
});

test('no date of publication belongs to an earlier build on a new branch, or of a planned image', () => {
  const [before, after] = [[`1 a ${day(1)}`], [`1 b ${day(1)}`]];
  expect([
    warnOfEarlier(undefined, catalog(after)),
    warnOfEarlier(catalog(before, { status: 'planned' }), catalog(after)),
  ]).toEqual([[], []]);
});
