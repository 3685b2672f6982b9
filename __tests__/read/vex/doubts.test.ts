/** What is said of statements that no scan applied, and of those that are about nothing. */
import { describe, expect, test } from '@jest/globals';
import type { VexStatement } from '../../../src/contract/vex';
import { noticeUnapplied, noticeUnknown, type ScannedImage } from '../../../src/read/vex/doubts';

const about = (name: string, more: Partial<VexStatement> = {}): VexStatement => ({
  vulnerability: { name },
  timestamp: '2026-08-20T00:00:00Z',
  products: [{ '@id': 'x', identifiers: { purl: 'x' } }],
  status: 'not_affected',
  ...more,
});
const unapplied = (...all: ReadonlyArray<VexStatement>) =>
  all.map((statement) => ({ slug: 'busybox', version: '1', statement }));
const SCAN = 'scan with --vex <file> --show-suppressed';

test.each<readonly [string, ReadonlyArray<VexStatement>, ReadonlyArray<string>]>([
  ['none', [], []],
  [
    'one',
    [about('CVE-2026-1')],
    [
      `the scan did not apply not_affected for CVE-2026-1 in busybox 1, so the finding still counts: ${SCAN}`,
    ],
  ],
  [
    'one of another status',
    [about('CVE-2026-1', { status: 'fixed' })],
    [
      `the scan did not apply fixed for CVE-2026-1 in busybox 1, so the finding still counts: ${SCAN}`,
    ],
  ],
  [
    'one whose name reads like something else',
    [about('CVE 1\n::error::')],
    [
      `the scan did not apply not_affected for "CVE 1\\n::error::" in busybox 1, so the finding still counts: ${SCAN}`,
    ],
  ],
  [
    'several, of which three are named',
    [1, 2, 3, 4, 5].map((i) => about(`CVE-2026-${i}`)),
    [
      `the scans did not apply not_affected for CVE-2026-1 in busybox 1, not_affected for CVE-2026-2 in busybox 1, not_affected for CVE-2026-3 in busybox 1 and 2 more, so the findings still count: ${SCAN}`,
    ],
  ],
])('of statements that no scan applied: %s', (_, statements, notices) => {
  expect(noticeUnapplied(unapplied(...statements))).toEqual(notices);
});

type Known = Partial<Omit<ScannedImage, 'document'>> & {
  readonly statements: ReadonlyArray<VexStatement>;
};
const saidOf = (images: Readonly<Record<string, Known>>) =>
  noticeUnknown(
    new Map(
      Object.entries(images).map(([slug, { statements, ...more }]) => [
        slug,
        {
          document: { statements } as unknown as ScannedImage['document'],
          ...{ ids: undefined, hasOneNameOnly: false, packages: undefined, affected: new Set() },
          ...more,
        },
      ]),
    ),
  );

const FOUND: Pick<Known, 'ids'> = { ids: new Set(['CVE-2026-27171', 'CVE-2026-30000']) };
const UNKNOWN = (statements: string, named: string): ReadonlyArray<string> => [
  `found ${statements} about ids that no scan of their images ever found: ${named}; correct them, unless you state them in advance`,
];

const TYPO = about('CVE-2026-27117');
const GHSA = about('GHSA-1', { vulnerability: { name: 'GHSA-1', aliases: ['GHSA-2'] } });
test.each<readonly [string, Readonly<Record<string, Known>>, ReadonlyArray<string>]>([
  [
    'is reported, with the nearest',
    { busybox: { ...FOUND, statements: [TYPO] } },
    UNKNOWN('1 statement', 'CVE-2026-27117 in busybox (did you mean CVE-2026-27171?)'),
  ],
  [
    'is reported with the first of those that are equally near',
    {
      busybox: {
        ids: new Set(['CVE-2026-27119', 'CVE-2026-27118', 'CVE-2026-27999']),
        statements: [TYPO],
      },
    },
    UNKNOWN('1 statement', 'CVE-2026-27117 in busybox (did you mean CVE-2026-27118?)'),
  ],
  [
    'is reported without one, if none is near',
    { busybox: { ...FOUND, statements: [about('CVE-2026-1')] } },
    UNKNOWN('1 statement', 'CVE-2026-1 in busybox'),
  ],
  [
    'is reported once for all images',
    Object.fromEntries(
      ['busybox', 'redis'].map((slug) => [
        slug,
        { ...FOUND, statements: [1, 2, 3, 4].map((i) => about(`CVE-2020-${i}`)) },
      ]),
    ),
    UNKNOWN(
      '4 statements',
      'CVE-2020-1 in busybox, redis, CVE-2020-2 in busybox, redis, CVE-2020-3 in busybox, redis and 1 more',
    ),
  ],
  [
    'is none if one of its images has it',
    {
      busybox: { ...FOUND, statements: [TYPO] },
      redis: { ids: new Set(['CVE-2026-27117']), statements: [TYPO] },
    },
    [],
  ],
  ['is not reported for an image that was never scanned', { busybox: { statements: [TYPO] } }, []],
  [
    'is reported for those of its images that were scanned',
    {
      busybox: { statements: [about('CVE-2026-1')] },
      redis: { ...FOUND, statements: [about('CVE-2026-1')] },
    },
    UNKNOWN('1 statement', 'CVE-2026-1 in redis'),
  ],
  [
    'is none by an alias',
    {
      busybox: {
        ...FOUND,
        statements: [
          about('GHSA-1', { vulnerability: { name: 'GHSA-1', aliases: ['CVE-2026-27171'] } }),
        ],
      },
    },
    [],
  ],
  [
    'is reported for another name too, if all names of findings are known',
    { busybox: { ...FOUND, statements: [GHSA] } },
    UNKNOWN('1 statement', 'GHSA-1 in busybox'),
  ],
  [
    'is not reported for another name, if some findings are known by one name only',
    { busybox: { ...FOUND, hasOneNameOnly: true, statements: [GHSA] } },
    [],
  ],
  [
    'is reported for a CVE, though some findings are known by one name only',
    { busybox: { ...FOUND, hasOneNameOnly: true, statements: [about('CVE-2020-1234')] } },
    UNKNOWN('1 statement', 'CVE-2020-1234 in busybox'),
  ],
])('an id that no version of the image has or had: %s', (_, images, notices) => {
  expect(saidOf(images)).toEqual(notices);
});

describe('a package that no version of the image has', () => {
  const APK = { type: 'apk' } as const;
  const packages: ScannedImage['packages'] = [
    { ...APK, name: 'zlib' },
    { ...APK, name: 'libssl3', source: 'openssl-libs' },
    { ...APK, name: 'libcrypto3', source: 'openssl-libs' },
  ];
  const of = (...purls: ReadonlyArray<string>) =>
    about('CVE-2026-27171', {
      products: [
        {
          ...{ '@id': 'x', identifiers: { purl: 'x' } },
          subcomponents: purls.map((purl) => ({ '@id': purl })),
        },
      ],
    });
  const NO_PACKAGE = (count: string, named: string): ReadonlyArray<string> => [
    `found ${count} in subcomponents that no version of their images is known to have: ${named}; correct them: such statements suppress nothing`,
  ];
  test.each<readonly [string, ReadonlyArray<string>, Partial<Known>, ReadonlyArray<string>]>([
    [
      'is reported, with the nearest',
      ['pkg:apk/wolfi/zlibb'],
      {},
      NO_PACKAGE('1 package', 'zlibb (apk) in busybox (did you mean zlib?)'),
    ],
    [
      'is reported with the package that is built from it',
      ['pkg:apk/wolfi/openssl-libs', 'pkg:apk/wolfi/zlib'],
      {},
      NO_PACKAGE('1 package', 'openssl-libs (apk) in busybox (did you mean libssl3?)'),
    ],
    [
      'is reported without a name of another type',
      ['pkg:pypi/zlib', 'pkg:npm/left-pad'],
      {},
      NO_PACKAGE('2 packages', 'zlib (pypi) in busybox, left-pad (npm) in busybox'),
    ],
    [
      'is reported once, whatever versions are stated',
      ['pkg:apk/wolfi/zlibb@1', 'pkg:apk/wolfi/zlibb@2'],
      {},
      NO_PACKAGE('1 package', 'zlibb (apk) in busybox (did you mean zlib?)'),
    ],
    ['is none of another version', ['pkg:apk/wolfi/zlib@9'], {}, []],
    ['is none with qualifiers', ['pkg:apk/wolfi/zlib?arch=x86_64'], {}, []],
    ['is none where a finding is in it', ['pkg:apk/x/curl'], { affected: new Set(['curl']) }, []],
    ['is none where no packages are known', ['pkg:apk/wolfi/zlibb'], { packages: undefined }, []],
    ['is none without a purl', ['zlibb'], {}, []],
  ])('%s', (_, purls, more, notices) => {
    expect(
      saidOf({ busybox: { ...FOUND, packages, statements: [of(...purls)], ...more } }),
    ).toEqual(notices);
  });

  test('is reported once for all images, and is none if one of them has it', () => {
    const both = (purl: string) => ({
      busybox: { ...FOUND, packages, statements: [of(purl)] },
      redis: { ...FOUND, packages: [{ ...APK, name: 'curl' }], statements: [of(purl)] },
    });
    expect([saidOf(both('pkg:apk/wolfi/wget')), saidOf(both('pkg:apk/wolfi/curl'))]).toEqual([
      NO_PACKAGE('1 package', 'wget (apk) in busybox, redis'),
      [],
    ]);
  });
});
