import { describe, expect, test } from '@jest/globals';
import type { ImageFindings } from '../../explorer/model/documents';
import { type Night, nightsOf, nightsText, sinceNight } from '../../explorer/model/nights';

const NOW = Date.parse('2026-01-31T12:00:00Z');
const on = (day: string): string => `2026-01-${day}T03:00:00Z`;

type Open = ImageFindings['open'][number];
type Closed = ImageFindings['closed'][number];

const open = (severity: Open['severity'], since: string | null, version = '8'): Open => ({
  id: 'CVE-2026-1000',
  severity,
  since,
  versions: [
    {
      version,
      confirmed: true,
      severity,
      fixable: false,
      packages: [],
      fixes: [],
      aliases: [],
      since,
    },
  ],
});
const closed = (severity: Closed['severity'], since: string | null, until: string | null) => ({
  id: 'CVE-2026-2000',
  version: '8',
  severity,
  reason: 'gone' as const,
  since,
  until,
});
const findings = (
  some: Partial<ImageFindings>,
  first: string | null = on('01'),
): ImageFindings => ({
  apiVersion: 'v1',
  resource: 'findings',
  slug: 'redis',
  image: 'ghcr.io/acme/images/redis',
  versions: [{ version: '8', state: 'scanned', first, digest: null }],
  open: [],
  suppressed: [],
  closed: [],
  line: { version: '8', from: first, open: [], ended: [] },
  words: {},
  ...some,
});
const status = (
  scannedAt: string | null,
  state: 'scanned' | 'partial' = 'scanned',
  version = '8',
) => ({ version, state, scannedAt });

/** Runs of equal nights, oldest first. */
const runs = (nights: ReadonlyArray<Night>): ReadonlyArray<string> => {
  const starts = [...nights.keys()].filter((i) => nights[i] !== nights[i - 1]);
  return starts.map((start, i) => `${(starts[i + 1] ?? nights.length) - start} ${nights[start]}`);
};

describe('what a version had on each of thirty nights', () => {
  const many = Array.from({ length: 256 }, () => closed('LOW', on('01'), on('20')));
  test.each<[string, ImageFindings | undefined, ReturnType<typeof status> | undefined, string[]]>([
    ['nothing is known of the image', undefined, status(on('31')), []],
    ['the version never had a record', findings({}), status(on('31'), 'scanned', '9'), []],
    ['nothing is known of its scan', findings({}), undefined, []],
    ['it never had a finding', findings({}), status(on('31')), ['30 clean']],
    [
      'it was scanned first some nights ago',
      findings({}, on('21')),
      status(on('31')),
      ['19 unscanned', '11 clean'],
    ],
    ['its first scan is unknown', findings({}, null), status(on('31')), ['30 unscanned']],
    ['tonight is ahead', findings({}), status(on('30')), ['30 clean']],
    ['the scans stopped', findings({}), status(on('25')), ['25 clean', '5 unscanned']],
    ['its scans have no date', findings({}), status(null), ['30 unscanned']],
    ['it is only partly scanned', findings({}), status(on('31'), 'partial'), ['30 unscanned']],
    [
      'findings came and went, the worst of a night counts',
      findings({
        open: [open('LOW', on('12')), open('CRITICAL', on('02'), '7')],
        closed: [closed('HIGH', on('22'), on('29'))],
      }),
      status(on('31')),
      ['10 clean', '10 LOW', '7 HIGH', '3 LOW'],
    ],
    [
      'it had a finding from its first scan on',
      findings({ open: [open('MEDIUM', null)] }, on('12')),
      status(on('31')),
      ['10 unscanned', '20 MEDIUM'],
    ],
    [
      'the end of a finding is unknown',
      findings({ closed: [closed('HIGH', on('12'), null)] }),
      status(on('31')),
      ['30 clean'],
    ],
    [
      'older closed findings are forgotten',
      findings({ closed: many }),
      status(on('31')),
      ['18 unscanned', '12 clean'],
    ],
  ])('%s', (_, known, scan, nights) => {
    expect(runs(nightsOf(known, scan, NOW))).toEqual(nights);
  });
});

test('nights in words, worst first', () => {
  expect(nightsText(['unscanned', 'clean', 'LOW', 'CRITICAL', 'LOW'])).toBe(
    '1 critical, 2 low, 1 without findings, 1 without a scan',
  );
});

test.each<[ReadonlyArray<Night>, string | null, string | undefined]>([
  [['LOW', 'clean', 'clean'], on('31'), '2026-01-30T00:00:00.000Z'],
  [['LOW', 'clean', 'clean'], on('30'), '2026-01-29T00:00:00.000Z'],
  [['clean', 'LOW', 'clean'], on('31'), '2026-01-31T00:00:00.000Z'],
  [['clean', 'clean', 'clean'], on('31'), undefined],
  [['LOW', 'unscanned', 'unscanned'], null, '2026-01-29T00:00:00.000Z'],
  [[], on('31'), undefined],
])('the nights %j, the last scan on %s, are alike since %s', (nights, scannedAt, since) => {
  expect(sinceNight(nights, { scannedAt }, NOW)).toBe(since);
});
