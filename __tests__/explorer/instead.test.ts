import { describe, expect, test } from '@jest/globals';
import type { ImageFindings, StatusItem } from '../../explorer/model/documents';
import { compareVersions, leadFrom, leadTo, waitText } from '../../explorer/model/instead';
import type { Severity } from '../../src/domain/severity';
import type { Verdict } from '../../src/domain/verdict';
import { isWorse } from '../../src/domain/worse-version';
import { statusItem } from './items';

const risk = (critical: number, high: number, ...exploited: ReadonlyArray<string>) => ({
  ...{ critical, high },
  exploited: new Set(exploited),
});

test.each([
  ['an exploited CVE that yours has not', risk(9, 9), risk(0, 0, 'A'), true, true],
  ['one exploited CVE for another', risk(0, 0, 'A'), risk(0, 0, 'B'), true, true],
  ['fewer exploited ones', risk(0, 0, 'A', 'B'), risk(0, 0, 'A'), false, false],
  ['the same exploited ones, and more critical', risk(1, 0, 'A'), risk(2, 0, 'A'), true, false],
  ['more critical', risk(1, 9), risk(2, 0), true, false],
  ['fewer critical, more high', risk(2, 0), risk(1, 9), false, false],
  ['as many critical, more high', risk(1, 1), risk(1, 2), true, false],
  ['the same', risk(1, 1), risk(1, 1), false, false],
])('%s', (_, yours, other, worse, worseOfEnded) => {
  expect([
    isWorse(yours, other, { onlyExploited: false }),
    isWorse(yours, other, { onlyExploited: true }),
  ]).toEqual([worse, worseOfEnded]);
});

type Has = Readonly<Record<string, ReadonlyArray<readonly [string, Severity, confirmed?: false]>>>;

/** The findings of versions: what each has. */
const findingsOf = (versions: Has): ImageFindings =>
  ({
    open: Object.entries(versions).flatMap(([version, cves]) =>
      cves.map(([id, severity, confirmed = true]) => ({
        ...{ id, severity, since: null },
        versions: [{ version, confirmed, severity, fixable: false, packages: [], fixes: [] }],
      })),
    ),
  }) as unknown as ImageFindings;

/** Versions, newest first: scanned, unless they wait for a scan or had none. */
const statusesOf = (
  versions: Readonly<Record<string, Verdict | 'waiting' | 'never'>>,
): ReadonlyArray<StatusItem> =>
  Object.entries(versions)
    .map(([version, word]) => {
      const isKnown = word !== 'waiting' && word !== 'never';
      const before = { scannedAt: null, verdict: 'supported' as const };
      return statusItem('redis', version, {
        verdict: isKnown ? word : 'unverified',
        state: isKnown ? 'scanned' : 'unscanned',
        ...(word === 'waiting' ? { before } : {}),
      });
    })
    .toSorted((a, b) => Number(b.version) - Number(a.version));

const BAD: ReadonlyArray<readonly [string, Severity]> = [['CVE-1', 'CRITICAL']];
const HIGH: ReadonlyArray<readonly [string, Severity]> = [
  ['CVE-2', 'HIGH'],
  ['CVE-3', 'HIGH'],
];
const REBUILD = 'a critical or high finding has a fix';
const WITHOUT = (version: string, ids: string, yours: string): string =>
  `${version} has ${ids} (exploited), ${yours} does not.`;

describe('what leads from 7 to 9', () => {
  test.each<
    [
      string,
      Readonly<Record<string, Verdict | 'waiting' | 'never'>>,
      Has,
      string | undefined,
      string,
      string?,
    ]
  >([
    ['better', { 9: 'supported', 7: 'rebuild' }, {}, '9', 'Use 9.', '9'],
    [
      'fewer CVEs',
      { 9: 'supported', 7: 'rebuild' },
      { 9: [['CVE-9', 'LOW']], 7: HIGH },
      '9',
      'Use 9: it has 1 CVE instead of 2.',
      '9',
    ],
    [
      'fewer, and a rebuild is due',
      { 9: 'rebuild', 7: 'rebuild' },
      { 9: HIGH.slice(1), 7: HIGH },
      '9',
      `Go to 9: ${REBUILD}; it has 1 CVE instead of 2.`,
      '9',
    ],
    [
      'not verified',
      { 9: 'unverified', 7: 'eol' },
      {},
      '9',
      'Go to 9: no full scan in the last 30 days.',
      '9',
    ],
    [
      'a word of a later release',
      { 9: 'loved' as Verdict, 7: 'eol' },
      {},
      '9',
      'Go to 9: this page does not know this verdict.',
      '9',
    ],
    [
      'into an exploited CVE',
      { 9: 'rebuild', 7: 'rebuild' },
      { 9: [['CVE-X', 'LOW']], 7: BAD },
      '9',
      `${WITHOUT('9', 'CVE-X', '7')} Neither is clean.`,
    ],
    [
      'into an exploited CVE, from what has none',
      { 9: 'rebuild', 7: 'unverified' },
      { 9: [['CVE-X', 'LOW']] },
      '9',
      WITHOUT('9', 'CVE-X', '7'),
    ],
    [
      'into an exploited CVE, from what is end of life',
      { 9: 'rebuild', 7: 'eol' },
      { 9: [['CVE-X', 'LOW']], 7: BAD },
      '9',
      `${WITHOUT('9', 'CVE-X', '7')} Neither is clean.`,
    ],
    [
      'into more critical ones',
      { 9: 'rebuild', 7: 'rebuild' },
      { 9: BAD, 7: HIGH },
      '9',
      '9 has 1 critical CVE, 7 has none. Neither is clean.',
    ],
    [
      'into more high ones',
      { 9: 'rebuild', 7: 'rebuild' },
      { 9: HIGH, 7: HIGH.slice(1) },
      '9',
      '9 has 2 high CVEs, 7 has 1. Neither is clean.',
    ],
    [
      'more critical ones, from what is deprecated: nobody looks for those any more',
      { 9: 'rebuild', 7: 'deprecated' },
      { 9: BAD },
      '9',
      `Go to 9: ${REBUILD}.`,
      '9',
    ],
    [
      'both have an exploited CVE, and an older one has not',
      { 9: 'rebuild', 7: 'rebuild', 5: 'rebuild' },
      { 9: [['CVE-X', 'LOW']], 7: [['CVE-X', 'LOW']], 5: HIGH },
      '9',
      `Go to 9: ${REBUILD}. ${WITHOUT('9', 'CVE-X', '5')} Neither is clean.`,
      '9',
    ],
    [
      'all have it',
      { 9: 'rebuild', 7: 'rebuild' },
      { 9: [['CVE-X', 'LOW']], 7: [['CVE-X', 'LOW']] },
      '9',
      `Go to 9: ${REBUILD}. 9 has CVE-X (exploited), and so has every other supported version that was scanned.`,
      '9',
    ],
    [
      'a pin, behind a build that waits',
      { 9: 'waiting', 8: 'supported', 7: 'rebuild' },
      {},
      '8',
      '',
    ],
    [
      'a build that waits',
      { 9: 'waiting', 7: 'rebuild' },
      { 9: [['CVE-2', 'HIGH', false]], 7: HIGH },
      '9',
      '9: the build of Nov 10 is not scanned yet; the one before it had 1 CVE.',
      '9',
    ],
    [
      'a build that waits, and had an exploited CVE',
      { 9: 'waiting', 7: 'rebuild' },
      { 9: [['CVE-X', 'LOW', false]], 7: HIGH },
      '9',
      `${WITHOUT('9', 'CVE-X', '7')} Neither is clean.`,
    ],
    [
      'a pin, behind a build that waits, that is worse',
      { 9: 'waiting', 8: 'rebuild', 7: 'rebuild' },
      { 8: BAD, 7: HIGH },
      '8',
      '8 has 1 critical CVE, 7 has none. Neither is clean.',
    ],
    ['nothing was scanned', { 9: 'never', 7: 'never' }, {}, undefined, ''],
    [
      'nothing is supported',
      { 9: 'eol', 7: 'deprecated' },
      {},
      undefined,
      'No version is supported.',
    ],
    ['none is recommended', { 9: 'rebuild', 7: 'rebuild' }, {}, undefined, ''],
    ['what is gone', { 9: 'supported' }, {}, '9', 'Use 9.', '9'],
    [
      'what is gone, into an exploited CVE',
      { 9: 'rebuild', 5: 'rebuild' },
      { 9: [['CVE-X', 'LOW']], 5: HIGH },
      '9',
      `${WITHOUT('9', 'CVE-X', '5')} Neither is clean.`,
    ],
    ['what the list does not have', { 7: 'supported' }, {}, '9', ''],
  ])('%s', (_, versions, has, recommended, ...lead) => {
    const [text, to] = lead;
    const compared = compareVersions(findingsOf(has), statusesOf(versions), new Set(['CVE-X']));
    expect(leadFrom(compared, '7', recommended, '2026-11-10T09:00:00Z')).toEqual({
      text,
      ...(to === undefined ? {} : { to }),
    });
  });
});

test('a recommended version with an exploited CVE says which has it not, on its own page too', () => {
  const has: Has = { 9: [['CVE-X', 'LOW']], 7: HIGH };
  const statuses = statusesOf({ 9: 'rebuild', 7: 'rebuild' });
  const compared = compareVersions(findingsOf(has), statuses, new Set(['CVE-X']));
  expect(leadTo(compared, '9', '9')).toEqual({
    text: `${WITHOUT('9', 'CVE-X', '7')} Neither is clean.`,
  });
});

test('a build that waits is not compared with an older version: what it has now is unknown', () => {
  const has: Has = { 9: [['CVE-2', 'HIGH', false]], 7: BAD };
  const statuses = statusesOf({ 9: 'waiting', 7: 'rebuild' });
  const compared = compareVersions(findingsOf(has), statuses, new Set(['CVE-X']));
  expect(leadTo(compared, '9', '7')).toEqual({ text: '' });
});

test.each([
  [undefined, {}, '9: its build is not scanned yet; the one before it had no known CVE.'],
  [
    '2026-11-10T09:00:00Z',
    { 9: [...HIGH.map(([id, severity]) => [id, severity, false] as const)] },
    '9: the build of Nov 10 is not scanned yet; the one before it had 2 CVEs.',
  ],
])('a build since %s that waits for its scan', (since, has, text) => {
  const [first] = compareVersions(findingsOf(has), statusesOf({ 9: 'waiting' }), new Set());
  expect(first && waitText(first, since)).toBe(text);
});
