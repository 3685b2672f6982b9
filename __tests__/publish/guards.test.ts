import { describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../src/domain/problem';
import type { VersionKey } from '../../src/domain/version-key';
import type { PublishedVersion } from '../../src/previous/versions';
import { checkRemovals } from '../../src/publish/guards';
import { publishedVersion } from '../builders/security';

const ADVICE =
  'nothing was published; if this is intended, run once with allow-removals: true; if not, correct the manifest or give the missing reports';

/** `redis/1` has a record, `redis/1@b` one of another digest, `redis/1-` none. */
const parse = (text: string) => {
  const [, key = '', digest = 'a', mark = ''] =
    /^([a-z0-9]+\/[0-9]+)(?:@([a-z]+))?(-?)$/.exec(text) ?? [];
  return { key: key as VersionKey, digest, hasRecord: mark === '' };
};

const published = (slugs: string, versions: string) => ({
  slugs: slugs.split(' ').filter(Boolean),
  versions: new Map(
    versions
      .split(' ')
      .filter(Boolean)
      .map(parse)
      .map(({ key, digest, hasRecord }): [VersionKey, PublishedVersion] => [
        key,
        publishedVersion({ digest, hasRecord }),
      ]),
  ),
});
const remaining = (slugs: string, versions: string) => ({
  slugs: new Set(slugs.split(' ').filter(Boolean)),
  versions: new Map(
    versions
      .split(' ')
      .filter(Boolean)
      .map(parse)
      .map(({ key, digest, hasRecord }) => [key, { digest, hasRecord }]),
  ),
});

const CASES: ReadonlyArray<
  readonly [string, readonly [string, string], readonly [string, string], ReadonlyArray<string>]
> = [
  ['nothing published', ['', ''], ['', ''], []],
  ['nothing gone', ['a b', 'a/1'], ['a b c', 'a/1'], []],
  ['half of the images', ['a b', ''], ['a', ''], []],
  [
    'more than half of the images',
    ['a b c', ''],
    ['b', ''],
    ['this run would remove 2 of 3 published images ("a", "c")'],
  ],
  ['the only image', ['a', ''], ['', ''], ['this run would remove 1 of 1 published images ("a")']],
  [
    'images that other images replace',
    ['a b', ''],
    ['c d', ''],
    ['this run would remove 2 of 2 published images ("a", "b")'],
  ],
  ['half of the records', ['a', 'a/1 a/2'], ['a', 'a/1 a/2-'], []],
  [
    'more than half of the records',
    ['a', 'a/1 a/2 a/3'],
    ['a', 'a/1- a/2 a/3-'],
    ['this run would remove 2 of 3 published scan records (a/1, a/3)'],
  ],
  [
    'records of removed versions',
    ['a', 'a/1 a/2 a/3'],
    ['a', 'a/3 a/4'],
    ['this run would remove 2 of 3 published scan records (a/1, a/2)'],
  ],
  [
    'records of other digests are not counted',
    ['a', 'a/1 a/2 a/3'],
    ['a', 'a/1@b- a/2@b- a/3@b-'],
    [],
  ],
  [
    'records of other digests do not count as kept',
    ['a', 'a/1 a/2 a/3'],
    ['a', 'a/1@b a/2@b a/3-'],
    ['this run would remove 1 of 1 published scan records (a/3)'],
  ],
  ['versions that updates replaced', ['a b', 'a/1 a/2 b/1'], ['a b', 'a/3 a/4 b/2'], []],
  [
    'versions that updates replaced, without a scan',
    ['a b', 'a/1 b/1'],
    ['a b', 'a/2- b/2'],
    ['this run would remove 1 of 1 published scan records (a/1)'],
  ],
  [
    'versions that updates replaced, beside one without a record',
    ['a', 'a/1 a/2-'],
    ['a', 'a/3'],
    [],
  ],
  [
    'versions of one image, and new ones of another',
    ['a b', 'a/1 b/1 b/2'],
    ['a b', 'a/1 a/2 a/3'],
    ['this run would remove 2 of 3 published scan records (b/1, b/2)'],
  ],
  ['versions without a record do not count', ['a', 'a/1 a/2- a/3-'], ['a', 'a/1'], []],
  [
    'both',
    ['a b', 'a/1 b/1'],
    ['', ''],
    [
      'this run would remove 2 of 2 published images ("a", "b")',
      'this run would remove 2 of 2 published scan records (a/1, b/1)',
    ],
  ],
];

describe('the limit on removals', () => {
  test.each(CASES)('%s', (_, before, after, problems) => {
    expect(checkRemovals(published(...before), remaining(...after)).map(formatProblem)).toEqual(
      problems.map((text) => `${text}, expected at most half of them; ${ADVICE}`),
    );
  });

  test('lists 20 items, then advice, then the rest', () => {
    const slugs = Array.from({ length: 22 }, (_, i) => `s${i}`);
    const names = slugs.map((slug) => `"${slug}"`);
    expect(
      checkRemovals(published(slugs.join(' '), ''), remaining('', '')).map(formatProblem),
    ).toEqual([
      `this run would remove 22 of 22 published images (${names.slice(0, 20).join(', ')} and 2 more), expected at most half of them; ${ADVICE}; the others are "s20", "s21"`,
    ]);
  });
});
