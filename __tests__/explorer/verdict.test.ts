import { describe, expect, test } from '@jest/globals';
import { eolOf, recommendedOf, referenceOf, verdictWords } from '../../explorer/model/verdict';
import type { Verdict } from '../../src/domain/verdict';

const URGENT = 'A critical or high finding has a fix.';
const SUPPORTED = 'It was scanned in full, and no critical or high finding has a fix.';
const NO_SCAN = 'No full scan in the last 30 days.';

test.each<[Verdict, boolean | null, string, string]>([
  ['supported', false, 'Supported', SUPPORTED],
  ['rebuild', true, 'Rebuild due', URGENT],
  ['unverified', null, 'Unverified', NO_SCAN],
  ['eol', false, 'End of support', 'Its support has ended.'],
  ['eol', true, 'End of support', `Its support has ended. ${URGENT}`],
  ['deprecated', null, 'Deprecated', 'Its owner advises against it.'],
  ['deprecated', true, 'Deprecated', `Its owner advises against it. ${URGENT}`],
])('the verdict %s, urgent: %s, in words', (verdict, urgent, label, meaning) => {
  expect(verdictWords({ version: '1', verdict, urgent })).toEqual({ verdict, label, meaning });
});

test.each(['loved', 'constructor'])('a verdict of a later release stands as it is: %s', (word) => {
  expect(verdictWords({ version: '1', verdict: word as Verdict, urgent: true })).toEqual({
    verdict: word,
    label: word,
    meaning: 'This page does not know this verdict.',
  });
});

test('nothing is said of a version that an earlier release published', () => {
  expect([verdictWords({ version: '1' }), eolOf({ version: '1' })]).toEqual([undefined, undefined]);
});

test('the last day of support is what the owner states', () => {
  expect(eolOf({ version: '1', eol: '2027-01-31' })).toBe('2027-01-31');
});

describe('the version to run', () => {
  const image = { image: 'ghcr.io/acme/images/redis', status: 'available' };

  test.each([
    [{ ...image, recommended: '8.2.2' }, '8.2.2'],
    [{ ...image, recommended: null }, null],
    [image, undefined],
    [{ ...image, status: 'planned', recommended: null }, undefined],
  ])('of %j is %j', (each, version) => {
    expect(recommendedOf(each)).toBe(version);
  });

  test.each([
    [undefined, 'ghcr.io/acme/images/redis:8.2.2'],
    [[{ version: '8.2.2' }], 'ghcr.io/acme/images/redis:8.2.2'],
    [[{ version: '8.0.3', digest: 'sha256:1' }], 'ghcr.io/acme/images/redis:8.2.2'],
    [
      [
        { version: '8.0.3', digest: 'sha256:1' },
        { version: '8.2.2', digest: 'sha256:2' },
      ],
      'ghcr.io/acme/images/redis:8.2.2@sha256:2',
    ],
  ])('is copied with its digest, if that is stated: %j', (versions, reference) => {
    expect(
      referenceOf({ ...image, ...(versions === undefined ? {} : { versions }) }, '8.2.2'),
    ).toBe(reference);
  });
});
