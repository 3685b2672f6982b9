/** What a record tells of its version as news. What it remembers is proven against the model, in random nights. */
import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding, FindingEntry } from '../../src/contract/findings';
import {
  CHANGE_OF,
  type ChangeKind,
  type FindingEvent,
  hasEnded,
  toClosed,
} from '../../src/derive/house/finding-event';
import type { VersionRecords } from '../../src/derive/house/image-records';
import { type NextVersion, nextVersion } from '../../src/derive/house/next-version';
import { closed, day, entry, recorded, row } from '../builders/findings';

type Entries = Readonly<Record<string, FindingEntry>>;

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';
const OTHER = 'GHSA-dddd-eeee-ffff';
const [ONE, TWO] = ['1', '2'].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];
const NINE = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const partial = { state: 'partial' } as const;
const unconfirmed = (more: Partial<FindingEntry> = {}) => entry({ ...more, confirmed: false });

const nextOf = (before: Entries, record: VersionRecords, former: string | null = null) =>
  nextVersion(record, new Map(Object.entries(before)), former);

const titleOf = (event: FindingEvent): ReadonlyArray<string> =>
  event.kind === 'opened' && event.title ? [event.title] : [];

/** Each event as a line: what happened, to what, when, and how it is described. */
const toldBy = ({ events }: NextVersion): ReadonlyArray<string> =>
  events.map((event) => {
    const { id, version, severity, date, fixable, packages, fixes } = event;
    return [
      ...[
        `${CHANGE_OF[event.kind]} ${id} ${severity} in ${version}`,
        date?.slice(0, 10) ?? 'no date',
      ],
      ...[packages.join(' '), ...(fixable ? [`fixable ${fixes}`] : []), ...titleOf(event)],
    ].join(', ');
  });
const closedBy = ({ events }: NextVersion): ReadonlyArray<ClosedFinding> =>
  events.filter(hasEnded).map(toClosed);

test('a newly found entry has its packages and the first eight of its fixes, and tells all', () => {
  const rows = [row(A, { pkg: 'zlib', fixed: '1', title: 'a', url: 'https://a.test' })];
  const next = nextOf({}, recorded({ rows: [...rows, ...NINE.map((fixed) => row(A, { fixed }))] }));
  expect(Object.fromEntries(next.entries)).toEqual({
    [A]: entry({
      ...{ since: day(5), fixable: true, packages: ['openssl', 'zlib'] },
      fixes: NINE.slice(0, 8),
    }),
  });
  expect(toldBy(next)).toEqual([
    `opened ${A} HIGH in 1, 2026-08-05, openssl zlib, fixable ${NINE}, a`,
  ]);
});

describe('an entry of a version that is', () => {
  const CLOSED = `closed ${A} HIGH in 1, 2026-08-05, openssl`;

  test.each<readonly [string, Entries, VersionRecords, ReadonlyArray<string>]>([
    [
      'newly found in a scan of unknown date opens without a date',
      {},
      recorded({ rows: [A] }, { scannedAt: null }),
      [`opened ${A} HIGH in 1, no date, openssl`],
    ],
    [
      'found again with a fix, under another name, becomes fixable',
      { [GHSA]: entry(), [B]: unconfirmed({ packages: ['old'], severity: 'LOW' }) },
      recorded({ rows: [row(A, { aliases: [GHSA], fixed: '2' }), B] }, partial),
      [`fixable ${A} HIGH in 1, 2026-08-05, openssl, fixable 2`],
    ],
    [
      'fixable under one of its names was so before',
      { [GHSA]: entry({ fixable: true }), [OTHER]: entry() },
      recorded({ rows: [row(A, { aliases: [GHSA, OTHER], fixed: '2' })] }),
      [],
    ],
    [
      'newly found, and was among the names of an entry that stays, is no news',
      { [GHSA]: entry({ aliases: [A, B] }) },
      recorded({ rows: [row(GHSA), row(A)] }),
      [],
    ],
    [
      'newly found, and was among the names of one that closes, is no news: only that closes',
      { [B]: unconfirmed({ aliases: [A] }) },
      recorded({ rows: [A] }),
      [`closed ${B} HIGH in 1, 2026-08-05, openssl`],
    ],
    [
      'newly found with a fix, and was among the names of entries without one, becomes fixable',
      { [GHSA]: entry({ aliases: [A] }), [OTHER]: entry({ aliases: [A] }) },
      recorded({ rows: [GHSA, OTHER, row(A, { fixed: '2' })] }),
      [`fixable ${A} HIGH in 1, 2026-08-05, openssl, fixable 2`],
    ],
    [
      'newly found with a fix that one of the entries with its name had is no news',
      { [GHSA]: entry({ aliases: [A] }), [OTHER]: entry({ aliases: [A], fixable: true }) },
      recorded({ rows: [row(A, { fixed: '2' })] }, partial),
      [],
    ],
    [
      'found again without its fix is no news',
      { [A]: entry({ fixable: true, fixes: ['2'] }) },
      recorded({ rows: [A] }),
      [],
    ],
    [
      'gone in a scan of unknown date closes without a date, with its packages',
      { [A]: entry({ packages: ['a', 'b'], fixable: true, severity: 'LOW' }) },
      recorded({}, { scannedAt: null }),
      [`closed ${A} LOW in 1, no date, a b, fixable `],
    ],
    [
      'gone in a scan that is older than its `since` ends at its `since`',
      { [A]: entry({ since: day(7) }), [B]: entry({ since: null }) },
      recorded({}),
      [`closed ${A} HIGH in 1, 2026-08-07, openssl`, `closed ${B} HIGH in 1, 2026-08-05, openssl`],
    ],
    [
      'missing from a partial record is no news',
      { [A]: entry({ packages: ['x', 'y'], aliases: [GHSA], fixable: true }) },
      recorded({ suppressed: [A] }, partial),
      [],
    ],
    [
      'missing from a record that lacks known packages closes, unless it was in one of these',
      {
        [A]: entry({ packages: ['libc6'] }),
        [B]: entry({ packages: ['libc6', 'server'] }),
        [GHSA]: unconfirmed({ packages: ['server'] }),
      },
      recorded({}, { ...partial, unchecked: new Set(['mongos', 'server']) }),
      [`closed ${A} HIGH in 1, 2026-08-05, libc6`],
    ],
    [
      'missing from a record that is partial for another reason than what it looked at closes',
      { [A]: entry() },
      recorded({}, { ...partial, unchecked: new Set() }),
      [CLOSED],
    ],
    ['missing from a full record closes', { [A]: unconfirmed() }, recorded({}), [CLOSED]],
  ])('%s', (_, before, record, told) => expect(toldBy(nextOf(before, record))).toEqual(told));

  test.each<readonly [string, Entries, string | null]>([
    ['as its own entry', { [A]: entry({ since: day(3) }), [B]: entry({ aliases: [A] }) }, day(3)],
    [
      'as the first with its name',
      {
        [B]: entry({ since: day(2), aliases: [A] }),
        [GHSA]: entry({ since: day(4), aliases: [A] }),
      },
      day(2),
    ],
    [
      'as the first of all its names',
      { [B]: entry({ since: day(4), aliases: [A] }), [GHSA]: entry({ since: day(2) }) },
      day(2),
    ],
    [
      'on an unknown date, if that with its name has none',
      { [B]: entry({ since: null, aliases: [A] }) },
      null,
    ],
    ['with the record, if no entry has its name', { [B]: entry({ aliases: [OTHER] }) }, day(5)],
  ])('found begins %s', (_, before, since) => {
    const next = nextOf(before, recorded({ rows: [row(A, { aliases: [GHSA] }), B] }));
    expect(next.entries.get(A)?.since).toBe(since);
  });

  type Ends = Pick<ClosedFinding, 'reason' | 'by'>;
  test.each<readonly [Ends, ChangeKind, string | null, string | null]>([
    [{ reason: 'suppressed' }, 'suppressed', ONE, TWO],
    [{ reason: 'rebuilt', by: TWO }, 'closed', ONE, TWO],
    [{ reason: 'withdrawn' }, 'withdrawn', ONE, ONE],
    [{ reason: 'gone' }, 'closed', ONE, null],
    [{ reason: 'gone', by: TWO }, 'closed', null, TWO],
  ])('missing from a full record is %j, told as %s', (ends, kind, former, digest) => {
    const suppressed = ends.reason === 'suppressed' ? [A] : [];
    const record = recorded({ rows: [B], suppressed }, { digest });
    const next = nextOf({ [A]: entry(), [B]: entry() }, record, former);
    expect(closedBy(next)).toEqual([closed(A, { ...ends, until: day(5) })]);
    expect(toldBy(next)).toEqual([`${kind} ${A} HIGH in 1, 2026-08-05, openssl`]);
  });

  test.each<readonly [string, string | null, string | null, string | null]>([
    ['on the date of the record', day(5), day(4), day(5)],
    ['not before the latest record of the version', day(5), day(6), day(6)],
    ['on that date, if no other record is known', day(5), null, day(5)],
    ['on an unknown date', null, day(6), null],
  ])('closed ends %s', (_, scannedAt, scannedBefore, until) => {
    const record = recorded({}, { digest: TWO, scannedAt, scannedBefore });
    const next = nextOf({ [A]: entry() }, record, ONE);
    expect(closedBy(next)).toEqual([closed(A, { reason: 'rebuilt', by: TWO, until })]);
  });
});
