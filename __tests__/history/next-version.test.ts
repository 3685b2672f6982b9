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
const C = 'CVE-2026-0003';
const GHSA = 'GHSA-aaaa-bbbb-cccc';
const OTHER = 'GHSA-dddd-eeee-ffff';

const NINE = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const { fixes: _, ...OLD } = entry();

const transition = (
  kind: VersionTransition['kind'],
  id: string,
  more: Partial<VersionTransition> = {},
): VersionTransition => ({
  ...{ kind, id, version: '1', severity: 'HIGH', title: null, date: day(5) },
  ...{ fixable: false, packages: ['openssl'], fixes: [], url: null },
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
      'newly found in a full record opens',
      {},
      recorded({ rows: [row(A, { title: 'a' })] }),
      {
        entries: { [A]: entry({ since: day(5) }) },
        transitions: [transition('opened', A, { title: 'a' })],
      },
    ],
    [
      'newly found in a partial record opens',
      {},
      recorded({ rows: [A] }, partial),
      { entries: { [A]: entry({ since: day(5) }) }, transitions: [transition('opened', A)] },
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
      'newly found opens with its packages, fixes and address',
      {},
      recorded({
        rows: [
          row(A, { pkg: 'zlib', fixed: '2', url: 'https://a.test' }),
          row(A, { fixed: '10' }),
          row(A, { pkg: 'busybox', fixed: '2' }),
        ],
      }),
      {
        entries: {
          [A]: entry({
            ...{ since: day(5), fixable: true, packages: ['busybox', 'openssl', 'zlib'] },
            fixes: ['10', '2'],
          }),
        },
        transitions: [
          transition('opened', A, {
            ...{ fixable: true, packages: ['busybox', 'openssl', 'zlib'] },
            ...{ fixes: ['10', '2'], url: 'https://a.test' },
          }),
        ],
      },
    ],
    [
      'found again keeps its date',
      { [A]: entry() },
      recorded({ rows: [A] }),
      { entries: { [A]: entry() } },
    ],
    [
      'found again keeps an unknown date',
      { [A]: entry({ since: null }) },
      recorded({ rows: [A] }),
      { entries: { [A]: entry({ since: null }) } },
    ],
    [
      'found again is confirmed, with its current data',
      { [A]: unconfirmed({ packages: ['old'], severity: 'LOW', aliases: [GHSA] }) },
      recorded({ rows: [A] }, partial),
      { entries: { [A]: entry() } },
    ],
    [
      'found again with a fix becomes fixable',
      { [A]: entry() },
      recorded({ rows: [row(A, { fixed: '2' })] }),
      {
        entries: { [A]: entry({ fixable: true, fixes: ['2'] }) },
        transitions: [transition('fixable', A, { fixable: true, fixes: ['2'] })],
      },
    ],
    [
      'newly found with a fix is one transition',
      {},
      recorded({ rows: [row(A, { fixed: '2' })] }),
      {
        entries: { [A]: entry({ fixable: true, fixes: ['2'], since: day(5) }) },
        transitions: [transition('opened', A, { fixable: true, fixes: ['2'] })],
      },
    ],
    [
      'newly found names the first eight of its fixes, and its transition all of them',
      {},
      recorded({ rows: NINE.map((fixed) => row(A, { fixed })) }),
      {
        entries: {
          [A]: entry({ since: day(5), fixable: true, fixes: NINE.slice(0, 8) }),
        },
        transitions: [transition('opened', A, { fixable: true, fixes: NINE })],
      },
    ],
    [
      'published by an older release gets its fixes when it is found again',
      { [A]: { ...OLD, fixable: true } },
      recorded({ rows: [row(A, { fixed: '2' })] }),
      { entries: { [A]: entry({ fixable: true, fixes: ['2'] }) } },
    ],
    [
      'published by an older release has no fixes while it is not confirmed',
      { [A]: OLD },
      recorded({}, partial),
      { entries: { [A]: { ...OLD, confirmed: false } } },
    ],
    [
      'found again without its fix is no transition',
      { [A]: entry({ fixable: true, fixes: ['2'] }) },
      recorded({ rows: [A] }),
      { entries: { [A]: entry() } },
    ],
    [
      'missing from a full record is gone',
      { [A]: entry({ severity: 'LOW' }) },
      recorded({}),
      {
        closed: [closed(A, { severity: 'LOW', until: day(5) })],
        transitions: [transition('closed', A, { severity: 'LOW' })],
      },
    ],
    [
      'unconfirmed and missing from a full record is gone',
      { [A]: unconfirmed() },
      recorded({}),
      { closed: [closed(A, { until: day(5) })], transitions: [transition('closed', A)] },
    ],
    [
      'missing from a full record that suppresses it is suppressed',
      { [A]: entry() },
      recorded({ suppressed: [A] }),
      {
        closed: [closed(A, { reason: 'suppressed', until: day(5) })],
        transitions: [transition('suppressed', A)],
      },
    ],
    [
      'gone in a scan of unknown date closes without a date, with its packages',
      { [A]: entry({ packages: ['a', 'b'], fixable: true }) },
      recorded({}, { scannedAt: null }),
      {
        closed: [closed(A, { until: null })],
        transitions: [transition('closed', A, { date: null, packages: ['a', 'b'], fixable: true })],
      },
    ],
    [
      'gone in a scan that is older than its `since` ends at its `since`',
      { [A]: entry({ since: day(7) }) },
      recorded({}),
      {
        closed: [closed(A, { since: day(7), until: day(7) })],
        transitions: [transition('closed', A, { date: day(7) })],
      },
    ],
    [
      'gone with an unknown `since` keeps it unknown',
      { [A]: entry({ since: null }) },
      recorded({}),
      {
        closed: [closed(A, { since: null, until: day(5) })],
        transitions: [transition('closed', A)],
      },
    ],
    [
      'missing from a partial record stays as it was, unconfirmed',
      { [A]: entry({ packages: ['x', 'y'], aliases: [GHSA], fixable: true }) },
      recorded({}, partial),
      { entries: { [A]: unconfirmed({ packages: ['x', 'y'], aliases: [GHSA], fixable: true }) } },
    ],
    [
      'missing from a partial record that suppresses it stays too',
      { [A]: entry() },
      recorded({ suppressed: [A] }, partial),
      { entries: { [A]: unconfirmed() } },
    ],
    ['suppressed and never open has no entry', {}, recorded({ suppressed: [A] }), {}],
    [
      'unconfirmed without a record',
      { [A]: entry(), [B]: unconfirmed() },
      recorded(undefined),
      { entries: { [A]: unconfirmed(), [B]: unconfirmed() } },
    ],
    [
      'unconfirmed if the version is withheld',
      { [A]: entry() },
      recorded(undefined, { state: 'withheld' }),
      { entries: { [A]: unconfirmed() } },
    ],
  ])('%s', (_, before, record, expected) => expectNext(before, record, expected));
});

const ONE = `sha256:${'1'.repeat(64)}`;
const TWO = `sha256:${'2'.repeat(64)}`;
const NO_ROW: Parameters<typeof recorded>[0] = { rows: [B] };

describe('an entry that a full record no longer has', () => {
  const confirmed = entry();
  type Ends = Pick<ClosedFinding, 'reason' | 'by'>;
  const rebuilt: Ends = { reason: 'rebuilt', by: TWO };
  const withdrawn: Ends = { reason: 'withdrawn' };
  const gone: Ends = { reason: 'gone' };
  test.each<readonly [string, FindingEntry, string | null, string | null, Ends]>([
    ['in another build is closed by the rebuild', confirmed, ONE, TWO, rebuilt],
    ['in the same build is withdrawn', confirmed, ONE, ONE, withdrawn],
    ['in a build without a digest is gone', confirmed, ONE, null, gone],
    ['in the first build with a digest is gone', confirmed, null, TWO, { ...gone, by: TWO }],
    ['without any digest is gone', confirmed, null, null, gone],
    ['is of the build of the last record, confirmed or not', unconfirmed(), ONE, TWO, rebuilt],
    [
      'is of the last build that had it, not of the last record',
      unconfirmed({ digest: ONE }),
      TWO,
      TWO,
      rebuilt,
    ],
    [
      'and not in a build in between is withdrawn in the build that had it',
      unconfirmed({ digest: ONE }),
      TWO,
      ONE,
      withdrawn,
    ],
    [
      'is gone if its build is unknown',
      unconfirmed({ digest: null }),
      TWO,
      TWO,
      { ...gone, by: TWO },
    ],
  ])('%s', (_, was, former, digest, ends) => {
    const { reason } = ends;
    const kind = reason === 'withdrawn' ? 'withdrawn' : 'closed';
    expectNext(
      { [A]: was, [B]: entry() },
      recorded(NO_ROW, { digest }),
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
  ])('closes %s', (_, scannedAt, scannedBefore, until) => {
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

  test('but suppresses is suppressed, in whatever build', () => {
    expectNext(
      { [A]: entry(), [B]: unconfirmed({ digest: TWO }) },
      recorded({ suppressed: [A, B] }, { digest: ONE }),
      {
        closed: [A, B].map((id) => closed(id, { reason: 'suppressed', until: day(5) })),
        transitions: [transition('suppressed', A), transition('suppressed', B)],
      },
      ONE,
    );
  });

  test('but has under another name is not closed, in whatever build', () => {
    expectNext(
      { [GHSA]: unconfirmed({ digest: TWO }) },
      recorded({ rows: [row(GHSA, { aliases: [A] })] }, { digest: ONE }),
      { entries: { [A]: entry({ aliases: [GHSA] }) } },
      TWO,
    );
  });
});

describe('an entry that is not confirmed keeps the digest of the last record that had it', () => {
  const noRecord = recorded(undefined, { digest: TWO });
  const partialOf = (digest: string | null) => recorded(NO_ROW, { ...partial, digest });
  test.each<readonly [string, FindingEntry, VersionRecords, string | null, FindingEntry]>([
    ['as that of its version, without a record', entry(), noRecord, ONE, unconfirmed()],
    [
      'its own, without a record',
      unconfirmed({ digest: ONE }),
      noRecord,
      TWO,
      unconfirmed({ digest: ONE }),
    ],
    ['as that of its version, in the same build', entry(), partialOf(ONE), ONE, unconfirmed()],
    ['its own, in another build', entry(), partialOf(TWO), ONE, unconfirmed({ digest: ONE })],
    [
      'its own, in a build without a digest',
      entry(),
      partialOf(null),
      ONE,
      unconfirmed({ digest: ONE }),
    ],
    [
      'unknown, in the first build with a digest',
      entry(),
      partialOf(ONE),
      null,
      unconfirmed({ digest: null }),
    ],
    [
      'its own, in a third build',
      unconfirmed({ digest: null }),
      partialOf(TWO),
      ONE,
      unconfirmed({ digest: null }),
    ],
    [
      'as that of its version, when the build that had it comes back',
      unconfirmed({ digest: ONE }),
      partialOf(ONE),
      TWO,
      unconfirmed(),
    ],
  ])('%s', (_, was, record, former, expected) => {
    const found = record.findings === undefined ? unconfirmed() : entry();
    expectNext(
      { [A]: was, [B]: entry() },
      record,
      { entries: { [A]: expected, [B]: found } },
      former,
    );
  });

  test('and loses it when it is found again', () => {
    expectNext(
      { [A]: unconfirmed({ digest: ONE }) },
      recorded({ rows: [A] }, { ...partial, digest: TWO }),
      { entries: { [A]: entry() } },
      TWO,
    );
  });
});

describe('an id under another name', () => {
  test.each<readonly [string, Entries, VersionRecords, Next]>([
    [
      'an advisory gets its CVE: nothing opens or closes',
      { [GHSA]: entry() },
      recorded({ rows: [row(GHSA, { aliases: [A] })] }),
      { entries: { [A]: entry({ aliases: [GHSA] }) } },
    ],
    [
      'an advisory that loses its CVE is another vulnerability',
      { [A]: entry({ aliases: [GHSA] }) },
      recorded({ rows: [row(GHSA, { aliases: [] })] }),
      {
        entries: { [GHSA]: entry({ since: day(5) }) },
        closed: [closed(A, { until: day(5) })],
        transitions: [transition('opened', GHSA), transition('closed', A)],
      },
    ],
    [
      'an advisory gets its CVE in a partial record',
      { [GHSA]: entry(), [B]: entry() },
      recorded({ rows: [row(GHSA, { aliases: [A] })] }, partial),
      { entries: { [A]: entry({ aliases: [GHSA] }), [B]: unconfirmed() } },
    ],
    [
      'an advisory gets its CVE and becomes fixable',
      { [GHSA]: entry() },
      recorded({ rows: [row(GHSA, { aliases: [A], fixed: '2' })] }),
      {
        entries: { [A]: entry({ aliases: [GHSA], fixable: true, fixes: ['2'] }) },
        transitions: [transition('fixable', A, { fixable: true, fixes: ['2'] })],
      },
    ],
    [
      'a vulnerability is not newly fixable if one of its names was',
      { [GHSA]: entry({ fixable: true }), [OTHER]: entry() },
      recorded({ rows: [row(A, { aliases: [GHSA, OTHER], fixed: '2' })] }),
      { entries: { [A]: entry({ aliases: [GHSA, OTHER], fixable: true, fixes: ['2'] }) } },
    ],
    [
      'several names become one and keep the earliest date',
      { [GHSA]: entry({ since: day(3) }), [OTHER]: entry({ since: day(2) }) },
      recorded({ rows: [row(A, { aliases: [GHSA, OTHER] })] }),
      { entries: { [A]: entry({ aliases: [GHSA, OTHER], since: day(2) }) } },
    ],
    [
      'several names become one and keep the earliest known date',
      { [GHSA]: entry({ since: null }), [OTHER]: entry({ since: day(2) }) },
      recorded({ rows: [row(A, { aliases: [GHSA, OTHER] })] }),
      { entries: { [A]: entry({ aliases: [GHSA, OTHER], since: day(2) }) } },
    ],
    [
      'an open vulnerability takes over another name and its earlier date',
      { [A]: entry({ since: day(3) }), [GHSA]: entry({ since: day(1) }) },
      recorded({ rows: [row(A, { aliases: [GHSA] })] }),
      { entries: { [A]: entry({ aliases: [GHSA], since: day(1) }) } },
    ],
    [
      'an open vulnerability takes over another name and keeps its own earlier date',
      { [A]: entry({ since: day(1) }), [GHSA]: entry({ since: day(3) }) },
      recorded({ rows: [row(A, { aliases: [GHSA] })] }),
      { entries: { [A]: entry({ aliases: [GHSA], since: day(1) }) } },
    ],
    [
      'a former id that is an alias of two continues in both',
      { [GHSA]: entry() },
      recorded({ rows: [row(A, { aliases: [GHSA] }), row(B, { aliases: [GHSA] })] }),
      { entries: { [A]: entry({ aliases: [GHSA] }), [B]: entry({ aliases: [GHSA] }) } },
    ],
    [
      'an alias that still has its own row is another vulnerability',
      { [GHSA]: entry() },
      recorded({ rows: [row(A, { aliases: [GHSA] }), row(GHSA)] }),
      {
        entries: { [A]: entry({ aliases: [GHSA], since: day(5) }), [GHSA]: entry() },
        transitions: [transition('opened', A)],
      },
    ],
    [
      'an entry continues when another CVE sorts first',
      { [B]: entry({ aliases: [GHSA] }) },
      recorded({ rows: [row(GHSA, { aliases: [A, B] })] }),
      { entries: { [A]: entry({ aliases: [B, GHSA] }) } },
    ],
    [
      'sharing an alias with an open vulnerability is not enough',
      { [B]: entry({ aliases: [GHSA] }) },
      recorded({ rows: [row(A, { aliases: [GHSA] })] }),
      {
        entries: { [A]: entry({ aliases: [GHSA], since: day(5) }) },
        closed: [closed(B, { until: day(5) })],
        transitions: [transition('opened', A), transition('closed', B)],
      },
    ],
    [
      'others open and close as usual',
      { [GHSA]: entry(), [B]: entry() },
      recorded({ rows: [row(GHSA, { aliases: [A] }), C] }),
      {
        entries: { [A]: entry({ aliases: [GHSA] }), [C]: entry({ since: day(5) }) },
        closed: [closed(B, { until: day(5) })],
        transitions: [transition('opened', C), transition('closed', B)],
      },
    ],
  ])('%s', (_, before, record, expected) => expectNext(before, record, expected));
});
