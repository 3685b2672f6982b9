/** The line of an image, night by night: what happens to open episodes. */
import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding } from '../../src/contract/findings';
import type { EndedEpisode, Line, OpenEpisode } from '../../src/contract/line';
import { type FormerLine, type Head, nextLine } from '../../src/derive/house/next-line';
import { digestOf } from '../builders/digest';
import { closed, day, entry, line, recorded } from '../builders/findings';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-aaaa-aaaa';
const [OLD, NEW] = [digestOf('old'), digestOf('new')];
/** The date of the commit that removes versions. */
const COMMITTED = day(6);

const episode = (id: string, more: Partial<OpenEpisode> = {}): OpenEpisode => ({
  ...{ id, severity: 'HIGH', since: day(2), fixableSince: null },
  ...more,
});
const ended = (id: string, more: Partial<EndedEpisode> = {}): EndedEpisode => ({
  ...episode(id),
  ...{ last: day(4), until: day(5), end: 'rebuilt' },
  ...more,
});

/** A line of version 1, last scanned on day 4. */
const former = (
  open: ReadonlyArray<OpenEpisode>,
  more: Partial<FormerLine> = {},
  own: Partial<Line> = {},
): FormerLine => ({
  ...{ line: line({ open: [...open], ...own }), digest: OLD, scannedAt: day(4) },
  ...more,
});

interface Told {
  readonly version?: string;
  readonly state?: 'scanned' | 'partial' | 'unscanned';
  readonly scannedAt?: string | null;
  readonly digest?: string | null;
  readonly isNew?: boolean;
  readonly entries?: Readonly<Record<string, Parameters<typeof entry>[0]>>;
  readonly closed?: ReadonlyArray<ClosedFinding>;
  readonly suppressed?: ReadonlyArray<string>;
}

/** A head of another digest, scanned on day 5. */
const head = ({ entries = {}, closed: items = [], suppressed = [], ...more }: Told): Head => ({
  record: recorded(more.state === 'unscanned' ? undefined : { suppressed }, {
    digest: NEW,
    ...more,
  }),
  entries: new Map(Object.entries(entries).map(([id, own]) => [id, entry(own)])),
  closed: new Map(items.map((item) => [item.id, item])),
});

const began = { since: day(2) };
const closedBy = (reason: ClosedFinding['reason']) => closed(A, { reason, until: day(5) });

describe('the first record', () => {
  test('begins a line', () => {
    const told = { entries: { [B]: { since: day(5), fixable: true }, [A]: { since: day(5) } } };
    expect(nextLine(undefined, head(told), COMMITTED)).toEqual({
      ...{ version: '1', from: day(5), ended: [] },
      open: [episode(A, { since: day(5) }), episode(B, { since: day(5), fixableSince: day(5) })],
    });
  });

  test('may have no date', () => {
    const told = { scannedAt: null, entries: { [A]: { since: null, fixable: true } } };
    expect(nextLine(undefined, head(told), COMMITTED)).toEqual(
      line({ from: null, open: [episode(A, { since: null })] }),
    );
  });

  test('is missing: there is no line', () => {
    expect(nextLine(undefined, undefined, COMMITTED)).toBeUndefined();
  });
});

describe('a record of the version of the line', () => {
  test.each<readonly [string, FormerLine, Told, ReadonlyArray<OpenEpisode>]>([
    ['goes on', former([episode(A)]), { entries: { [A]: began } }, [episode(A)]],
    [
      'takes the severity of its entry',
      former([episode(A)]),
      { entries: { [A]: { ...began, severity: 'LOW' } } },
      [episode(A, { severity: 'LOW' })],
    ],
    [
      'comes',
      former([episode(B)]),
      { entries: { [B]: began, [A]: { since: day(5), fixable: true } } },
      [episode(A, { since: day(5), fixableSince: day(5) }), episode(B)],
    ],
    [
      'gets a fix',
      former([episode(A)]),
      { entries: { [A]: { ...began, fixable: true } } },
      [episode(A, { fixableSince: day(5) })],
    ],
    [
      'keeps its fix',
      former([episode(A, { fixableSince: day(3) })]),
      { entries: { [A]: { ...began, fixable: true } } },
      [episode(A, { fixableSince: day(3) })],
    ],
    [
      'loses its fix',
      former([episode(A, { fixableSince: day(3) })]),
      { entries: { [A]: began } },
      [episode(A)],
    ],
    [
      'is renamed, with the earliest dates',
      former([episode(GHSA, { fixableSince: day(3) }), episode(A, { since: day(3) })]),
      { entries: { [A]: { ...began, fixable: true, aliases: [GHSA] } } },
      [episode(A, { since: day(2), fixableSince: day(3) })],
    ],
    [
      'becomes two, which both go on',
      former([episode(GHSA, { fixableSince: day(3) })]),
      {
        entries: {
          [A]: { ...began, fixable: true, aliases: [GHSA] },
          [B]: { ...began, fixable: true, aliases: [GHSA] },
        },
      },
      [episode(A, { fixableSince: day(3) }), episode(B, { fixableSince: day(3) })],
    ],
    [
      'stays beside another of its names',
      former([episode(GHSA), episode(A)]),
      { entries: { [A]: { ...began, aliases: [GHSA] }, [GHSA]: began } },
      [episode(A), episode(GHSA)],
    ],
    [
      'is not found by a partial scan',
      former([episode(A, { fixableSince: day(3) })]),
      { state: 'partial', entries: { [A]: { ...began, confirmed: false, fixable: true } } },
      [episode(A, { fixableSince: day(3) })],
    ],
    [
      'gets no fix by a partial scan that does not find it',
      former([episode(A)]),
      { state: 'partial', entries: { [A]: { ...began, confirmed: false, fixable: true } } },
      [episode(A)],
    ],
    [
      'waits for the scan of a rebuild',
      former([episode(A)]),
      { state: 'unscanned', entries: { [A]: { ...began, confirmed: false } } },
      [episode(A)],
    ],
    [
      'of an earlier version stays as long as scans are partial',
      former([episode(A)]),
      { state: 'partial' },
      [episode(A)],
    ],
    [
      'gets no fix by the record that was there before',
      former([episode(A)]),
      { isNew: false, entries: { [A]: { ...began, fixable: true } } },
      [episode(A)],
    ],
  ])('an episode %s', (_, before, told, open) => {
    const expected = line({ open: [...open] });
    expect(nextLine(before, head(told), COMMITTED)).toEqual(expected);
  });

  const fixed = { fixableSince: day(4) };
  test.each<readonly [string, Partial<OpenEpisode>, Told, Partial<EndedEpisode>]>([
    ['rebuilt', {}, { closed: [closedBy('rebuilt')] }, { ...fixed, end: 'rebuilt' }],
    [
      'rebuilt, with a known fix',
      { fixableSince: day(3) },
      { closed: [closedBy('rebuilt')] },
      { fixableSince: day(3), end: 'rebuilt' },
    ],
    ['withdrawn', {}, { closed: [closedBy('withdrawn')] }, { end: 'unproven' }],
    ['gone', {}, { closed: [closedBy('gone')] }, { end: 'unproven' }],
    ['suppressed', {}, { closed: [closedBy('suppressed')] }, { end: 'suppressed' }],
    [
      'closed by a partial record that lacks known packages only',
      {},
      { state: 'partial', closed: [closedBy('rebuilt')] },
      { ...fixed, end: 'rebuilt' },
    ],
    [
      'closed, of an unknown date',
      {},
      { scannedAt: null, closed: [closed(A, { reason: 'rebuilt', until: null })] },
      { ...fixed, until: null },
    ],
    ['of an earlier version, and gone', {}, {}, { ...fixed, end: 'version' }],
    ['of an earlier version, and suppressed', {}, { suppressed: [A] }, { end: 'suppressed' }],
    ['of an earlier version, no digest', {}, { digest: null }, { end: 'unproven' }],
    [
      'ended by a late scan',
      { since: day(4) },
      { scannedAt: day(3) },
      { since: day(4), fixableSince: day(3), last: day(3), until: day(4), end: 'version' },
    ],
  ])('an episode ends: %s', (_, own, told, expected) => {
    const before = former([episode(A, own)]);
    expect(nextLine(before, head(told), COMMITTED)).toEqual(
      line({ ended: [ended(A, { ...own, ...expected })] }),
    );
  });
});

describe('a newer version', () => {
  const second = { version: '2' };
  const told = (more: Told = {}) => head({ ...second, ...more });

  test('takes over what it has, and ends the rest', () => {
    const before = former([episode(A), episode(B)]);
    const entries = { [A]: { since: day(5), fixable: true }, [GHSA]: { since: day(5) } };
    expect(nextLine(before, told({ entries }), COMMITTED)).toEqual(
      line({
        ...second,
        open: [episode(A, { fixableSince: day(5) }), episode(GHSA, { since: day(5) })],
        ended: [ended(B, { fixableSince: day(4), end: 'version' })],
      }),
    );
  });

  test.each<readonly [string, Told, Partial<FormerLine>, Partial<EndedEpisode>]>([
    ['the same build', { digest: OLD }, {}, { end: 'unproven' }],
    ['an unknown build', { digest: null }, {}, { end: 'unproven' }],
    ['after an unknown build', {}, { digest: null }, { end: 'unproven' }],
    ['suppressed', { suppressed: [A] }, {}, { end: 'suppressed' }],
    ['no scan before', {}, { scannedAt: null }, { last: null, end: 'version' }],
    ['no date', { scannedAt: null }, {}, { fixableSince: day(4), until: null, end: 'version' }],
  ])('ends an episode: %s', (_, more, own, expected) => {
    expect(nextLine(former([episode(A)], own), told(more), COMMITTED)).toEqual(
      line({ ...second, ended: [ended(A, expected)] }),
    );
  });

  test('ends nothing while its scan is partial', () => {
    expect(nextLine(former([episode(A)]), told({ state: 'partial' }), COMMITTED)).toEqual(
      line({ ...second, open: [episode(A)] }),
    );
  });
});

describe('the version of the line goes', () => {
  const before = former([episode(A, { fixableSince: day(3) }), episode(B)], {}, { version: '2' });

  test('an older one is next: what was open goes on, the rest of it has no date', () => {
    const entries = { [A]: { ...began, fixable: true }, [GHSA]: { ...began, fixable: true } };
    expect(nextLine(before, head({ scannedAt: day(3), entries }), COMMITTED)).toEqual(
      line({
        open: [episode(A, { fixableSince: day(3) }), episode(GHSA, { since: null })],
        ended: [ended(B, { until: COMMITTED, end: 'removed' })],
      }),
    );
  });

  test('an older one is next: what goes on has the same id, and takes its other names along', () => {
    const names = former([episode(A), episode(B), episode(GHSA, { since: day(1) })]);
    const entries = { [A]: { ...began, aliases: [GHSA] }, 'CVE-2026-3': { aliases: [B] } };
    const next = nextLine(
      { ...names, line: { ...names.line, version: '2' } },
      head({ entries }),
      COMMITTED,
    );
    expect(next).toEqual(
      line({
        open: [episode(A, { since: day(1) }), episode('CVE-2026-3', { since: null })],
        ended: [ended(B, { until: COMMITTED, end: 'removed' })],
      }),
    );
  });

  test('at a commit without a date', () => {
    expect(nextLine(before, head({ entries: { [A]: began } }), null)?.ended).toEqual([
      ended(B, { until: null, end: 'removed' }),
    ]);
  });

  test('at a commit before its last scans', () => {
    const late = former([episode(A, { since: day(3) })], {}, { version: '2' });
    expect(nextLine(late, head({}), day(2))?.ended).toEqual([
      ended(A, { since: day(3), last: day(2), until: day(3), end: 'removed' }),
    ]);
  });

  test('nothing is left: all waits, and goes on with the next record', () => {
    const waiting = nextLine(before, undefined, COMMITTED);
    expect(waiting).toEqual(before.line);
    const gone = { line: waiting ?? line(), digest: null, scannedAt: null };
    const entries = { [A]: { since: day(5) } };
    expect(nextLine(gone, head({ version: '3', entries }), COMMITTED)).toEqual(
      line({
        ...{ version: '3', open: [episode(A)] },
        ended: [ended(B, { last: null, end: 'unproven' })],
      }),
    );
  });
});

test('the latest 256 are kept, and the line begins at the end of the next', () => {
  const old = (n: number, more: Partial<EndedEpisode> = {}) =>
    ended(`CVE-2026-${1000 + n}`, { until: day(3), ...more });
  const all = Array.from({ length: 256 }, (_, i) => old(i, i === 255 ? { until: day(2) } : {}));
  const next = nextLine(former([episode(A)], {}, { ended: all }), head({}), COMMITTED);
  expect(next).toEqual(
    line({
      from: day(2),
      ended: [ended(A, { fixableSince: day(4), end: 'version' }), ...all.slice(0, 255)],
    }),
  );
});

test('of equal ends, ids decide, then the newest beginning; unknown ends are last', () => {
  const before = [
    ended(B),
    ended(A, { since: day(1) }),
    ended(A, { since: null }),
    ended(A, { since: day(3) }),
    ended(A, { until: null }),
    ended(B, { until: day(6) }),
  ];
  const next = nextLine(former([], {}, { ended: before }), head({}), COMMITTED);
  expect(next?.ended).toEqual([5, 3, 1, 2, 0, 4].map((i) => before[i]));
});
