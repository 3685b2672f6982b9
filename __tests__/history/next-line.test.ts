/** The order and limit of what a line remembers, and what random nights rarely have. All else is proven against the model, in random nights. */
import { expect, test } from '@jest/globals';
import type { EndedEpisode, Line } from '../../src/contract/findings';
import { type Head, nextLine } from '../../src/derive/house/next-line';
import { digestOf } from '../builders/digest';
import { day, entry, findings, line, recorded } from '../builders/findings';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const EPISODE = { id: A, severity: 'HIGH', since: day(2), fixableSince: null } as const;
const ended = (id: string, more: Partial<EndedEpisode> = {}): EndedEpisode => ({
  ...{ ...EPISODE, id, last: day(4), until: day(5), end: 'rebuilt' },
  ...more,
});

/** The line after a run; before, it was of version 1, last scanned on day 4. */
const next = (own: Partial<Line>, head: Head): Line | undefined => {
  const versions = [
    { version: '1', state: 'scanned' as const, first: day(1), digest: digestOf('old') },
  ];
  return nextLine(findings({ line: line(own), versions }), head, day(4), null);
};

/** A head of another digest without findings, scanned on day 5. */
const HEAD: Head = {
  record: recorded({}, { digest: digestOf('new') }),
  entries: new Map(),
  closed: [],
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
