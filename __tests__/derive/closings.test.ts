import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
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
import type { Severity } from '../../src/domain/severity';
import { closed, day, entry, findings, open } from '../builders/findings';
import { closedAfter, closedBy } from '../history/model-builds';

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

const anyDate = fc.option(fc.integer({ min: 1, max: 5 }).map(day));
const anyVersion = fc.constantFrom('1', '1', '2');
const anyClosed = fc
  .record({
    id: fc.constantFrom(A, B),
    version: anyVersion,
    severity: fc.constantFrom<Severity>('HIGH', 'LOW'),
    reason: fc.constantFrom(
      'rebuilt',
      'rebuilt',
      'gone',
      'gone',
      'withdrawn',
      'suppressed',
      'removed',
    ),
    since: anyDate,
    until: anyDate,
    by: fc.constantFrom(OLD, NOW, undefined),
  })
  .map(({ by, ...item }): ClosedFinding => (by === undefined ? item : { ...item, by }));
/** What may be open: by id, in a version. */
const anyEntry = fc.record({ id: fc.constantFrom(A, B, 'CVE-2026-0003'), version: anyVersion });

test('what later builds closed that a former one had, and what the present one closed, is what the model says', () => {
  fc.assert(
    fc.property(
      fc.array(anyClosed, { maxLength: 5 }),
      fc.uniqueArray(anyEntry, { maxLength: 2, selector: ({ id }) => id }),
      anyDate,
      (items, entries, scanned) => {
        const image = { entries, closed: items };
        const document = findings({
          ...{ open: entries.map(({ id, version }) => open(id, {}, [entry({ version })])) },
          closed: items,
        });
        const after = closedAfter(image, '1', { digest: OLD, hasRecord: true, scanned });
        const digests = [OLD, NOW, undefined];
        const ended = findEnded(document)('1');
        expect([
          since(document, null, scanned),
          digests.map((digest) => closesOf(ended, digest)),
        ]).toEqual([
          after && { ...after, exploited: null },
          digests.map((digest) => closedBy(image, '1', digest ?? null)),
        ]);
      },
    ),
    { numRuns: 1000 },
  );
});

describe('what later builds closed', () => {
  test('is unknown if nothing of the image was scanned', () => {
    expect(since(undefined)).toBeNull();
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
