import { describe, expect, test } from '@jest/globals';
import { assessScans } from '../../src/decide/scan-outcome';
import type { Scan } from '../../src/read/reports/scan';
import { proofOf, reasonOf, tellingGaps } from '../../src/read/reports/scan';
import { FOUND, scan } from '../builders/reports';

const full = scan('full');
const found = scan('found', { findings: FOUND });
const oldButFound = scan('old', { findings: FOUND, gaps: ['end-of-life'] });
const old = scan('old-clean', { gaps: ['end-of-life'] });
const unseen = scan('unseen', { gaps: ['os-not-scanned'] });
const nothing = scan('nothing', { gaps: ['nothing-scanned'] });
const unrecognized = scan('unrecognized', { gaps: ['unrecognized'] });
const unreleased = scan('unreleased', { gaps: ['unreleased'] });
const windows = scan('windows', { gaps: ['windows'] });
const WINDOWS =
  'it is a Windows image, and scanners do not look at its system; take it out of the manifest, since no report can tell';
const unchecked = scan('unchecked', { gaps: ['nothing-checked'] });
const skipped: Scan = {
  ...scan('skipped'),
  packages: { extent: 'all', unchecked: ['server', 'mongos'], warnings: [], items: [] },
};
const skippedToo: Scan = {
  ...scan('skipped-too'),
  packages: { extent: 'all', unchecked: ['a', 'server'], warnings: [], items: [] },
};
const grype = scan('grype', { scanner: 'Grype', scannerVersion: '0.116.0' });
const oldGrype = scan('old-grype', { scanner: 'Grype', gaps: ['end-of-life'] });

describe('the coverage of a scan', () => {
  test.each<readonly [Scan, string, string]>([
    [full, 'full', 'full'],
    [found, 'full', 'full'],
    [oldButFound, 'partial', 'partial'],
    [old, 'nothing', 'nothing'],
    [unseen, 'nothing', 'nothing'],
    [nothing, 'nothing', 'full'],
    [{ ...nothing, findings: FOUND }, 'partial', 'full'],
    [unrecognized, 'nothing', 'full'],
    [{ ...unrecognized, findings: FOUND }, 'partial', 'full'],
    [unreleased, 'nothing', 'nothing'],
    [{ ...unreleased, findings: FOUND }, 'partial', 'partial'],
    [unchecked, 'nothing', 'nothing'],
    [{ ...unchecked, findings: FOUND }, 'partial', 'partial'],
    [windows, 'nothing', 'nothing'],
    [{ ...windows, findings: FOUND }, 'partial', 'partial'],
    [
      {
        ...nothing,
        gaps: ['end-of-life', 'nothing-scanned'],
      },
      'nothing',
      'nothing',
    ],
    [
      {
        ...nothing,
        gaps: ['os-not-scanned', 'nothing-scanned'],
      },
      'nothing',
      'nothing',
    ],
  ])('%#: $path', (each, withOs, withoutOs) => {
    expect([proofOf(each, false), proofOf(each, true)]).toEqual([withOs, withoutOs]);
  });

  test('has a reason for each gap', () => {
    const both = scan('both', { gaps: ['windows', 'nothing-scanned'] });
    const all = [old, unseen, unchecked, nothing, unrecognized, unreleased, windows, both];
    expect(all.flatMap(({ gaps }) => tellingGaps(gaps).map((gap) => reasonOf(gap).why))).toEqual([
      'its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release',
      'the scanner found an operating system but did not look at its packages; use a scanner that supports it',
      'the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories; use a scanner that has some',
      'the scanner did not look at any package; state os: none in the manifest if the image has no operating system',
      'the scanner recognized no operating system, and looked only at what else it found; state os: none in the manifest if the image has none (scratch, static), otherwise use a scanner that supports it',
      'its operating system is a release of Debian in development, for which there are no advisories; rebuild the image on a stable release',
      ...[WINDOWS, WINDOWS],
    ]);
  });
});

const AT = '2026-08-01T03:00:00Z';
const record = (
  state: 'scanned' | 'partial',
  scans: ReadonlyArray<Scan>,
  ignored: ReadonlyArray<Scan> = [],
  more: object = {},
) => ({
  kind: 'record',
  state,
  scannedAt: AT,
  scanner: 'Trivy 0.74.0',
  scans,
  incomplete: [],
  gaps: [],
  unchecked: [],
  ignored,
  ...more,
});

describe('the outcome of', () => {
  test.each<readonly [string, ReadonlyArray<Scan>, object]>([
    ['a full scan', [full], record('scanned', [full])],
    ['a full scan with findings', [found], record('scanned', [found])],
    ['several full scans', [full, found], record('scanned', [full, found])],
    [
      'a scan with a gap and findings',
      [oldButFound],
      record('partial', [oldButFound], [], { incomplete: [oldButFound], gaps: ['end-of-life'] }),
    ],
    [
      'a full scan and one with a gap',
      [full, oldButFound],
      record('partial', [full, oldButFound], [], {
        incomplete: [oldButFound],
        gaps: ['end-of-life'],
      }),
    ],
    [
      'a scan that proves nothing',
      [old],
      {
        kind: 'withheld',
        scannedAt: AT,
        scanner: 'Trivy 0.74.0',
        scans: [old],
        gaps: ['end-of-life'],
      },
    ],
    [
      'several scans that prove nothing',
      [old, unseen, oldGrype],
      {
        kind: 'withheld',
        scannedAt: AT,
        scanner: 'Trivy 0.74.0, Grype 0.74.0',
        scans: [old, unseen, oldGrype],
        gaps: ['end-of-life', 'os-not-scanned'],
      },
    ],
    [
      'a scan that proves nothing and a full scan',
      [full, unseen],
      record('partial', [full], [], { incomplete: [unseen], gaps: ['os-not-scanned'] }),
    ],
    ['two scanners', [grype, full], record('scanned', [full], [grype])],
    [
      'two scanners, Trivy proves nothing',
      [grype, old],
      record('partial', [grype], [], {
        scanner: 'Grype 0.116.0',
        incomplete: [old],
        gaps: ['end-of-life'],
      }),
    ],
    [
      'two scanners, Grype proves nothing',
      [full, oldGrype],
      record('partial', [full], [], { incomplete: [oldGrype], gaps: ['end-of-life'] }),
    ],
    [
      'two scanners, where the ignored one has a gap',
      [full, { ...oldGrype, findings: FOUND }],
      record('scanned', [full], [{ ...oldGrype, findings: FOUND }]),
    ],
    [
      'a scan that skipped packages',
      [skipped],
      record('partial', [skipped], [], { unchecked: ['mongos', 'server'] }),
    ],
    [
      'several scans, some of which skipped packages',
      [full, skipped, skippedToo],
      record('partial', [full, skipped, skippedToo], [], { unchecked: ['a', 'mongos', 'server'] }),
    ],
    [
      'two scanners, where the one that counts skipped packages',
      [grype, skipped],
      record('partial', [skipped], [grype], { unchecked: ['mongos', 'server'] }),
    ],
    ['Grype alone', [grype], record('scanned', [grype], [], { scanner: 'Grype 0.116.0' })],
  ])('%s', (_, scans, expected) => {
    expect(assessScans(scans, false)).toEqual(expected);
  });

  test('a scan without packages depends on os: none', () => {
    expect(assessScans([nothing], true)).toEqual(record('scanned', [nothing]));
    expect(assessScans([nothing], false).kind).toBe('withheld');
    expect(assessScans([unseen], true).kind).toBe('withheld');
  });
});

test.each<readonly [string, ReadonlyArray<Partial<Scan>>, string | null, string]>([
  [
    'the oldest date',
    [{ scannedAt: '2026-08-02T00:00:00Z' }, { scannedAt: '2026-08-01T23:59:59Z' }],
    '2026-08-01T23:59:59Z',
    'Trivy 0.74.0',
  ],
  ['the oldest known date', [{ scannedAt: null }, { scannedAt: AT }], AT, 'Trivy 0.74.0'],
  ['no date if no scan has one', [{ scannedAt: null }], null, 'Trivy 0.74.0'],
  ['no scanner version if the scan has none', [{ scannerVersion: null }], AT, 'Trivy'],
  [
    'distinct scanners in order',
    [
      { scannerVersion: '2' },
      { scannerVersion: null },
      { scannerVersion: '1' },
      { scannerVersion: '2' },
    ],
    AT,
    'Trivy 2, Trivy, Trivy 1',
  ],
])('a record has %s', (_, parts, scannedAt, scanner) => {
  const scans = parts.map((part) => ({ ...full, ...part }));
  expect(assessScans(scans, false)).toEqual(record('scanned', scans, [], { scannedAt, scanner }));
});
