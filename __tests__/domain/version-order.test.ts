import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareVersions, newestFirst } from '../../src/domain/version-order';
import { tag } from '../builders/arbitraries';

/** Each line from oldest to newest. */
const ORDERED: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['a pre-release of a patch', ['1.0.0_beta11_p1', '1.0.0']],
  ['numbers, not text', ['28.5.0.4', '28.5.0.10']],
  ['numbers of any size', ['99999999999999999999', '100000000000000000000']],
  ['numbers beyond doubles', ['9007199254740992', '9007199254740993']],
  ['more parts', ['1', '1.0', '1.0.0']],
  ['pre-release words < the end < other words < a number', ['1-rc', '1', '1-alpine', '1.0']],
  [
    'every pre-release word comes before the end',
    [
      ...'dev snapshot nightly canary a alpha b beta m milestone pre preview c cr rc'
        .split(' ')
        .sort(),
      '',
    ].map((word) => (word ? `2-${word}` : '2')),
  ],
  ['pre-release words with numbers', ['1.0-rc', '1.0-rc1', '1.0-rc2', '1.0-rc10', '1.0']],
  ['the words of pre-releases are text among themselves', ['1.0-beta', '1.0-dev', '1.0-rc']],
  ['words as text', ['8-alpine', '8-bookworm', '8-slim']],
  ['a word that only starts like a pre-release', ['3', '3-rca', '3.0']],
  ['a word before a number at the same place', ['3-slim', '3.1']],
  ['digits and letters part without a separator', ['1.2b1', '1.2', '1.2g1']],
  ['a leading v does not count', ['v1.9', '1.10', 'v1.11']],
  ['a v that is no prefix is a word', ['v', 'vx', '1']],
  ['only the first v is left out', ['1', '1.v2']],
  ['case does not count', ['1.0-RC1', '1.0-rc2', '1.0-RC3', '1.0']],
  ['ties by plain text: case', ['1.0-RC1', '1.0-rc1']],
  ['ties by plain text: separators', ['1-0', '1.0', '1_0']],
  ['ties by plain text: leading zeros', ['1.01', '1.1']],
  ['ties by plain text: leading v', ['1.0', 'v1.0']],
  ['dates', ['20260615', '20260701', '20260701.1']],
  ['an underscore in front', ['_1', '_2']],
  ['words before numbers from the start', ['edge', 'latest', '1']],
];

describe('compareVersions', () => {
  test.each(ORDERED)('%s', (_, versions) => {
    expect([...versions].reverse().sort(compareVersions)).toEqual(versions);
    for (const [i, older] of versions.entries())
      for (const newer of versions.slice(i + 1))
        expect([older, newer, Math.sign(compareVersions(older, newer))]).toEqual([
          older,
          newer,
          -1,
        ]);
  });

  test('is antisymmetric, and 0 only for equal texts', () => {
    fc.assert(
      fc.property(tag, tag, (a, b) => {
        expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)));
        expect(compareVersions(a, b) === 0).toBe(a === b);
      }),
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(tag, tag, tag, (a, b, c) => {
        fc.pre(compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0);
        expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('sorts the same versions alike from any order', () => {
    const permuted = fc
      .uniqueArray(tag, { maxLength: 8 })
      .chain((tags) =>
        fc.tuple(fc.constant(tags), fc.shuffledSubarray(tags, { minLength: tags.length })),
      );
    fc.assert(
      fc.property(permuted, ([tags, others]) => {
        expect([...others].sort(compareVersions)).toEqual([...tags].sort(compareVersions));
      }),
    );
  });
});

test('newestFirst does not change its input', () => {
  const items = [{ version: '1', n: 1 }, { version: '2-rc1' }, { version: '2' }];
  expect(newestFirst(items)).toEqual([
    { version: '2' },
    { version: '2-rc1' },
    { version: '1', n: 1 },
  ]);
  expect(items[0]).toEqual({ version: '1', n: 1 });
});
