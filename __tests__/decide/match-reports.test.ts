import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isUnmatched, type Matches, matchReports } from '../../src/decide/match-reports';
import type { Scan } from '../../src/read/reports/scan';
import { permuted } from '../builders/arbitraries';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';
import { scan } from '../builders/reports';

const [A, B, C] = [digestOf('a'), digestOf('b'), digestOf('c')];
const IMAGES = 'ghcr.io/acme/images';

/** redis: 7 and its alias 7.2 (digest A), 6 (digest B), 5 (none); nginx: 1 (none); later: planned. */
const catalog = catalogOf({
  images: [
    image('redis', {
      versions: [
        { version: '7', digest: A },
        { version: '7.2', digest: A },
        { version: '6', digest: B },
        { version: '5' },
      ],
    }),
    image('nginx', { versions: [{ version: '1' }] }),
    image('later', { status: 'planned', versions: [{ version: '1' }] }),
    image('bare'),
  ],
});

/** Paths by version, the unmatched reports, and what others name. */
const said = ({ byVersion, listings, reports }: Matches) => {
  const unmatched = reports.filter(isUnmatched).map(({ scan }) => scan.path);
  const rivals = reports.flatMap((each) =>
    each.rivals.length > 0 ? [each.rivals.map(({ key }) => key)] : [],
  );
  const contradictions = reports.flatMap(({ scan, contradicted }) =>
    contradicted.map(({ key, digest }) => `${scan.path}: ${key} ${digest}`),
  );
  const all = { listings: [...listings.keys()], unmatched, rivals, contradictions };
  return Object.fromEntries([
    ...[...byVersion].map(([key, scans]) => [key, scans.map(({ path }) => path)] as const),
    ...Object.entries(all).filter(([, { length }]) => length > 0),
  ]);
};
const [R, R6] = ['r.json', 'redis/6.json'];
const ALL = ['redis/7.2', 'redis/7', 'redis/6'];

describe('a report belongs to a version by', () => {
  const CASES: ReadonlyArray<readonly [string, string, Partial<Scan['identity']>, object]> = [
    ['a digest', R, { digests: [B] }, { 'redis/6': [R] }],
    ['a digest, to every tag of it', R, { digests: [A] }, { 'redis/7': [R], 'redis/7.2': [R] }],
    [
      'a digest, whatever other digests it has',
      R,
      { digests: [C, A] },
      { 'redis/7': [R], 'redis/7.2': [R] },
    ],
    [
      'the digest of its name, of several that are stated',
      R,
      { name: `x@${B}`, digests: [B, A] },
      { 'redis/6': [R] },
    ],
    [
      'the digest of its name, of a local one too',
      R,
      { name: `x:1@${A}`, digests: [A], localDigests: [B] },
      { 'redis/7': [R], 'redis/7.2': [R] },
    ],
    ['nothing: several stated digests, no name', R, { digests: [C, A, B] }, { rivals: [ALL] }],
    [
      'nothing: several stated digests, a name without',
      'redis/7.json',
      {
        ...{ name: `${IMAGES}/redis:7`, digests: [A, B] },
        references: [`${IMAGES}/redis:7`],
      },
      { rivals: [ALL] },
    ],
    [
      'nothing: several stated digests, a name with another one',
      R,
      { name: `${IMAGES}/redis@${C}`, digests: [C, A, B] },
      { rivals: [ALL] },
    ],
    [
      'nothing: a stated and a stated local digest',
      R,
      { digests: [A], localDigests: [B] },
      { rivals: [ALL] },
    ],
    ['a local digest', R, { localDigests: [B] }, { 'redis/6': [R] }],
    [
      'a local digest before a name',
      R,
      { localDigests: [B], references: [`${IMAGES}/redis:7`] },
      { 'redis/6': [R] },
    ],
    [
      'a digest before a name',
      R,
      { digests: [B], references: [`${IMAGES}/redis:7`] },
      { 'redis/6': [R] },
    ],
    [
      'a digest before its place',
      'nginx/1.json',
      { digests: [B] },
      { 'redis/6': ['nginx/1.json'] },
    ],
    ['repository and tag', R, { references: [`${IMAGES}/redis:5`] }, { 'redis/5': [R] }],
    [
      'repository and tag, if it states no digest',
      R,
      { references: [`${IMAGES}/redis:7`] },
      { 'redis/7': [R] },
    ],
    [
      'the registry in another case',
      R,
      { references: ['GHCR.IO/acme/images/redis:5'] },
      { 'redis/5': [R] },
    ],
    ['one of several names', R, { references: ['x:1', `${IMAGES}/nginx:1`] }, { 'nginx/1': [R] }],
    [
      'the name that was scanned, of several repositories',
      R,
      {
        name: `${IMAGES}/redis:5`,
        references: [`${IMAGES}/redis:5`, `${IMAGES}/nginx:1`],
      },
      { 'redis/5': [R] },
    ],
    [
      'the name that was scanned, of several digests',
      'redis/6.json',
      { name: `${IMAGES}/redis:7`, references: [`${IMAGES}/redis:7`, `${IMAGES}/redis:6`] },
      { 'redis/7': [R6] },
    ],
    [
      'names of one digest, and of none',
      R,
      { references: [`${IMAGES}/redis:7`, `${IMAGES}/redis:7.2`, `${IMAGES}/redis:5`] },
      { 'redis/7': [R], 'redis/7.2': [R], 'redis/5': [R] },
    ],
    [
      'nothing: names of several repositories, and not which was scanned',
      'nginx/1.json',
      { name: 'app.tar', references: ['app.tar', `${IMAGES}/redis:5`, `${IMAGES}/nginx:1`] },
      { rivals: [['redis/5', 'nginx/1']] },
    ],
    [
      'nothing: names of several digests, and not which was scanned',
      R6,
      { references: [`${IMAGES}/redis:7`, `${IMAGES}/redis:6`] },
      { rivals: [['redis/7', 'redis/6']] },
    ],
    [
      'nothing: the name that was scanned contradicts, and its place decides nothing',
      'nginx/1.json',
      {
        ...{ name: `${IMAGES}/redis:7`, digests: [C] },
        references: [`${IMAGES}/redis:7`, `${IMAGES}/nginx:1`],
      },
      { contradictions: [`nginx/1.json: redis/7 ${A}`] },
    ],
    [
      'one name twice',
      R,
      { references: [`${IMAGES}/redis:5`, `${IMAGES}/redis:5`] },
      { 'redis/5': [R] },
    ],
    [
      'names before its place',
      'nginx/1.json',
      { references: [`${IMAGES}/redis:5`] },
      { 'redis/5': ['nginx/1.json'] },
    ],
    ['its place', 'a/b/nginx/1.json', {}, { 'nginx/1': ['a/b/nginx/1.json'] }],
    ['its place, packed', 'redis/7.2.json.gz', {}, { 'redis/7.2': ['redis/7.2.json.gz'] }],
    [
      'its place, if its names are foreign',
      'redis/5.json',
      { references: ['x:1'], digests: [C] },
      { 'redis/5': ['redis/5.json'] },
    ],
    [
      'its place, even if a local digest differs',
      'redis/6.json',
      { localDigests: [C] },
      { 'redis/6': ['redis/6.json'] },
    ],
    [
      'a name, if only the report states a digest',
      R,
      { digests: [C], references: [`${IMAGES}/redis:5`] },
      { 'redis/5': [R] },
    ],
    ['its place, to a planned image too', 'later/1.json', {}, { 'later/1': ['later/1.json'] }],
    ['nothing: no tag', R, { references: [`${IMAGES}/redis`] }, { unmatched: [R] }],
    [
      'nothing: a tag in another case',
      R,
      { references: [`${IMAGES}/nginx:V1`] },
      { unmatched: [R] },
    ],
    [
      'nothing: another registry',
      R,
      { references: ['docker.io/acme/images/redis:7'] },
      { unmatched: [R] },
    ],
    ['nothing: another digest and no name', R, { digests: [C] }, { unmatched: [R] }],
    ['nothing: its place has no folder', 'nginx.json', {}, { unmatched: ['nginx.json'] }],
    ['nothing: its place is no JSON', 'nginx/1.txt', {}, { unmatched: ['nginx/1.txt'] }],
    [
      'nothing: names of objects',
      '__proto__/constructor.json',
      {},
      { unmatched: ['__proto__/constructor.json'] },
    ],
    [
      'nothing: its name contradicts',
      R,
      { digests: [C], references: [`${IMAGES}/redis:7`] },
      { contradictions: [`${R}: redis/7 ${A}`] },
    ],
    [
      'nothing: its place contradicts',
      'redis/6.json',
      { digests: [C] },
      { contradictions: [`redis/6.json: redis/6 ${B}`] },
    ],
    [
      'nothing: name and place contradict, reported once',
      'redis/7.json',
      { digests: [C], references: [`${IMAGES}/redis:7`, `${IMAGES}/redis:7.2`] },
      { contradictions: [`redis/7.json: redis/7 ${A}`, `redis/7.json: redis/7.2 ${A}`] },
    ],
    [
      'the name that does not contradict',
      R,
      { digests: [C], references: [`${IMAGES}/redis:7`, `${IMAGES}/redis:5`] },
      { 'redis/5': [R], contradictions: [`${R}: redis/7 ${A}`] },
    ],
    [
      'its place, if the name contradicts',
      'nginx/1.json',
      { digests: [C], references: [`${IMAGES}/redis:7`] },
      { 'nginx/1': ['nginx/1.json'], contradictions: [`nginx/1.json: redis/7 ${A}`] },
    ],
  ];
  test.each(CASES)('%s', (_, path, identity, expected) => {
    expect(said(matchReports(catalog, [scan(path, { identity })]))).toEqual(expected);
  });
});

test('a report of licenses lists packages of its versions, and is never unmatched', () => {
  const of = (identity: Partial<Scan['identity']>) =>
    said(matchReports(catalog, [scan('x/y.json', { identity, isOfLicenses: true })]));
  expect([
    of({ digests: [A] }),
    of({ references: [`${IMAGES}/nginx:1`] }),
    of({ digests: [A, B] }),
    of({ digests: [C], references: [`${IMAGES}/redis:7`] }),
    of({}),
  ]).toEqual([{ listings: ['redis/7.2', 'redis/7'] }, { listings: ['nginx/1'] }, {}, {}, {}]);
});

test('one digest that versions of several images state is one image', () => {
  const shared = catalogOf({
    images: ['redis', 'valkey'].map((slug) =>
      image(slug, { versions: [{ version: '7', digest: A }] }),
    ),
  });
  expect(said(matchReports(shared, [scan(R, { identity: { digests: [A] } })]))).toEqual({
    ...{ 'redis/7': [R], 'valkey/7': [R] },
  });
});

test('short forms of Docker Hub are the same reference', () => {
  const hub = catalogOf({
    registry: 'docker.io',
    images: [image('redis', { versions: [{ version: '7' }] })],
  });
  for (const name of [
    'images/redis:7',
    'docker.io/images/redis:7',
    'index.docker.io/images/redis:7',
  ])
    expect([
      name,
      said(matchReports(hub, [scan(R, { identity: { references: [name] } })])),
    ]).toEqual([name, { 'redis/7': [R] }]);
});

test('scans are sorted by the bytes of their paths', () => {
  const paths = [
    'a/nginx/1.json',
    'b/nginx/1.json',
    'z/nginx/1.json',
    '\uffff/nginx/1.json',
    '😀/nginx/1.json',
  ];
  const scans = [...paths].reverse().map((path) => scan(path));
  expect(said(matchReports(catalog, scans))).toEqual({ 'nginx/1': paths });
});

test('the order of scans does not change their matches', () => {
  const some = fc.uniqueArray(
    fc
      .record({
        path: fc.constantFrom(
          'redis/7.json',
          'nginx/1.json',
          'x/y.json',
          'a.json',
          'b.json',
          'ä.json',
        ),
        digests: fc.subarray([A, B, C]),
        localDigests: fc.subarray([B, C]),
        references: fc.subarray([
          `${IMAGES}/redis:7`,
          `${IMAGES}/redis:5`,
          `${IMAGES}/nginx:1`,
          'x:1',
        ]),
        name: fc.constantFrom(null, `x@${A}`, `${IMAGES}/redis:5`),
        isOfLicenses: fc.boolean(),
      })
      .map(({ path, isOfLicenses, ...identity }) => scan(path, { identity, isOfLicenses })),
    { selector: ({ path }) => path },
  );
  fc.assert(
    fc.property(permuted(some), ([scans, others]) => {
      const [a, b] = [matchReports(catalog, scans), matchReports(catalog, others)];
      expect(b).toEqual(a);
      expect([...b.byVersion.keys()]).toEqual([...a.byVersion.keys()]);
    }),
  );
});
