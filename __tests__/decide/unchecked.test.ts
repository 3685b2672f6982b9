import { expect, test } from '@jest/globals';
import type { PlatformStatus, ScanState } from '../../src/contract/items';
import { assessScans } from '../../src/decide/scan-outcome';
import { knownGaps } from '../../src/decide/unchecked';
import type { Scan } from '../../src/read/reports/scan';
import { scan } from '../builders/reports';

const skipping = (...unchecked: ReadonlyArray<string>): Scan => ({
  ...scan('a.json'),
  packages: { extent: 'all', unchecked, warnings: [], items: [] },
});
const SKIPPED = skipping('mongo');
/** More than a status names. */
const MANY = Array.from({ length: 30 }, (_, i) => `p${i + 10}`);
const UNSEEN = scan('b.json', { gaps: ['end-of-life'] });
const told = (...gaps: Scan['gaps']): Scan => scan('c.json', { scanner: 'Grype', gaps });
const HIDING = told('ignored');
const WITHHELD = { kind: 'withheld', scannedAt: null, scanner: null, outcome: null } as const;

const freshOf = (...scans: ReadonlyArray<Scan>) => {
  const outcome = assessScans(scans, false);
  return outcome.kind === 'record' ? ({ kind: 'fresh', outcome } as const) : WITHHELD;
};
const on = (...states: ReadonlyArray<ScanState>): ReadonlyArray<PlatformStatus> =>
  states.map((state, i) => ({ platform: `linux/p${i}`, state, scannedAt: null }));

test.each<readonly [string, Parameters<typeof knownGaps>[0], ReadonlyArray<string> | undefined]>([
  ['a full record', { decision: freshOf(scan('a.json')), platforms: [] }, []],
  ['a record without some packages', { decision: freshOf(SKIPPED), platforms: [] }, ['mongo']],
  ['a record without many packages', { decision: freshOf(skipping(...MANY)), platforms: [] }, MANY],
  [
    'a record without some packages of a platform',
    { decision: freshOf(SKIPPED), platforms: on('scanned', 'partial') },
    ['mongo'],
  ],
  [
    'a record without a platform',
    { decision: freshOf(SKIPPED), platforms: on('partial', 'unscanned') },
    undefined,
  ],
  [
    'a record of which a rule hid what it lists',
    { decision: freshOf(scan('a.json', { gaps: ['ignored'] })), platforms: [] },
    [],
  ],
  [
    'a record without some paths',
    { decision: freshOf(scan('a.json', { gaps: ['excluded', 'ignored'] })), platforms: [] },
    undefined,
  ],
  ['a record with another gap', { decision: freshOf(SKIPPED, UNSEEN), platforms: [] }, undefined],
  ['a record that lists what it hides', { decision: freshOf(HIDING), platforms: [] }, []],
  [
    'a record that lists what it hides on one of two platforms',
    { decision: freshOf(HIDING, told()), platforms: on('scanned', 'partial') },
    [],
  ],
  [
    'a record that lists what it hides, without a platform',
    { decision: freshOf(HIDING), platforms: on('partial', 'unscanned') },
    undefined,
  ],
  [
    'a record without excluded paths',
    { decision: freshOf(told('excluded')), platforms: [] },
    undefined,
  ],
  [
    'a record that lists what it hides, without excluded paths',
    { decision: freshOf(told('ignored', 'excluded')), platforms: [] },
    undefined,
  ],
  [
    'a record that lists what it hides, beside one that proves nothing',
    { decision: freshOf(HIDING, told('end-of-life', 'ignored')), platforms: [] },
    undefined,
  ],
  ['no record of this run', { decision: WITHHELD, platforms: [] }, undefined],
])('what is not known to be gone after %s', (_, status, expected) => {
  const gaps = knownGaps(status);
  expect(gaps && [...gaps]).toEqual(expected);
});
