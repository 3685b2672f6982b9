import { expect, test } from '@jest/globals';
import { didYouMean } from '../../../src/domain/values/did-you-mean';

const TIERS = ['critical', 'standard', 'low'];
const KEYS = ['slug', 'name', 'category', 'summary', 'versions', 'version'];

test.each<readonly [string, ReadonlyArray<string>, string | undefined]>([
  ['critcal', TIERS, 'critical'],
  ['CRITICAL', TIERS, 'critical'],
  ['Low', TIERS, 'low'],
  ['lo', TIERS, 'low'],
  ['lwo', TIERS, undefined],
  ['high', TIERS, undefined],
  ['', TIERS, undefined],
  ['slgu', KEYS, 'slug'],
  ['slugs', KEYS, 'slug'],
  ['verison', KEYS, 'version'],
  ['versoins', KEYS, 'versions'],
  ['sumary', KEYS, 'summary'],
  ['digest', KEYS, undefined],
  ['anything', [], undefined],
])('the suggestion for %j among %j', (text, candidates, expected) => {
  expect(didYouMean(text, candidates)).toBe(expected);
});
