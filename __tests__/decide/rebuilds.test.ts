import { describe, expect, test } from '@jest/globals';
import { findRebuilds } from '../../src/decide/rebuilds';
import type { JudgedImage } from '../../src/decide/verdicts';
import type { Verdict } from '../../src/domain/verdict';
import { security } from '../builders/security';

describe('versions that need a rebuild, worst first', () => {
  test.each<readonly [string, ReadonlyArray<JudgedImage>, ReadonlyArray<string>]>([
    ['nothing', [security('a', { v1: 'CHMLU', v0: '' })], []],
    [
      'by critical, high, medium, low, unknown and fixable',
      [
        security('a', { v1: 'L+L', v2: 'U+' }),
        security('b', { v1: 'M+', v2: 'CU+' }),
        security('c', { v1: 'HHHHL+', v2: 'C+H' }),
        security('d', { v1: 'L+', v2: 'L+L+' }),
      ],
      ['c/v2', 'b/v2', 'c/v1', 'b/v1', 'd/v2', 'a/v1', 'd/v1', 'a/v2'],
    ],
    [
      'ties by slug, then the newest version',
      [
        security('b', { v9: 'H+', v8: 'H+' }),
        security('a', { v2: 'H+', v10: 'H+' }),
        security('a-b', { v1: 'H+' }),
      ],
      ['a/v2', 'a/v10', 'a-b/v1', 'b/v9', 'b/v8'],
    ],
  ])('%s', (_, images, expected) => {
    expect(findRebuilds(images).map(({ slug, version: name }) => `${slug}/${name}`)).toEqual(
      expected,
    );
  });

  test('a version that its owner deprecated, or past its end of life, gets none', () => {
    const verdicts: Readonly<Record<string, Verdict>> = {
      ...{ 5: 'deprecated', 4: 'eol', 3: 'rebuild', 2: 'unverified', 1: 'supported' },
    };
    const image = security('a', { 5: 'C+', 4: 'C+', 3: 'C+', 2: 'C+', 1: 'C+' });
    const versions = image.versions.map((each) => ({
      ...each,
      verdict: verdicts[each.version] ?? each.verdict,
    }));
    expect(findRebuilds([{ ...image, versions }]).map(({ version }) => version)).toEqual([
      ...['1', '2', '3'],
    ]);
  });

  test('the digest of a version without one is null', () => {
    expect(findRebuilds([security('a', { 1: 'H+' })]).map(({ digest }) => digest)).toEqual([null]);
  });
});
