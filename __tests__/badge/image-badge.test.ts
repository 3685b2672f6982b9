import { expect, test } from '@jest/globals';
import { type BadgeVersion, imageBadge } from '../../src/contract/badge/image-badge';
import type { ScanState } from '../../src/contract/items';
import type { Grade, SecurityVersion } from '../../src/contract/security';

const rollup = (total: number, fixable: number, grade: Grade): SecurityVersion => ({
  version: '8.2.1',
  tag: 'ghcr.io/acme/images/redis:8.2.1',
  critical: 0,
  high: 0,
  medium: 0,
  low: total,
  unknown: 0,
  total,
  fixable,
  grade,
  score: 50,
});

const version = (name: string, state: ScanState, counts?: SecurityVersion): BadgeVersion => ({
  version: name,
  state,
  ...{ scannedAt: null, database: null },
  rollup: counts,
});

test.each<readonly [ScanState, readonly [number, number, Grade], string, string]>([
  ['scanned', [0, 0, 'A+'], 'no CVEs', 'brightgreen'],
  ['scanned', [1, 0, 'A'], '1 finding', 'green'],
  ['scanned', [12, 0, 'A'], '12 findings', 'green'],
  ['scanned', [1, 1, 'B'], '1 finding, 1 fixable', 'yellowgreen'],
  ['scanned', [12, 4, 'B'], '12 findings, 4 fixable', 'yellowgreen'],
  ['scanned', [12, 0, 'C'], '12 findings', 'yellow'],
  ['scanned', [12, 4, 'D'], '12 findings, 4 fixable', 'orange'],
  ['scanned', [1234, 5, 'F'], '1234 findings, 5 fixable', 'red'],
  ['partial', [0, 0, 'A+'], 'partly scanned', 'lightgrey'],
  ['partial', [1, 0, 'A'], 'at least 1 finding', 'yellow'],
  ['partial', [12, 4, 'B'], 'at least 12 findings, 4 fixable', 'yellow'],
  ['partial', [12, 0, 'C'], 'at least 12 findings', 'yellow'],
  ['partial', [12, 4, 'D'], 'at least 12 findings, 4 fixable', 'orange'],
  ['partial', [1, 1, 'F'], 'at least 1 finding, 1 fixable', 'red'],
])('the badge of a %s version with %j reads "%s", in %s', (state, counts, message, color) => {
  const versions = [version('8.2.1', state, rollup(...counts))];
  expect(imageBadge({ slug: 'redis', versions })).toEqual({
    schemaVersion: 1,
    label: 'redis 8.2.1',
    message,
    color,
  });
});

test.each<readonly [string, ReadonlyArray<BadgeVersion>, string, string]>([
  [
    'the newest version that has a record',
    [
      version('9.0', 'unscanned'),
      version('8.2', 'withheld'),
      version('8.1', 'scanned', rollup(3, 0, 'A')),
      version('8.0', 'scanned', rollup(0, 0, 'A+')),
    ],
    'redis 8.1',
    '3 findings',
  ],
  [
    'the newest version, if none has a record',
    [version('9.0', 'withheld'), version('8.2', 'unscanned')],
    'redis 9.0',
    'not scanned',
  ],
  ['only the image, if it has no version', [], 'redis', 'not scanned'],
])('the badge shows %s', (_, versions, label, message) => {
  expect(imageBadge({ slug: 'redis', versions })).toMatchObject({ label, message });
});
