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

type Image = CveDocument['images'][number];
type Entry = Image['versions'][number];

const entryOf = (word: string): Entry => ({
  version: word.replace(/[+?]/, ''),
  confirmed: !word.endsWith('?'),
  severity: 'HIGH',
  fixable: word.endsWith('+'),
  packages: ['libssl3'],
  aliases: [],
  since: null,
  fixes: word.endsWith('+') ? ['3.6.3-r5'] : [],
});

/** `redis@8 7+ 6?`: versions 7 and 6 of it have the CVE, 8 is the newest; 7 has a fix, 6 is not confirmed. */
const imageOf = (text: string): Image => {
  const [name = '', ...versions] = text.split(' ');
  const [slug = '', latest] = name.split('@');
  return {
    slug,
    image: `ghcr.io/acme/images/${slug}`,
    latest: latest ?? null,
    severity: 'HIGH',
    since: '2026-01-01T03:00:00Z',
    versions: versions.map(entryOf),
  };
};
const of = (...images: ReadonlyArray<string>) => ({ images: images.map(imageOf) });

test.each([
  ['redis@8 7+', { kind: 'use', version: '8' }],
  ['redis@8 8+', { kind: 'follow', versions: [], survived: 0 }],
  ['redis@8 8 7+', { kind: 'follow', versions: ['7'], survived: 0 }],
  ['redis@8 8', { kind: 'wait' }],
  ['redis 8', { kind: 'wait' }],
])('what to do about a CVE in %s', (image, advice) => {
  expect(affectedImages(of(image))[0]?.advice).toEqual(advice);
});

describe('how far a CVE reaches, and its remedy, in sentences', () => {
  test.each<[string, string, string]>([
    ['a@1 1', '1 image has it, in 1 version.', 'No fix is available yet.'],
    ['a@1 1+', '1 image has it, in 1 version.', 'A fix is available.'],
    ['a@1 1?', '1 image may have it, in 1 version.', 'No fix is available yet.'],
    [
      'a@2 2+ 1, b@1 1+',
      '2 images have it, in 3 versions.',
      'A fix is available for 2 of 3 versions.',
    ],
    ['a@2 2+ 1+', '1 image has it, in 2 versions.', 'A fix is available for all of them.'],
    // Nobody waits for what a newer version replaces.
    ['a@2 1+', '1 image has it, in 1 version.', 'The newest scanned version does not have it.'],
    [
      'a@2 1+, b@3 2',
      '2 images have it, in 2 versions.',
      'The newest scanned version of each does not have it.',
    ],
    [
      'a@1 1+, b@2 1+, c@2 1+',
      '3 images have it, in 3 versions.',
      'The newest scanned version of 2 images does not have it; for the rest, a fix is available.',
    ],
    [
      'a@1 1, b@2 1+',
      '2 images have it, in 2 versions.',
      'The newest scanned version of 1 image does not have it; for the rest, no fix is available yet.',
    ],
  ])('%s', (images, extent, remedy) => {
    const cve = of(...images.split(', '));
    expect([extentText(cve, undefined), remedyText(cve)]).toEqual([extent, remedy]);
  });

  test('of no image, and of all versions of the catalog once these are known', () => {
    const coverage = { versions: 1700, scanned: 1700, partial: 0, withheld: 0, unscanned: 0 };
    expect([extentText(of(), undefined), remedyText(of())]).toEqual([
      '0 images may have it, in 0 versions.',
      '',
    ]);
    expect(extentText(of('a@1 1'), coverage)).toBe('1 image has it, in 1 of 1,700 versions.');
  });

  test('with each package and each fix once', () => {
    const both = { ...entryOf('1'), packages: ['libssl3', 'libcrypto3'], fixes: ['2', '10'] };
    const images = [
      { ...imageOf('a@1'), versions: [both] },
      { ...imageOf('b@1'), versions: [{ ...entryOf('1'), fixes: ['2'] }] },
    ];
    expect(remedyOf({ images })).toEqual({
      packages: ['libcrypto3', 'libssl3'],
      fixes: ['10', '2'],
    });
    expect(remedyOf(of('a@1 1'))).toEqual({ packages: ['libssl3'], fixes: [] });
  });
});

describe('the images that have a CVE', () => {
  const all = affectedImages(of('nats 1', 'redis@8 8 7', 'valkey@9 8'));

  test.each([
    ['', '', ['nats', 'redis', 'valkey']],
    [' Redis ', '', ['redis']],
    ['LIBSSL', '1', ['redis']],
    ['zlib', '', []],
  ])('are found by %j, newest only: %s', (q, latest, found) => {
    const shown = filterAffected(find(all, q).items, { latest });
    expect(shown.map(({ slug }) => slug)).toEqual(found);
  });

  test('are copied as references, one per line', () => {
    expect(affectedList(of('redis@8 8 7', 'valkey@9 8'))).toBe(
      'ghcr.io/acme/images/redis:8\nghcr.io/acme/images/redis:7\nghcr.io/acme/images/valkey:8',
    );
  });
});

describe('what happened to a CVE', () => {
  type Closed = CveDocument['closed'][number];
  const closed = (version: string, day: string | null, reason: Closed['reason'] = 'gone') => ({
    slug: 'redis',
    version,
    severity: 'HIGH' as const,
    reason,
    since: '2025-12-30T03:00:00Z',
    until: day === null ? null : `2026-${day}T03:00:00Z`,
  });
  const kev = { added: '2026-01-04', due: '2026-01-25', ransomware: false };
  const FOUND = '2025-12-30 Found';

  test.each<[string, string[], Closed[], { kev: typeof kev | null } | undefined, string[]]>([
    ['nothing that has a date', [], [], undefined, []],
    [
      'an open one',
      ['redis@8 8'],
      [],
      { kev },
      ['2026-01-01 Found', '2026-01-04 In the KEV catalog', '2026-01-25 Due'],
    ],
    [
      'what came back, or left with its version, is not closed',
      ['redis@8 8'],
      [
        closed('9', '02-01', 'removed'),
        closed('8', '01-20'),
        closed('7', '01-10'),
        closed('7', null),
      ],
      { kev: null },
      [FOUND, '2026-01-10 Closed in 1 version'],
    ],
    ['one that is closed', [], [closed('8', '01-10')], undefined, [FOUND, '2026-01-10 Closed']],
    [
      'one that nobody repaired',
      [],
      [closed('8', '01-10', 'withdrawn')],
      undefined,
      [FOUND, '2026-01-10 No longer reported'],
    ],
    [
      'one that is repaired in some versions, and no longer reported in others',
      ['redis@8 8'],
      [
        closed('7', '01-12', 'withdrawn'),
        closed('6', '01-11', 'rebuilt'),
        closed('5', '01-10', 'withdrawn'),
      ],
      undefined,
      [FOUND, '2026-01-11 Closed in 1 version', '2026-01-12 No longer reported in 2 versions'],
    ],
  ])('%s', (_, images, past, item, steps) => {
    const found = stepsOf({ ...of(...images), closed: past }, item);
    expect(found.map(({ on, what }) => `${on.slice(0, 10)} ${what}`)).toEqual(steps);
  });
});

test('other sites describe what has an id of theirs', () => {
  const aliases = ['GHSA-3ppc-4f35-3m26', 'javascript:alert(1)'];
  expect(elsewhere({ id: 'CVE-2026-1000', aliases })).toEqual([
    ['NVD', 'https://nvd.nist.gov/vuln/detail/CVE-2026-1000'],
    ['OSV', 'https://osv.dev/vulnerability/CVE-2026-1000'],
  ]);
  expect(elsewhere({ id: 'TEMP-1', aliases: ['../CVE-2026-1000'] })).toEqual([]);
});
