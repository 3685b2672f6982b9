import { describe, expect, test } from '@jest/globals';
import { FAIL_CONDITIONS, type FailCondition } from '../../src/inputs/fail-on';
import { formatProblem } from '../../src/problem';
import { type FailureFacts, findFailures } from '../../src/publish/find-failures';
import { security } from '../builders/security';

const MIXED = [
  security('redis', { '2.0': 'unscanned', '1.1': 'CH+H', '1.0': 'CCCC' }),
  security('node', { '20': 'CCU+', '18': 'partial' }),
  security('go', { '1': '' }),
  security('bash', { '5.0': 'withheld', '4.0': 'withheld' }),
];
const CLEAN = [security('redis', { '2.0': '', '1.0': 'CHMLU+' })];

const found = (
  conditions: ReadonlyArray<FailCondition>,
  facts: Partial<FailureFacts>,
): ReadonlyArray<string> =>
  findFailures(conditions, { security: MIXED, stale: false, ...facts }).map(formatProblem);

describe('a step fails on', () => {
  test.each<readonly [FailCondition, string]>([
    [
      'critical',
      '3 critical CVEs in 2 images, expected none: node:20 has 2, redis:1.1 has 1; update or rebuild what is affected',
    ],
    [
      'high',
      '2 high CVEs in 1 image, expected none: redis:1.1 has 2; update or rebuild what is affected',
    ],
    [
      'unknown',
      '1 unknown CVE in 1 image, expected none: node:20 has 1; update or rebuild what is affected',
    ],
    [
      'fixable',
      '2 fixable CVEs in 2 images, expected none: node:20 has 1, redis:1.1 has 1; rebuild these images',
    ],
    ['unscanned', '1 unscanned version, expected none: redis:2.0; scan what has no report'],
    [
      'partial',
      '1 partial version, expected none: node:18; scan with a scanner that supports the whole image',
    ],
    [
      'withheld',
      '2 withheld versions, expected none: bash:5.0, bash:4.0; scan with a scanner that supports the image',
    ],
  ])('%s', (condition, text) => {
    expect(found([condition], {})).toEqual([
      `input fail-on: found ${text}, or remove ${condition} from fail-on`,
    ]);
  });

  test('stale-source', () => {
    expect(found(['stale-source'], { stale: true })).toEqual([
      'input fail-on: found a source commit that is older than the published one, expected the newest: the published manifest was used instead; run again from the newest commit, or remove stale-source from fail-on',
    ]);
  });
});

test('a severity that no newest record has does not fail the step', () => {
  expect(found(['medium', 'low'], {})).toEqual([]);
});

test('older versions and other states do not fail the step', () => {
  expect(found(FAIL_CONDITIONS, { security: CLEAN })).toEqual([]);
});

test('a catalog without images does not fail the step', () => {
  expect(found(FAIL_CONDITIONS, { security: [] })).toEqual([]);
});

test('a condition that is not in fail-on does not fail the step', () => {
  expect(found([], { stale: true })).toEqual([]);
});

test('large numbers are formatted, and one image is singular', () => {
  const row = 'L+'.repeat(1200);
  expect(found(['low', 'fixable'], { security: [security('a', { '1': row })] })).toEqual([
    'input fail-on: found 1,200 low CVEs in 1 image, expected none: a:1 has 1,200; update or rebuild what is affected, or remove low from fail-on',
    'input fail-on: found 1,200 fixable CVEs in 1 image, expected none: a:1 has 1,200; rebuild this image, or remove fixable from fail-on',
  ]);
});

test('only the five worst images are named: most findings, then worse record, then catalog order', () => {
  const many = [
    ...['a', 'b'].map((slug) => security(slug, { '1': 'H' })),
    security('c', { '1': 'HC' }),
    security('d', { '1': 'HH' }),
    ...['e', 'f', 'g'].map((slug) => security(slug, { '1': 'HL' })),
  ];
  expect(found(['high'], { security: many })).toEqual([
    'input fail-on: found 8 high CVEs in 7 images, expected none: d:1 has 2, c:1 has 1, e:1 has 1, f:1 has 1, g:1 has 1 and 2 more; update or rebuild what is affected, or remove high from fail-on',
  ]);
});
