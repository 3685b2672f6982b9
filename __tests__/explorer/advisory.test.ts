import { describe, expect, test } from '@jest/globals';
import {
  affectedImages,
  affectedList,
  elsewhere,
  extentText,
  filterAffected,
  remedyOf,
  remedyText,
  stepsOf,
} from '../../explorer/model/advisory';
import type { CveDocument } from '../../explorer/model/documents';
import { find } from '../../explorer/search/find';

type Entry = CveDocument['images'][number]['versions'][number];

const entry = (version: string, some: Partial<Entry> = {}): Entry => ({
  version,
  confirmed: true,
  severity: 'HIGH',
  fixable: false,
  packages: ['libssl3'],
  aliases: [],
  since: null,
  ...some,
});
const FIXED: Partial<Entry> = { fixable: true, fixes: ['3.6.3-r5'] };

const image = (slug: string, latest: string | null, versions: Entry[]) => ({
  slug,
  image: `ghcr.io/acme/images/${slug}`,
  latest,
  severity: 'HIGH' as const,
  since: '2026-01-01T03:00:00Z',
  versions,
});
const of = (...images: ReturnType<typeof image>[]) => ({ images });

describe('what to do about a CVE in an image', () => {
  test.each([
    ['the newest version is free of it', '8', [entry('7', FIXED)], { kind: 'use', version: '8' }],
    ['every version has a fix', '8', [entry('8', FIXED)], { kind: 'rebuild', versions: [] }],
    [
      'only one version has a fix',
      '8',
      [entry('8'), entry('7', FIXED)],
      { kind: 'rebuild', versions: ['7'] },
    ],
    ['nothing has a fix', '8', [entry('8')], { kind: 'wait' }],
    ['no version has a record', null, [entry('8')], { kind: 'wait' }],
  ])('where %s', (_, latest, versions, advice) => {
    expect(affectedImages(of(image('redis', latest, versions)))[0]?.advice).toEqual(advice);
  });
});

describe('how far a CVE reaches, and its remedy, in sentences', () => {
  const coverage = { versions: 1700, scanned: 1700, partial: 0, withheld: 0, unscanned: 0 };
  const unconfirmed = entry('1', { confirmed: false });
  test.each([
    [of(), '0 images may have it, in 0 versions.', ''],
    [
      of(image('a', '1', [entry('1')])),
      '1 image has it, in 1 version.',
      'No fix is available yet.',
    ],
    [
      of(image('a', '1', [entry('1', FIXED)])),
      '1 image has it, in 1 version.',
      'A fix is available.',
    ],
    [
      of(image('a', '1', [unconfirmed])),
      '1 image may have it, in 1 version.',
      'No fix is available yet.',
    ],
    [
      of(image('a', '2', [entry('2', FIXED), entry('1')]), image('b', '1', [entry('1', FIXED)])),
      '2 images have it, in 3 versions.',
      'A fix is available for 2 of 3 versions.',
    ],
    [
      of(image('a', '2', [entry('2', FIXED), entry('1', FIXED)])),
      '1 image has it, in 2 versions.',
      'A fix is available for all of them.',
    ],
    // Nobody rebuilds what a newer version replaces.
    [
      of(image('a', '2', [entry('1', FIXED)])),
      '1 image has it, in 1 version.',
      'The newest scanned version does not have it.',
    ],
    [
      of(image('a', '2', [entry('1', FIXED)]), image('b', '3', [entry('2')])),
      '2 images have it, in 2 versions.',
      'The newest scanned version of each does not have it.',
    ],
    [
      of(
        image('a', '1', [entry('1', FIXED)]),
        image('b', '2', [entry('1', FIXED)]),
        image('c', '2', [entry('1', FIXED)]),
      ),
      '3 images have it, in 3 versions.',
      'The newest scanned version of 2 images does not have it; for the rest, a fix is available.',
    ],
    [
      of(image('a', '1', [entry('1')]), image('b', '2', [entry('1', FIXED)])),
      '2 images have it, in 2 versions.',
      'The newest scanned version of 1 image does not have it; for the rest, no fix is available yet.',
    ],
  ])('case %#', (cve, extent, remedy) => {
    expect([extentText(cve, undefined), remedyText(cve)]).toEqual([extent, remedy]);
  });

  test('of all versions of the catalog, once these are known', () => {
    expect(extentText(of(image('a', '1', [entry('1')])), coverage)).toBe(
      '1 image has it, in 1 of 1,700 versions.',
    );
  });

  test('with each package and each fix once; a catalog of an earlier release states no fixes', () => {
    const both = entry('1', { packages: ['libssl3', 'libcrypto3'], fixes: ['2', '10'] });
    expect([
      remedyOf(of(image('a', '1', [both]), image('b', '1', [entry('1', { fixes: ['2'] })]))),
      remedyOf(of(image('a', '1', [entry('1')]))),
    ]).toEqual([
      { packages: ['libcrypto3', 'libssl3'], fixes: ['10', '2'] },
      { packages: ['libssl3'], fixes: [] },
    ]);
  });
});

describe('the images that have a CVE', () => {
  const all = affectedImages(
    of(
      image('nats', null, [entry('1')]),
      image('redis', '8', [entry('8'), entry('7')]),
      image('valkey', '9', [entry('8')]),
    ),
  );

  test.each([
    ['', '', ['nats', 'redis', 'valkey']],
    [' Redis ', '', ['redis']],
    ['LIBSSL', '1', ['redis']],
    ['zlib', '', []],
  ])('are found by %j, newest only: %s', (q, latest, found) => {
    const shown = filterAffected(find(all, q).items, { latest });
    expect(shown.map(({ slug }) => slug)).toEqual(found);
  });

  test('are copied as references, one a line', () => {
    expect(affectedList({ images: all.slice(1) as unknown as CveDocument['images'] })).toBe(
      'ghcr.io/acme/images/redis:8\nghcr.io/acme/images/redis:7\nghcr.io/acme/images/valkey:8',
    );
  });
});

describe('what happened to a CVE', () => {
  const closed = (
    version: string,
    until: string | null,
    reason: CveDocument['closed'][number]['reason'] = 'gone',
  ) => ({
    slug: 'redis',
    version,
    severity: 'HIGH' as const,
    reason,
    since: '2025-12-30T03:00:00Z',
    until,
  });
  const kev = { added: '2026-01-04', due: '2026-01-25', ransomware: false };
  const OPEN = image('redis', '8', [entry('8')]);

  test.each([
    ['nothing that has a date', { images: [], closed: [] }, undefined, []],
    [
      'an open one',
      { images: [OPEN], closed: [] },
      { kev },
      ['2026-01-01 Found', '2026-01-04 In the KEV catalog', '2026-01-25 Due'],
    ],
    [
      'one that is closed in part: what came back, or left with its version, is not closed',
      {
        images: [OPEN],
        closed: [
          closed('9', '2026-02-01T03:00:00Z', 'removed'),
          closed('8', '2026-01-20T03:00:00Z'),
          closed('7', '2026-01-10T03:00:00Z'),
          closed('7', null),
        ],
      },
      { kev: null },
      ['2025-12-30 Found', '2026-01-10 Closed in 1 version'],
    ],
    [
      'one that is closed',
      { images: [], closed: [closed('8', '2026-01-10T03:00:00Z')] },
      undefined,
      ['2025-12-30 Found', '2026-01-10 Closed'],
    ],
    [
      'one that nobody repaired',
      { images: [], closed: [closed('8', '2026-01-10T03:00:00Z', 'withdrawn')] },
      undefined,
      ['2025-12-30 Found', '2026-01-10 No longer reported'],
    ],
    [
      'one that is repaired in some versions, and no longer reported in others',
      {
        images: [OPEN],
        closed: [
          closed('7', '2026-01-12T03:00:00Z', 'withdrawn'),
          closed('6', '2026-01-11T03:00:00Z', 'rebuilt'),
          closed('5', '2026-01-10T03:00:00Z', 'withdrawn'),
        ],
      },
      undefined,
      [
        '2025-12-30 Found',
        '2026-01-11 Closed in 1 version',
        '2026-01-12 No longer reported in 2 versions',
      ],
    ],
  ])('%s', (_, cve, item, steps) => {
    expect(stepsOf(cve, item).map(({ on, what }) => `${on.slice(0, 10)} ${what}`)).toEqual(steps);
  });
});

test.each([
  [
    'CVE-2026-1000',
    ['GHSA-3ppc-4f35-3m26', 'javascript:alert(1)'],
    [
      ['NVD', 'https://nvd.nist.gov/vuln/detail/CVE-2026-1000'],
      ['OSV', 'https://osv.dev/vulnerability/CVE-2026-1000'],
      ['GitHub', 'https://github.com/advisories/GHSA-3ppc-4f35-3m26'],
    ],
  ],
  ['TEMP-1', ['../CVE-2026-1000'], []],
])('other sites describe %s', (id, aliases, sites) => {
  expect(elsewhere({ id, aliases })).toEqual(sites);
});
