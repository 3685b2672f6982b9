/** What the reports of a run tell of the packages of an image, and whether it states a system. */
import { expect, test } from '@jest/globals';
import type { ImagePackages } from '../../src/contract/packages';
import { findFacts } from '../../src/decide/decide-image';
import { findPackages } from '../../src/decide/image-packages';
import { matchReports } from '../../src/decide/match-reports';
import { formatProblem } from '../../src/domain/problem';
import { versionKey } from '../../src/domain/version-key';
import type { PublishedVersion } from '../../src/previous/versions';
import type { Scan } from '../../src/read/reports/scan';
import { digestOf } from '../builders/digest';
import { catalogImage, catalogOf, image } from '../builders/manifest';
import { scan } from '../builders/reports';
import { publishedVersion } from '../builders/security';

const A = digestOf('a');
const [OLD, NEW] = ['2026-07-01T00:00:00Z', '2026-08-01T03:00:00Z'];
const KEY = versionKey('redis', '7');

const listed = (...names: ReadonlyArray<string>): Scan['packages'] => ({
  ...{ extent: 'all', unchecked: [], warnings: [] },
  items: names.map((name) => ({ type: 'apk', name, version: '1' })),
});
const LISTED = listed('curl', 'zlib');
const many = (first: number): Scan['packages'] =>
  listed(...Array.from({ length: 50_001 }, (_, i) => `n${first + i}`));
const EXCESS: Scan['packages'] = { extent: 'excess', unchecked: [], warnings: [], items: [] };

const document = (...names: ReadonlyArray<string>): ImagePackages => ({
  ...{ apiVersion: 'v1', resource: 'image-packages', slug: 'redis' },
  image: 'ghcr.io/acme/images/redis',
  versions: [{ version: '7', known: true }],
  data: names.map((name) => ({ type: 'apk', name, version: '1', versions: ['7'] })),
});

const PUBLISHED = publishedVersion({ digest: A, scannedAt: NEW });

const factsOf = (scans: ReadonlyArray<Scan>, before?: PublishedVersion, more: object = {}) => {
  const stated = { versions: [{ version: '7', digest: A }], ...more };
  const matches = matchReports(catalogOf({ images: [image('redis', stated)] }), scans);
  const facts = findFacts(catalogImage('redis', stated), {
    scans: matches.byVersion,
    published: new Map(before === undefined ? [] : [[KEY, before]]),
    carryForward: true,
    countPublished: () => undefined,
  });
  return { facts, matches };
};

const report = (path: string, packages: Scan['packages'], more: object = {}): Scan =>
  scan(`${path}/redis/7.json`, { packages, identity: { digests: [A] }, ...more });
const LICENSES = { soughtInstead: 'licenses' };

test.each<
  readonly [
    string,
    ReadonlyArray<Scan>,
    ImagePackages | undefined,
    ImagePackages | undefined,
    ReadonlyArray<string>,
  ]
>([
  ['those of a report', [report('a', LISTED)], undefined, document('curl', 'zlib'), []],
  [
    'those of all reports',
    [report('b', listed('zlib')), report('a', listed('curl'))],
    undefined,
    document('curl', 'zlib'),
    [],
  ],
  [
    'none, if those of two reports together are too many',
    [report('a', many(0)), report('b', many(50_000))],
    undefined,
    undefined,
    [
      'found 100001 packages in "a/redis/7.json", "b/redis/7.json", expected at most 100000 of a version; they are left out, and the packages of the version are not known; its rows count',
    ],
  ],
  [
    'none, if those of one report are too many',
    [report('a', EXCESS), report('b', LISTED)],
    undefined,
    undefined,
    [],
  ],
  [
    'those of a report of licenses',
    [report('a', LISTED, LICENSES)],
    undefined,
    document('curl', 'zlib'),
    [],
  ],
  [
    'the published ones, if a report of licenses is older than the published scan',
    [report('a', listed('curl'), { ...LICENSES, scannedAt: OLD })],
    document('zlib'),
    document('zlib'),
    [],
  ],
  [
    'those of a report of licenses that is later',
    [report('a', listed('curl'), LICENSES)],
    document('zlib'),
    document('curl'),
    [],
  ],
  ['the published ones without a report', [], document('zlib'), document('zlib'), []],
])('the packages of an image are %s', (_, scans, before, expected, warnings) => {
  const { facts, matches } = factsOf(scans, before && PUBLISHED);
  const { value, warnings: all } = findPackages(facts, matches, before);
  expect([value, all.map(formatProblem)]).toEqual([expected, warnings]);
});

test.each<readonly [string, object, string]>([
  ['an image', {}, 'withheld'],
  ['an image that states os: none', { os: 'none' }, 'record'],
])('a report without any package of %s, with %j, is a %s', (_, more, kind) => {
  const nothing = report('a', listed(), { gaps: ['nothing-scanned'] });
  expect(factsOf([nothing], undefined, more).facts.versions[0]?.outcome?.kind).toBe(kind);
});

test.each<
  readonly [string, ImagePackages | undefined, Scan['packages'], ImagePackages | undefined]
>([
  ['keeps what is known', document('zlib'), listed(), document('zlib')],
  ['keeps it though it lists others', document('zlib'), listed('curl'), document('zlib')],
  ['tells what is not known', undefined, listed('curl'), document('curl')],
])(
  'a scan that proves nothing, of a version without a digest, %s',
  (_, before, packages, expected) => {
    const without = { versions: [{ version: '7' }] };
    const nothing = report('a', packages, { gaps: ['nothing-scanned'], identity: { digests: [] } });
    const { facts, matches } = factsOf(
      [nothing],
      before && publishedVersion({ digest: null, scannedAt: OLD }),
      without,
    );
    expect(facts.versions[0]?.outcome?.kind).toBe('withheld');
    expect(findPackages(facts, matches, before).value?.data).toEqual(expected?.data);
  },
);

test('an older scan that proves nothing, of a version without a digest, adds nothing', () => {
  const { facts, matches } = factsOf(
    [
      report(
        'a',
        { ...listed('curl'), extent: 'some' },
        { gaps: ['unreleased'], identity: { digests: [] }, scannedAt: OLD },
      ),
    ],
    publishedVersion({ digest: null, scannedAt: NEW, state: 'withheld' }),
    { versions: [{ version: '7' }] },
  );
  expect(findPackages(facts, matches, undefined).value).toBeUndefined();
});
