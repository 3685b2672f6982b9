/** What a record tells of its version as news. What it remembers is proven against the model, in random nights. */
import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding, FindingEntry } from '../../src/contract/findings';
import type { VersionRecords } from '../../src/derive/house/image-records';
import { nextVersion, type VersionTransition } from '../../src/derive/house/next-version';
import { closed, day, entry, recorded, row } from '../builders/findings';

type Entries = Readonly<Record<string, FindingEntry>>;
interface Next {
  readonly entries?: Entries;
  readonly closed?: ReadonlyArray<ClosedFinding>;
  readonly transitions?: ReadonlyArray<VersionTransition>;
}

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';
const OTHER = 'GHSA-dddd-eeee-ffff';
const [ONE, TWO] = ['1', '2'].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];
const NINE = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const transition = (
  kind: VersionTransition['kind'],
  id: string,
  more: Partial<VersionTransition> = {},
): VersionTransition => ({
  ...{ kind, id, version: '1', severity: 'HIGH', title: null, date: day(5) },
  ...{ fixable: false, packages: ['openssl'], fixes: [] },
  ...more,
});
const partial = { state: 'partial' } as const;
const unconfirmed = (more: Partial<FindingEntry> = {}) => entry({ ...more, confirmed: false });

const expectNext = (
  before: Entries,
  record: VersionRecords,
  expected: Next,
  former: string | null = null,
) => {
  const next = nextVersion(record, new Map(Object.entries(before)), former);
  expect({ ...next, entries: Object.fromEntries(next.entries) }).toEqual({
    ...{ entries: {}, closed: [], transitions: [] },
    ...expected,
  });
};

describe('an entry of a version that is', () => {
  test.each<readonly [string, Entries, VersionRecords, Next]>([
    [
      'newly found opens with its title, packages, address and the first eight of its fixes, and tells all',
      {},
      recorded({
        rows: [
          row(A, { pkg: 'zlib', fixed: '1', title: 'a', url: 'https://a.test' }),
          ...NINE.map((fixed) => row(A, { fixed })),
        ],
      }),
      {
        entries: {
          [A]: entry({
            ...{ since: day(5), fixable: true, packages: ['openssl', 'zlib'] },
            fixes: NINE.slice(0, 8),
          }),
        },
        transitions: [
          transition('opened', A, {
            ...{ fixable: true, packages: ['openssl', 'zlib'], fixes: NINE },
            title: 'a',
          }),
        ],
      },
    ],
    [
      'newly found in a scan of unknown date opens without a date',
      {},
      recorded({ rows: [A] }, { scannedAt: null }),
      {
        entries: { [A]: entry({ since: null }) },
        transitions: [transition('opened', A, { date: null })],
      },
    ],
    [
      'found again with a fix, under another name, becomes fixable',
      { [GHSA]: entry(), [B]: unconfirmed({ packages: ['old'], severity: 'LOW' }) },
      recorded({ rows: [row(A, { aliases: [GHSA], fixed: '2' }), B] }, partial),
      {
        entries: { [A]: entry({ aliases: [GHSA], fixable: true, fixes: ['2'] }), [B]: entry() },
        transitions: [transition('fixable', A, { fixable: true, fixes: ['2'] })],
      },
    ],
    [
      'fixable under one of its names was so before',
      { [GHSA]: entry({ fixable: true }), [OTHER]: entry() },
      recorded({ rows: [row(A, { aliases: [GHSA, OTHER], fixed: '2' })] }),
      { entries: { [A]: entry({ aliases: [GHSA, OTHER], fixable: true, fixes: ['2'] }) } },
    ],
    [
      'found again without its fix is no news',
      { [A]: entry({ fixable: true, fixes: ['2'] }) },
      recorded({ rows: [A] }),
      { entries: { [A]: entry() } },
    ],
    [
      'gone in a scan of unknown date closes without a date, with its packages',
      { [A]: entry({ packages: ['a', 'b'], fixable: true, severity: 'LOW' }) },
      recorded({}, { scannedAt: null }),
      {
        closed: [closed(A, { until: null, severity: 'LOW' })],
        transitions: [
          transition('closed', A, {
            ...{ date: null, packages: ['a', 'b'], fixable: true, severity: 'LOW' },
          }),
        ],
      },
    ],
    [
      'gone in a scan that is older than its `since` ends at its `since`',
      { [A]: entry({ since: day(7) }), [B]: entry({ since: null }) },
      recorded({}),
      {
        closed: [
          closed(A, { since: day(7), until: day(7) }),
          closed(B, { since: null, until: day(5) }),
        ],
        transitions: [transition('closed', A, { date: day(7) }), transition('closed', B)],
      },
    ],
    [
      'missing from a partial record stays as it was, unconfirmed',
      { [A]: entry({ packages: ['x', 'y'], aliases: [GHSA], fixable: true }) },
      recorded({ suppressed: [A] }, partial),
      { entries: { [A]: unconfirmed({ packages: ['x', 'y'], aliases: [GHSA], fixable: true }) } },
    ],
    [
      'missing from a record that lacks known packages closes, unless it was in one of these',
      {
        [A]: entry({ packages: ['libc6'] }),
        [B]: entry({ packages: ['libc6', 'server'] }),
        [GHSA]: unconfirmed({ packages: ['server'] }),
      },
      recorded({}, { ...partial, unchecked: new Set(['mongos', 'server']) }),
      {
        entries: {
          [B]: unconfirmed({ packages: ['libc6', 'server'] }),
          [GHSA]: unconfirmed({ packages: ['server'] }),
        },
        closed: [closed(A, { until: day(5) })],
        transitions: [transition('closed', A, { packages: ['libc6'] })],
      },
    ],
    [
      'missing from a record that lacks another package closes, unconfirmed before too',
      { [A]: unconfirmed({ packages: ['server'] }) },
      recorded({}, { ...partial, unchecked: new Set(['mongos']) }),
      {
        closed: [closed(A, { until: day(5) })],
        transitions: [transition('closed', A, { packages: ['server'] })],
      },
    ],
    [
      'missing from a record that is partial for another reason than what it looked at closes',
      { [A]: entry() },
      recorded({}, { ...partial, unchecked: new Set() }),
      { closed: [closed(A, { until: day(5) })], transitions: [transition('closed', A)] },
    ],
    [
      'missing from a full record closes, unconfirmed before too',
      { [A]: unconfirmed() },
      recorded({}),
      { closed: [closed(A, { until: day(5) })], transitions: [transition('closed', A)] },
    ],
  ])('%s', (_, before, record, expected) => expectNext(before, record, expected));

  type Ends = Pick<ClosedFinding, 'reason' | 'by'>;
  test.each<readonly [Ends, VersionTransition['kind'], string | null, string | null]>([
    [{ reason: 'suppressed' }, 'suppressed', ONE, TWO],
    [{ reason: 'rebuilt', by: TWO }, 'closed', ONE, TWO],
    [{ reason: 'withdrawn' }, 'withdrawn', ONE, ONE],
    [{ reason: 'gone' }, 'closed', ONE, null],
    [{ reason: 'gone', by: TWO }, 'closed', null, TWO],
  ])('missing from a full record is %j, told as %s', (ends, kind, former, digest) => {
    const suppressed = ends.reason === 'suppressed' ? [A] : [];
    expectNext(
      { [A]: entry(), [B]: entry() },
      recorded({ rows: [B], suppressed }, { digest }),
      {
        entries: { [B]: entry() },
        closed: [closed(A, { ...ends, until: day(5) })],
        transitions: [transition(kind, A)],
      },
      former,
    );
  });

  test.each<readonly [string, string | null, string | null, string | null]>([
    ['on the date of the record', day(5), day(4), day(5)],
    ['not before the last record of the version', day(5), day(6), day(6)],
    ['on that date, if no other record is known', day(5), null, day(5)],
    ['on an unknown date', null, day(6), null],
  ])('closed ends %s', (_, scannedAt, scannedBefore, until) => {
    expectNext(
      { [A]: entry() },
      recorded({}, { digest: TWO, scannedAt, scannedBefore }),
      {
        closed: [closed(A, { reason: 'rebuilt', by: TWO, until })],
        transitions: [transition('closed', A, { date: until })],
      },
      ONE,
    );
  });
});
