import { describe, expect, test } from '@jest/globals';
import type { AffectedImage, ClosedIn, CveDocument, SuppressedIn } from '../../src/api/cves';
import type { Mention } from '../../src/history/mentions';
import type { ChangedCve } from '../../src/history/next-cves';
import { nextCves, touchedIds } from '../../src/history/next-cves';
import { affected as at, day, cveDocument as document, entry } from '../builders/findings';

const NO_CHARTS = new Map();

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';

const named = (slug: string, ...aliases: string[]): AffectedImage =>
  at(slug, { versions: [entry({ aliases })] });
const was = (slug: string, more: Partial<ClosedIn> = {}): ClosedIn => ({
  ...{ slug, version: '1', severity: 'HIGH', reason: 'gone', since: day(1), until: day(2) },
  ...more,
});
const ignored = (slug: string, more: Partial<SuppressedIn> = {}): SuppressedIn => ({
  ...{ slug, version: '1', severity: 'HIGH', status: 'ignored', justification: null },
  ...more,
});
/** The document of a name that only points to other documents. */
const pointer = (id: string, ...see: string[]): CveDocument =>
  document(id, { severity: null, see });

interface Says extends Partial<Omit<ChangedCve, 'mentions' | 'names'>> {
  readonly names?: ReadonlyArray<string>;
  readonly mentions: Readonly<Record<string, Partial<Mention>>>;
}

const changedOf = (says: Readonly<Record<string, Says>>): ReadonlyMap<string, ChangedCve> =>
  new Map(
    Object.entries(says).map(([id, { names = [], mentions, ...more }]) => [
      id,
      {
        ...{ names: new Set(names), title: null, url: null },
        mentions: new Map(
          Object.entries(mentions).map(([slug, mention]) => [
            slug,
            { ...{ open: undefined, suppressed: [], closed: [] }, ...mention },
          ]),
        ),
        ...more,
      },
    ]),
  );

describe('the documents of vulnerabilities', () => {
  test.each<
    readonly [
      string,
      ReadonlyArray<CveDocument>,
      Readonly<Record<string, Says>>,
      Readonly<Record<string, CveDocument | undefined>>,
    ]
  >([
    ['do not change without changed mentions', [document(A)], {}, {}],
    [
      'are created for a new vulnerability',
      [],
      { [A]: { mentions: { redis: { open: at('redis') } }, title: 't', url: 'https://a.test/' } },
      { [A]: document(A, { images: [at('redis')], title: 't', url: 'https://a.test/' }) },
    ],
    [
      'list images by slug, each as its last run reported it',
      [document(A, { images: [at('etcd'), at('redis')] })],
      {
        [A]: {
          mentions: {
            redis: { open: at('redis', { severity: 'LOW' }) },
            nginx: { open: at('nginx') },
          },
        },
      },
      {
        [A]: document(A, {
          images: [at('etcd'), at('nginx'), at('redis', { severity: 'LOW' })],
        }),
      },
    ],
    [
      'list suppressions by slug and newest version, and closed items by date, slug and newest version',
      [
        document(A, {
          suppressed: [ignored('nginx')],
          closed: [was('nginx', { until: day(3) }), was('nginx')],
        }),
      ],
      {
        [A]: {
          mentions: {
            etcd: { suppressed: [ignored('etcd', { version: '10' }), ignored('etcd')] },
            redis: { closed: [was('redis', { version: '10' }), was('redis', { version: '9' })] },
          },
        },
      },
      {
        [A]: document(A, {
          suppressed: [ignored('etcd', { version: '10' }), ignored('etcd'), ignored('nginx')],
          closed: [
            was('nginx', { until: day(3) }),
            was('nginx'),
            was('redis', { version: '10' }),
            was('redis', { version: '9' }),
          ],
        }),
      },
    ],
    [
      'have the worst severity of open mentions',
      [],
      {
        [A]: {
          mentions: {
            redis: {
              open: at('redis', { severity: 'LOW' }),
              closed: [was('redis', { severity: 'CRITICAL' })],
            },
            nginx: { open: at('nginx', { severity: 'MEDIUM' }) },
          },
        },
      },
      {
        [A]: document(A, {
          severity: 'MEDIUM',
          images: [at('nginx', { severity: 'MEDIUM' }), at('redis', { severity: 'LOW' })],
          closed: [was('redis', { severity: 'CRITICAL' })],
        }),
      },
    ],
    [
      'have the worst severity of suppressed and closed mentions if none is open',
      [document(A, { images: [at('redis')] })],
      {
        [A]: {
          mentions: {
            redis: {
              suppressed: [ignored('redis', { severity: 'LOW' })],
              closed: [was('redis', { severity: 'UNKNOWN' })],
            },
          },
        },
      },
      {
        [A]: document(A, {
          severity: 'LOW',
          suppressed: [ignored('redis', { severity: 'LOW' })],
          closed: [was('redis', { severity: 'UNKNOWN' })],
        }),
      },
    ],
    [
      'keep a title until one that sorts before it appears',
      [document(A, { images: [at('redis')], title: 'b', url: 'https://a.test/' })],
      {
        [A]: {
          mentions: { redis: { closed: [was('redis')] } },
          ...{ title: 'a', url: 'https://b.test/' },
        },
      },
      { [A]: document(A, { closed: [was('redis')], title: 'a', url: 'https://a.test/' }) },
    ],
    [
      'are removed without mentions',
      [document(A, { images: [at('redis')], title: 't' })],
      { [A]: { mentions: { redis: {} }, title: null } },
      { [A]: undefined },
    ],
  ])('%s', (_, before, says, expected) => {
    const next = nextCves(
      changedOf(says),
      new Map(before.map((each) => [each.id, each])),
      NO_CHARTS,
    );
    expect(Object.fromEntries(next)).toEqual(expected);
  });
});

describe('other names', () => {
  const open = document(A, { aliases: [GHSA], images: [named('redis', GHSA)] });
  test.each<
    readonly [
      string,
      ReadonlyArray<CveDocument>,
      Readonly<Record<string, Says>>,
      Readonly<Record<string, CveDocument | undefined>>,
    ]
  >([
    [
      'point to the id',
      [],
      { [A]: { names: [GHSA], mentions: { redis: { open: named('redis', GHSA) } } } },
      { [A]: open, [GHSA]: pointer(GHSA, A) },
    ],
    [
      'stop pointing',
      [open, pointer(GHSA, A, B)],
      { [A]: { names: [GHSA], mentions: { redis: { open: at('redis') } } } },
      { [A]: document(A, { images: [at('redis')] }), [GHSA]: pointer(GHSA, B) },
    ],
    [
      'are removed if they point nowhere',
      [open, pointer(GHSA, A)],
      { [A]: { names: [GHSA], mentions: { redis: {} } } },
      { [A]: undefined, [GHSA]: undefined },
    ],
    [
      'stay if another image has them',
      [
        document(A, { aliases: [GHSA], images: [named('nginx', GHSA), named('redis', GHSA)] }),
        pointer(GHSA, A),
      ],
      { [A]: { names: [GHSA], mentions: { redis: { open: at('redis') } } } },
      {
        [A]: document(A, { aliases: [GHSA], images: [named('nginx', GHSA), at('redis')] }),
      },
    ],
    [
      'point to each of several vulnerabilities that share them, in order',
      [document(B, { aliases: [GHSA], images: [named('redis', GHSA)] }), pointer(GHSA, B)],
      { [A]: { names: [GHSA], mentions: { redis: { open: named('redis', GHSA) } } } },
      { [A]: open, [GHSA]: pointer(GHSA, A, B) },
    ],
    [
      'keep their closed items and point to the CVE if they were open themselves',
      [document(GHSA, { images: [at('redis')], closed: [was('nginx')], title: 't' })],
      {
        [GHSA]: { mentions: { redis: {} } },
        [A]: { names: [GHSA], mentions: { redis: { open: named('redis', GHSA) } }, title: 't' },
      },
      {
        [GHSA]: document(GHSA, { see: [A], closed: [was('nginx')], title: 't' }),
        [A]: { ...open, title: 't' },
      },
    ],
    [
      'keep pointing if they are found themselves',
      [open, pointer(GHSA, A)],
      { [GHSA]: { mentions: { nginx: { open: at('nginx') } }, title: 'n' } },
      { [GHSA]: document(GHSA, { see: [A], images: [at('nginx')], title: 'n' }) },
    ],
    [
      'point nowhere if the id has no document',
      [],
      {
        ['A'.repeat(129)]: {
          names: [GHSA],
          mentions: { redis: { open: named('redis', GHSA) } },
        },
      },
      {
        ['A'.repeat(129)]: document('A'.repeat(129), {
          ...{ aliases: [GHSA], images: [named('redis', GHSA)] },
        }),
      },
    ],
  ])('%s', (_, before, says, expected) => {
    const changed = changedOf(says);
    const read = before.filter(({ id }) => touchedIds(changed).has(id));
    const next = nextCves(changed, new Map(read.map((each) => [each.id, each])), NO_CHARTS);
    expect(Object.fromEntries(next)).toEqual(expected);
  });
});
