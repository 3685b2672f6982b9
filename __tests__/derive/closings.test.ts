import { describe, expect, test } from '@jest/globals';
import type { ClosedSince } from '../../src/contract/closings';
import type { ClosedFinding, ImageFindings } from '../../src/contract/findings';
import type { ImageReleases } from '../../src/contract/releases';
import { closesOf, findEnded } from '../../src/derive/house/closings';
import {
  findFormerBuilds,
  formerBuild,
  type KnownExploited,
  toClosedSince,
} from '../../src/derive/projections/closed-since';
import { closed, day, entry, findings, open } from '../builders/findings';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const NONE = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0 };
const [OLD, NOW] = ['1', '2'].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];

const releases = (scanned: string | null, version = '1'): ImageReleases => ({
  ...{ apiVersion: 'v1', resource: 'release', slug: 'redis', image: 'r/redis' },
  ...{ homepage: 'https://redis.io', tags: {} },
  releases: [
    {
      ...{ version, digest: NOW, isDeprecated: false, isStable: true },
      ...{ verdict: 'supported', urgent: false },
      former: [{ digest: OLD, until: day(4), scanned }],
    },
  ],
});

/** What is published of the former build of version 1, which was scanned on day 3. */
const since = (
  document: ImageFindings | undefined,
  known: KnownExploited = null,
  scanned: string | null = day(3),
): ClosedSince | null | undefined => {
  const house = { slug: 'redis', findings: document, releases: releases(scanned) };
  const build = formerBuild(findFormerBuilds([house]), {
    ...{ slug: 'redis', version: '1', digest: OLD },
  });
  return build && toClosedSince(build, known);
};

/** Closed by the present build on day 5, found on day 1. */
const rebuilt = (id = A, more: Partial<ClosedFinding> = {}): ClosedFinding =>
  closed(id, { reason: 'rebuilt', until: day(5), by: NOW, ...more });
const { by: _, ...UNNAMED } = rebuilt();
const gone = (more: Partial<ClosedFinding>): ClosedFinding => ({
  ...{ ...UNNAMED, reason: 'gone' },
  ...more,
});

describe('of a former build, a closed item counts', () => {
  test.each<readonly [string, ClosedFinding, boolean]>([
    ['if a later build closed it', rebuilt(), true],
    ['if it is gone in a later build', gone({ by: NOW }), true],
    ['if it began with the last scan', rebuilt(A, { since: day(3) }), true],
    ['not if it began later', rebuilt(A, { since: day(4) }), false],
    ['if it ended with the last scan', rebuilt(A, { until: day(3) }), true],
    ['not if it ended before', rebuilt(A, { until: day(2) }), false],
    ['not if this very build closed it', rebuilt(A, { by: OLD }), false],
    ['not if it is gone in this very build', gone({ by: OLD }), false],
    ['if it ended after the last scan in a build of no digest', gone({ until: day(4) }), true],
    [
      'not if it ended with it there: this build may have closed it',
      gone({ until: day(3) }),
      false,
    ],
    ['not if its beginning is unknown', rebuilt(A, { since: null }), false],
    ['not if its end is unknown', rebuilt(A, { until: null }), false],
    ['not if nobody repaired it', closed(A, { reason: 'withdrawn', until: day(5) }), false],
    ['not if it was suppressed', closed(A, { reason: 'suppressed', until: day(5) }), false],
    ['not if a version was removed', closed(A, { reason: 'removed', until: day(5) }), false],
    ['not of another version', rebuilt(A, { version: '2' }), false],
  ])('%s', (_, item, counts) => {
    const expected = counts ? { ...NONE, high: 1, ids: [A] } : { ...NONE, ids: [] };
    expect(since(findings({ closed: [item] }))).toEqual({ ...expected, exploited: null });
  });

  test('not if it is open in the version again, confirmed or not', () => {
    const again = open(A, {}, [entry({ confirmed: false })]);
    expect(since(findings({ open: [again], closed: [rebuilt(), rebuilt(B)] }))).toEqual({
      ...{ ...NONE, high: 1, exploited: null, ids: [B] },
    });
  });

  test('if it is open in another version only', () => {
    const other = open(A, {}, [entry({ version: '2' })]);
    expect(since(findings({ open: [other], closed: [rebuilt()] }))).toEqual({
      ...{ ...NONE, high: 1, exploited: null, ids: [A] },
    });
  });
});

describe('what later builds closed', () => {
  test('is unknown if nobody scanned the build, or nothing of the image was', () => {
    expect(since(findings({ closed: [rebuilt()] }), null, null)).toBeNull();
    expect(since(undefined)).toBeNull();
  });

  test('has each id once, with its highest severity', () => {
    const items = [rebuilt(A, { severity: 'LOW' }), rebuilt(A, { severity: 'CRITICAL' })];
    expect(since(findings({ closed: items }))).toEqual({
      ...{ ...NONE, critical: 1, exploited: null, ids: [A] },
    });
  });

  test('names eight: exploited ones, then the worst, then by id', () => {
    const ids = ['9', '8', '7', '6', '5', '4', '3', '2', '1'].map(
      (digit) => `CVE-2026-000${digit}`,
    );
    const items = ids.map((id, i) =>
      rebuilt(id, { severity: i === 1 ? 'CRITICAL' : i === 2 ? 'LOW' : 'UNKNOWN' }),
    );
    const known = new Set(['CVE-2026-0003', 'CVE-2026-0007', 'CVE-2026-9999']);
    expect(since(findings({ closed: items }), known)).toEqual({
      ...{ ...NONE, critical: 1, low: 1, unknown: 7, exploited: 2 },
      ids: [7, 3, 8, 1, 2, 4, 5, 6].map((digit) => `CVE-2026-000${digit}`),
    });
  });

  test('counts no exploited ones where the catalog looked and knows none', () => {
    expect(since(findings({ closed: [rebuilt()] }), new Set())).toEqual({
      ...{ ...NONE, high: 1, exploited: 0, ids: [A] },
    });
  });

  test.each([
    [255, false],
    [256, true],
  ])('of an image that keeps %d closed items is a lower bound: %s', (count, atLeast) => {
    const items = Array.from({ length: count }, () => rebuilt());
    expect(since(findings({ closed: items }))).toEqual({
      ...{ ...NONE, high: 1, exploited: null, ids: [A] },
      ...(atLeast ? { atLeast } : {}),
    });
  });

  test('is of no build that the image does not remember', () => {
    const builds = findFormerBuilds([
      { slug: 'redis', findings: findings(), releases: releases(day(3)) },
    ]);
    const named = { slug: 'redis', version: '1', digest: OLD };
    expect(formerBuild(builds, named)).toEqual({ closings: [], atLeast: false });
    expect(formerBuild(builds, { ...named, digest: NOW })).toBeUndefined();
    expect(formerBuild(builds, { ...named, version: '2' })).toBeUndefined();
    expect(formerBuild(builds, { ...named, slug: null })).toBeUndefined();
    expect(formerBuild(builds, { ...named, version: null })).toBeUndefined();
  });
});

describe('what the present build of a version closes', () => {
  const closes = (document: ImageFindings, digest: string | undefined) =>
    closesOf(findEnded(document)('1'), digest);

  test('is what names it', () => {
    const items = [
      ...[rebuilt(B), rebuilt(A, { severity: 'LOW', since: null, until: null })],
      ...[rebuilt('CVE-2026-0003', { by: OLD }), gone({ by: NOW, id: 'CVE-2026-0004' })],
    ];
    expect(closes(findings({ closed: items }), NOW)).toEqual({
      ...{ ...NONE, high: 1, low: 1, ids: [B, A] },
    });
  });

  test.each<readonly [string, ImageFindings, string | undefined]>([
    ['it has it again', findings({ open: [open(A)], closed: [rebuilt()] }), NOW],
    ['another closed it', findings({ closed: [rebuilt()] }), OLD],
    ['no digest is stated', findings({ closed: [rebuilt(A), UNNAMED] }), undefined],
  ])('is nothing if %s', (_, document, digest) => {
    expect(closes(document, digest)).toBeUndefined();
  });
});
