import { expect, test } from '@jest/globals';
import { matchReports } from '../../src/decide/match-reports';
import { versionKey } from '../../src/domain/version-key';
import { describeMissingDigests, noticeMissingDigests } from '../../src/publish/missing-digests';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';
import { scan } from '../builders/reports';
import { publishedVersion } from '../builders/security';

const [A, B] = [digestOf('a'), digestOf('b')];
const REPOSITORY = 'ghcr.io/acme/images/redis';
const of = (path: string, tag: string, ...digests: ReadonlyArray<string>) =>
  scan(path, { identity: { references: [`${REPOSITORY}:${tag}`], digests } });

const catalog = catalogOf({
  images: [
    image('redis', {
      versions: [{ version: '8.2' }, { version: '8.0' }, { version: '7.2', digest: digestOf('c') }],
    }),
    image('nginx', { versions: [{ version: '1.29' }] }),
  ],
});

const found = (versions: string, ...lines: ReadonlyArray<string>) => [
  `found the digest of ${versions} in reports, expected it in the manifest too, so that a report of another image is noticed; ${lines.join('; ')}`,
];

test.each([
  ['no report', [], []],
  ['a report without a digest', [of('a', '8.2')], []],
  [
    'a report of one version',
    [of('a', '8.2', A)],
    found('1 version', `redis/8.2: add digest: "${A}"`),
  ],
  [
    'reports of two versions',
    [of('a', '8.0', B), of('b', '8.2', A), of('c', '8.2')],
    found('2 versions', `redis/8.2: add digest: "${A}"`, `redis/8.0: add digest: "${B}"`),
  ],
  ['reports that do not agree', [of('a', '8.2', A), of('b', '8.2', B)], []],
  ['a report of a version with a digest', [of('a', '7.2', A)], []],
  ['a digest that a manifest cannot state', [of('a', '8.2', 'sha512:x')], []],
  ['a report of another reference', [of('reports/nginx/1.29.json', '8.9', A)], []],
])('the digests that a manifest lacks, with %s', (_, scans, notices) => {
  expect(noticeMissingDigests(catalog, matchReports(catalog, scans), new Map())).toEqual(notices);
});

test('the digest of a version that has a record, or none on the branch, is noticed in every run', () => {
  const matches = matchReports(catalog, [of('a', '8.2', A), of('b', '8.0', B)]);
  const versions = new Map([
    [versionKey('redis', '8.2'), publishedVersion()],
    [versionKey('redis', '8.0'), publishedVersion({ hasRecord: false })],
  ]);
  expect([
    noticeMissingDigests(catalog, matches, versions),
    describeMissingDigests(catalog, matches),
    describeMissingDigests(catalog, matchReports(catalog, [])),
  ]).toEqual([
    found('1 version', `redis/8.0: add digest: "${B}"`),
    `2 versions without one in the manifest, though reports state it: redis/8.2 ${A}, redis/8.0 ${B}`,
    undefined,
  ]);
});
