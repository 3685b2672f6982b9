import { expect, test } from '@jest/globals';
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

/** Paths by version. */
const said = ({ byVersion }: Matches) =>
  Object.fromEntries([...byVersion].map(([key, scans]) => [key, scans.map(({ path }) => path)]));
const R = 'r.json';

const DIGESTS: Readonly<Record<string, string>> = { A, B, C };
const letterOf = (digest: string | undefined): string =>
  Object.keys(DIGESTS).find((letter) => DIGESTS[letter] === digest) ?? 'none';

/** `redis/7.json name=~/redis:7 digests=A,B`: a report by its path and identity; `~` is where the images are. */
const scanOf = (text: string): Scan => {
  const [path = '', ...fields] = text.split(' ');
  const listOf = (name: string): string[] =>
    fields
      .filter((field) => field.startsWith(`${name}=`))
      .flatMap((field) => field.slice(name.length + 1).split(','));
  const digestsIn = (name: string) => listOf(name).map((letter) => DIGESTS[letter] ?? '');
  const named = (each: string): string =>
    each.replace('~', IMAGES).replace(/@([ABC])$/, (_, letter) => `@${DIGESTS[letter]}`);
  const [name = null] = listOf('name').map(named);
  return scan(path, {
    identity: {
      ...{ name, references: listOf('named').map(named) },
      ...{ digests: digestsIn('digests'), localDigests: digestsIn('local') },
    },
  });
};

/** Of a single report: the versions that it belongs to, those that are as good, those that contradict, or none. */
const toldOf = ({ byVersion, reports }: Matches): string =>
  [
    ...[...byVersion.keys()].sort(),
    ...reports.flatMap((each) => [
      ...(each.rivals.length > 0 ? [`one of ${each.rivals.map(({ key }) => key)}`] : []),
      ...each.contradicted.map(({ key, digest }) => `not ${key} of ${letterOf(digest)}`),
      ...(isUnmatched(each) ? ['none'] : []),
    ]),
  ].join(', ');

test.each([
  'a digest: r.json digests=B -> redis/6',
  'a digest, to every tag of it: r.json digests=A -> redis/7, redis/7.2',
  'a digest, whatever other digests it has: r.json digests=C,A -> redis/7, redis/7.2',
  'the digest of its name, of several that are stated: r.json name=x@B digests=B,A -> redis/6',
  'the digest of its name, of a local one too: r.json name=x:1@A digests=A local=B -> redis/7, redis/7.2',
  'several stated digests, no name: r.json digests=C,A,B -> one of redis/7.2,redis/7,redis/6',
  'several stated digests, a name without: redis/7.json name=~/redis:7 digests=A,B named=~/redis:7 -> one of redis/7.2,redis/7,redis/6',
  'several stated digests, a name with another one: r.json name=~/redis@C digests=C,A,B -> one of redis/7.2,redis/7,redis/6',
  'a stated and a stated local digest: r.json digests=A local=B -> one of redis/7.2,redis/7,redis/6',
  'a local digest: r.json local=B -> redis/6',
  'a local digest before a name: r.json local=B named=~/redis:7 -> redis/6',
  'a digest before a name: r.json digests=B named=~/redis:7 -> redis/6',
  'a digest before its place: nginx/1.json digests=B -> redis/6',
  'repository and tag: r.json named=~/redis:5 -> redis/5',
  'repository and tag, if it states no digest: r.json named=~/redis:7 -> redis/7',
  'the registry in another case: r.json named=GHCR.IO/acme/images/redis:5 -> redis/5',
  'one of several names: r.json named=x:1,~/nginx:1 -> nginx/1',
  'the name that was scanned, of several repositories: r.json name=~/redis:5 named=~/redis:5,~/nginx:1 -> redis/5',
  'the name that was scanned, of several digests: redis/6.json name=~/redis:7 named=~/redis:7,~/redis:6 -> redis/7',
  'names of one digest, and of none: r.json named=~/redis:7,~/redis:7.2,~/redis:5 -> redis/5, redis/7, redis/7.2',
  'names of several repositories, and not which was scanned: nginx/1.json name=app.tar named=app.tar,~/redis:5,~/nginx:1 -> one of redis/5,nginx/1',
  'names of several digests, and not which was scanned: redis/6.json named=~/redis:7,~/redis:6 -> one of redis/7,redis/6',
  'the name that was scanned contradicts, and its place decides nothing: nginx/1.json name=~/redis:7 digests=C named=~/redis:7,~/nginx:1 -> not redis/7 of A',
  'one name twice: r.json named=~/redis:5,~/redis:5 -> redis/5',
  'names before its place: nginx/1.json named=~/redis:5 -> redis/5',
  'its place: a/b/nginx/1.json -> nginx/1',
  'its place, packed: redis/7.2.json.gz -> redis/7.2',
  'its place, if its names are foreign: redis/5.json digests=C named=x:1 -> redis/5',
  'its place, even if a local digest differs: redis/6.json local=C -> redis/6',
  'a name, if only the report states a digest: r.json digests=C named=~/redis:5 -> redis/5',
  'its place, to a planned image too: later/1.json -> later/1',
  'no tag: r.json named=~/redis -> none',
  'a tag in another case: r.json named=~/nginx:V1 -> none',
  'another registry: r.json named=docker.io/acme/images/redis:7 -> none',
  'another digest and no name: r.json digests=C -> none',
  'its place has no folder: nginx.json -> none',
  'its place is no JSON: nginx/1.txt -> none',
  'names of objects: __proto__/constructor.json -> none',
  'its name contradicts: r.json digests=C named=~/redis:7 -> not redis/7 of A',
  'its place contradicts: redis/6.json digests=C -> not redis/6 of B',
  'name and place contradict, told once: redis/7.json digests=C named=~/redis:7,~/redis:7.2 -> not redis/7 of A, not redis/7.2 of A',
  'the name that does not contradict: r.json digests=C named=~/redis:7,~/redis:5 -> redis/5, not redis/7 of A',
  'its place, if the name contradicts: nginx/1.json digests=C named=~/redis:7 -> nginx/1, not redis/7 of A',
])('a report belongs to versions by %s', (line) => {
  const [, report = '', expected] = /^.+: (.+) -> (.+)$/.exec(line) ?? [];
  expect(toldOf(matchReports(catalog, [scanOf(report)]))).toBe(expected);
});

test('a report of licenses lists packages of its versions, and is never unmatched', () => {
  const of = (identity: string) => {
    const report = { ...scanOf(`x/y.json ${identity}`), soughtInstead: 'licenses' as const };
    const matches = matchReports(catalog, [report]);
    return [...matches.listings.keys(), toldOf(matches)];
  };
  expect(
    ['digests=A', 'named=~/nginx:1', 'digests=A,B', 'digests=C named=~/redis:7', ''].map(of),
  ).toEqual([['redis/7.2', 'redis/7', ''], ['nginx/1', ''], [''], [''], ['']]);
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
        soughtInstead: fc.constantFrom(null, 'licenses' as const, 'misconfigurations' as const),
      })
      .map(({ path, soughtInstead, ...identity }) => scan(path, { identity, soughtInstead })),
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

const withBases = catalogOf({
  images: [image('redis', { versions: [{ version: '7', digest: A }, { version: '5' }] })],
  bases: [
    { slug: 'debian', image: 'docker.io/library/debian', versions: [{ version: '12' }] },
    { slug: 'alpine', image: 'docker.io/library/alpine', versions: [{ version: '3', digest: B }] },
  ],
});

test.each([
  'a base by its tag: r.json name=debian:12 named=debian:12 -> debian/12',
  'a base by its digest: r.json digests=B -> alpine/3',
  'a base by its place: debian/12.json name=x.tar named=x.tar -> debian/12',
  'an image that has the tag of a base too: r.json name=~/redis:5 named=~/redis:5,debian:12 -> redis/5',
  'an image by digest that has the tag of a base too: r.json name=~/redis:7 named=~/redis:7,debian:12 digests=A -> redis/7',
  'a base that has the tag of an image too: r.json name=debian:12 named=debian:12,~/redis:5 -> redis/5, debian/12',
  'two bases, made for one: r.json name=debian:12 named=debian:12,alpine:3 -> debian/12',
  'two bases, made for neither: debian/12.json name=x.tar named=debian:12,alpine:3 -> ',
  'an image at the place of a base: debian/12.json name=~/redis:5 named=~/redis:5 -> redis/5',
])('%s', (text) => {
  const [, report = '', expected] = /: (.+) -> (.*)$/.exec(text) ?? [];
  const { byVersion, bases } = matchReports(withBases, [scanOf(report)]);
  expect([...byVersion.keys(), ...bases.keys()].join(', ')).toBe(expected);
});
