/** The order and limit of what a line remembers, and what random nights rarely have. All else is proven against the model, in random nights. */
import { describe, expect, test } from '@jest/globals';
import type { EndedEpisode, ImageFindings, Line } from '../../src/contract/findings';
import { endFinding } from '../../src/derive/house/finding-event';
import { type LineHead, nextLine } from '../../src/derive/house/next-line';
import { digestOf } from '../builders/digest';
import { day, entry, findings, line, open, recorded } from '../builders/findings';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const EPISODE = { id: A, severity: 'HIGH', since: day(2), fixableSince: null } as const;
const ended = (id: string, more: Partial<EndedEpisode> = {}): EndedEpisode => ({
  ...{ ...EPISODE, id, last: day(4), until: day(5), end: 'rebuilt' },
  ...more,
});

/** The line after a run; before, it was of version 1, last scanned on day 4. */
const next = (own: Partial<Line>, head: LineHead): Line | undefined => {
  const versions = [
    { version: '1', state: 'scanned' as const, first: day(1), digest: digestOf('old') },
  ];
  return nextLine(findings({ line: line(own), versions }), head, day(4), null);
};

/** A head of another digest without findings, scanned on day 5. */
const HEAD: LineHead = {
  record: recorded({}, { digest: digestOf('new') }),
  entries: new Map(),
  events: [],
};

test('an episode gets no fix by a partial scan that does not find it', () => {
  const own = entry({ since: day(2), confirmed: false, fixable: true });
  const record = recorded({}, { digest: digestOf('new'), state: 'partial' });
  const head = { ...HEAD, record, entries: new Map([[A, own]]) };
  expect(next({ open: [EPISODE] }, head)).toEqual(line({ open: [EPISODE] }));
});

test('an episode that a late scan ends does not end before it began', () => {
  const late = { ...EPISODE, since: day(6) };
  const end = ended(A, { since: day(6), fixableSince: day(4), until: day(6), end: 'version' });
  expect(next({ open: [late] }, HEAD)).toEqual(line({ ended: [end] }));
});

test('an episode does not begin with another of its names that goes on too', () => {
  const advised = { ...EPISODE, id: 'GHSA-aaaa-aaaa-aaaa', since: day(1) };
  const entries = new Map([
    [A, entry({ since: day(2), aliases: [advised.id] })],
    [advised.id, entry({ since: day(1) })],
  ]);
  const open = [EPISODE, advised];
  expect(next({ open }, { ...HEAD, entries })).toEqual(line({ open }));
});

describe('an episode of an id that an entry of the version had among its names', () => {
  const known = { ...EPISODE, fixableSince: day(3) };
  const former: ImageFindings = findings({
    line: line({ open: [known] }),
    open: [open(A, {}, [entry({ since: day(2), aliases: [B] })])],
  });
  const fixable = (since: string) => entry({ since, fixable: true });
  const nextOf = (head: Partial<LineHead>) =>
    nextLine(former, { ...HEAD, record: recorded({}), ...head }, day(4), null);

  test('has its dates, if that goes on', () => {
    const entries = new Map([A, B].map((id) => [id, fixable(day(2))]));
    expect(nextOf({ entries })).toEqual(line({ open: [known, { ...known, id: B }] }));
  });

  test('has its dates, if that ends', () => {
    const gone = endFinding('redis', A, entry(), { kind: 'withdrawn', date: day(5) });
    const entries = new Map([[B, fixable(day(2))]]);
    const end = ended(A, { fixableSince: day(3), end: 'unproven' });
    expect(nextOf({ entries, events: [gone] })).toEqual(
      line({ open: [{ ...known, id: B }], ended: [end] }),
    );
  });

  test('has none of them in a newer version, where it is another', () => {
    const record = recorded({}, { version: '2' });
    const entries = new Map([A, B].map((id) => [id, fixable(day(5))]));
    const other = { ...known, id: B, since: day(5), fixableSince: day(5) };
    expect(nextOf({ record, entries })).toEqual(line({ version: '2', open: [known, other] }));
  });
});

test('the latest 256 are kept, and the line begins at the end of the next', () => {
  const old = (n: number, more: Partial<EndedEpisode> = {}) =>
    ended(`CVE-2026-${1000 + n}`, { until: day(3), ...more });
  const all = Array.from({ length: 256 }, (_, i) => old(i, i === 255 ? { until: day(2) } : {}));
  expect(next({ open: [EPISODE], ended: all }, HEAD)).toEqual(
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
  expect(next({ ended: before }, HEAD)?.ended).toEqual([5, 3, 1, 2, 0, 4].map((i) => before[i]));
});
