import { describe, expect, test } from '@jest/globals';
import {
  closedExploited,
  closedText,
  digestText,
  shippedText,
} from '../../explorer/model/closings';
import type { ClosedSince, DigestEntry } from '../../explorer/model/documents';
import { openedAfter, type VersionEntry } from '../../explorer/model/history';
import type { Severity } from '../../src/domain/severity';
import { evil } from './trees/hostile';

const NONE: ClosedSince = {
  ...{ critical: 0, high: 0, medium: 0, low: 0, unknown: 0 },
  ...{ exploited: 0, ids: [] },
};
const IDS = ['CVE-1', 'CVE-2', 'CVE-3', 'CVE-4'];

test.each<readonly [Partial<ClosedSince>, string]>([
  [{}, ''],
  [{ critical: 1, exploited: 1, ids: ['CVE-1'] }, '1 exploited critical CVE (CVE-1)'],
  [{ critical: 4, exploited: 1, ids: IDS }, '1 exploited critical CVE (CVE-1) and 3 more'],
  // Which of them is the exploited one, the document does not tell.
  [{ critical: 1, high: 3, exploited: 1, ids: IDS }, '1 exploited CVE (CVE-1) and 3 more'],
  [{ critical: 2, low: 2, exploited: null, ids: IDS }, '2 critical CVEs (CVE-1, CVE-2) and 2 more'],
  [{ high: 2000, low: 1, ids: IDS }, '2,000 high CVEs (CVE-1, CVE-2, CVE-3, …) and 1 more'],
  [{ unknown: 1, ids: [evil('CVE')] }, `1 CVE (${evil('CVE')})`],
  [{ low: 1, atLeast: true, ids: ['CVE-1'] }, 'at least 1 low CVE (CVE-1)'],
])('what was closed: %j', (closed, text) => {
  expect(closedText({ ...NONE, ...closed })).toBe(text);
});

const ENTRY: DigestEntry = {
  ...{ slug: 'redis', version: '8.0', image: 'acme.test/redis', status: 'superseded' },
  ...{ security: null, supersededBy: null, until: '2026-11-19T09:00:00Z', replacement: null },
};
const ONE = { ...NONE, ids: ['CVE-1'] };

describe('a digest', () => {
  test.each<readonly [string, Partial<DigestEntry>, string]>([
    [
      'critical',
      { closedSince: { ...ONE, critical: 1 } },
      'Replace it now: it was replaced on Nov 19, 2026, and later builds closed 1 critical CVE (CVE-1).',
    ],
    [
      'exploited',
      { until: null, closedSince: { ...ONE, low: 1, exploited: 1 } },
      'Replace it now: it was replaced, and later builds closed 1 exploited low CVE (CVE-1).',
    ],
    [
      'not urgent',
      { closedSince: { ...ONE, high: 1 } },
      'It was replaced on Nov 19, 2026, and later builds closed 1 high CVE (CVE-1).',
    ],
    [
      'nothing',
      { closedSince: NONE },
      'It was replaced on Nov 19, 2026, and nothing is known to be closed since.',
    ],
    [
      'nothing that is remembered',
      { closedSince: { ...NONE, atLeast: true } },
      'It was replaced on Nov 19, 2026, and nothing is known to be closed since, but some may be forgotten.',
    ],
    [
      'not looked at',
      { closedSince: null },
      'It was replaced on Nov 19, 2026, and that build was never scanned.',
    ],
    ['present', { status: 'current', security: '/x' }, 'It has this digest now.'],
    [
      'present, not scanned',
      { status: 'current' },
      'It has this digest now; no scan of it is known.',
    ],
    [
      'removed',
      { status: 'removed', replacement: { slug: 'valkey', version: '9.0' } },
      'It was removed on Nov 19, 2026, and is no longer scanned: take valkey 9.0.',
    ],
    [
      'removed for another image',
      { status: 'removed', replacement: { slug: 'valkey', version: null } },
      'It was removed on Nov 19, 2026, and is no longer scanned: take valkey.',
    ],
    [
      'removed without a replacement',
      { status: 'removed', until: null },
      'It was removed, and is no longer scanned: take another version of redis.',
    ],
    [
      'removed with its image',
      { status: 'removed', until: null, image: null },
      'It was removed, and is no longer scanned: no replacement is stated.',
    ],
    ['of a later release', { status: 'rumored' as DigestEntry['status'] }, 'rumored'],
  ])('%s', (_name, entry, text) => {
    expect(digestText({ ...ENTRY, ...entry })).toBe(text);
  });
});

test.each([
  [{ ...NONE, exploited: 1 }, true],
  [{ ...NONE, exploited: null }, undefined],
  [NONE, undefined],
  [null, undefined],
])('later builds closed what is exploited: %#', (closed, is) => {
  expect(closedExploited(closed)).toBe(is);
});

test('a digest that a scan stated', () => {
  const scan = { digestFrom: 'scan', scannedAt: '2026-11-19T03:00:00Z' } as const;
  const present: DigestEntry = { ...ENTRY, status: 'current', security: '/x' };
  expect([digestText(present, scan), digestText(present, { ...scan, scannedAt: null })]).toEqual([
    'It has this digest as scanned on Nov 19, 2026.',
    'It has this digest as scanned.',
  ]);
});

const build = (digest: string, until: string | null) => ({ digest, until, scanned: null });
const FORMER = [
  build('sha256:b', '2026-11-19T09:00:00Z'),
  build('sha256:a', '2026-10-30T09:00:00Z'),
  build('sha256:0', null),
];
const CLOSED = { ...ONE, critical: 1, exploited: 1 };

test.each<readonly [string, ClosedSince | null, typeof FORMER | undefined, string]>([
  [
    'sha256:b',
    CLOSED,
    FORMER,
    'ships the build of Oct 30, 2026, replaced on Nov 19, 2026: the rebuild closed 1 exploited critical CVE (CVE-1).',
  ],
  [
    'sha256:a',
    NONE,
    FORMER,
    'ships a former build, replaced on Oct 30, 2026: nothing is known to be closed since.',
  ],
  ['sha256:0', null, FORMER, 'ships a former build, replaced: that build was never scanned.'],
  [
    'sha256:c',
    CLOSED,
    undefined,
    'ships a former build, replaced: the rebuild closed 1 exploited critical CVE (CVE-1).',
  ],
])('a chart %s', (digest, closed, former, text) => {
  expect(shippedText(digest, closed, former && { former })).toBe(text);
});

test('a build opened what a later scan than the last one of the build before found', () => {
  const entry = (id: string, severity: Severity, since: string | null): VersionEntry => ({
    ...{ id, severity, since, version: '8.0', confirmed: true, fixable: false },
    ...{ aliases: [], packages: [], fixes: [], imageSince: since },
  });
  const entries = [
    entry('CVE-1', 'LOW', '2026-11-20'),
    entry('CVE-2', 'HIGH', '2026-11-20'),
    entry('CVE-3', 'HIGH', '2026-11-18'),
    entry('CVE-4', 'HIGH', null),
  ];
  expect([openedAfter(entries, '2026-11-18'), openedAfter(entries, null)]).toEqual([
    ['CVE-2', 'CVE-1'],
    [],
  ]);
});
