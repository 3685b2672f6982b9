/** What scans cover of the stated platforms, and what stays of it. */
import { expect, test } from '@jest/globals';
import {
  coverageOfPublished,
  coverageOfScans,
  type ScanCoverage,
  stateOn,
} from '../../src/decide/platforms';
import { assessScans } from '../../src/decide/scan-outcome';
import type { PublishedVersion } from '../../src/previous/versions';
import type { Scan } from '../../src/read/reports/scan';
import { FOUND, scan } from '../builders/reports';
import { publishedVersion } from '../builders/security';

const [AMD64, ARM64] = ['linux/amd64', 'linux/arm64'] as const;
const BOTH = [AMD64, ARM64];
const amd64 = scan('amd', { platform: AMD64 });
const arm64 = scan('arm', { platform: ARM64 });
const nothing = scan('nothing', { platform: ARM64, gaps: ['end-of-life'] });
const lower = scan('lower', { platform: ARM64, gaps: ['end-of-life'], findings: FOUND });

const told = (state: PublishedVersion['state'], coverage: ScanCoverage): ReadonlyArray<string> => [
  stateOn(state, coverage),
  ...coverage.platforms.map((each) => `${each.platform} ${each.state}`),
];

test.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<Scan>, ReadonlyArray<string>]>([
  ['none', [], [amd64], ['scanned']],
  ['all scanned', BOTH, [amd64, arm64], ['scanned', `${AMD64} scanned`, `${ARM64} scanned`]],
  [
    'one to a lower bound',
    BOTH,
    [amd64, lower],
    ['partial', `${AMD64} scanned`, `${ARM64} partial`],
  ],
  [
    'one without proof',
    BOTH,
    [amd64, nothing],
    ['partial', `${AMD64} scanned`, `${ARM64} withheld`],
  ],
  [
    'one with a full scan, and one without proof',
    BOTH,
    [amd64, arm64, nothing],
    ['partial', `${AMD64} scanned`, `${ARM64} partial`],
  ],
  ['nothing proved', BOTH, [nothing], ['withheld', `${AMD64} unscanned`, `${ARM64} withheld`]],
  ['a scan of no platform', [AMD64], [scan('x')], ['partial', `${AMD64} unscanned`]],
  [
    'a scan of another scanner, which does not count',
    BOTH,
    [amd64, scan('grype', { platform: ARM64, scanner: 'Grype' })],
    ['partial', `${AMD64} scanned`, `${ARM64} unscanned`],
  ],
  [
    'a scan of the only scanner',
    [ARM64],
    [scan('grype', { platform: ARM64, scanner: 'Grype' })],
    ['scanned', `${ARM64} scanned`],
  ],
])('of the stated platforms, %s', (_, stated, scans, expected) => {
  const outcome = assessScans(scans, false);
  const state = outcome.kind === 'withheld' ? 'withheld' : outcome.state;
  expect(told(state, coverageOfScans(stated, outcome))).toEqual(expected);
});

const known = (state: PublishedVersion['state'], ...platforms: ReadonlyArray<string>) =>
  publishedVersion({
    state,
    platforms: platforms.map((each) => {
      const [platform = '', own = ''] = each.split(' ');
      return { platform, state: own as PublishedVersion['state'], scannedAt: null };
    }),
  });

test.each<readonly [string, PublishedVersion, ReadonlyArray<string>, ReadonlyArray<string>]>([
  [
    'stay',
    known('scanned', `${AMD64} scanned`, `${ARM64} scanned`),
    BOTH,
    ['scanned', `${AMD64} scanned`, `${ARM64} scanned`],
  ],
  [
    'and one that was stated later',
    known('scanned', `${AMD64} scanned`),
    BOTH,
    ['partial', `${AMD64} scanned`, `${ARM64} unscanned`],
  ],
  ['none, of a partial one', known('partial', `${AMD64} scanned`), [], ['partial']],
  [
    'of a branch that does not say which were scanned',
    known('scanned'),
    BOTH,
    ['partial', `${AMD64} unscanned`, `${ARM64} unscanned`],
  ],
  [
    'of a withheld version',
    known('withheld', `${ARM64} withheld`),
    BOTH,
    ['withheld', `${AMD64} unscanned`, `${ARM64} withheld`],
  ],
])('without a scan, the stated platforms %s', (_, published, stated, expected) => {
  expect(told(published.state, coverageOfPublished(stated, published))).toEqual(expected);
});

test('gaps stay, in the order of the contract, and a version that has one is not scanned', () => {
  const gaps = ['unrecognized', 'end-of-life', 'unrecognized'] as const;
  const coverage = coverageOfPublished([], publishedVersion({ gaps: [...gaps] }));
  expect([coverage.gaps, stateOn('scanned', coverage)]).toEqual([
    ['end-of-life', 'unrecognized'],
    'partial',
  ]);
});

test.each([
  ['2026-08-19T18:14:02Z', '2026-08-19T06:00:00Z'],
  [null, null],
])('the database is the oldest of all scans: with one of %s, %s', (database, expected) => {
  const scans = [scan('a', { database: '2026-08-19T06:00:00Z' }), scan('b', { database })];
  expect(coverageOfScans([], assessScans(scans, false)).database).toBe(expected);
});
