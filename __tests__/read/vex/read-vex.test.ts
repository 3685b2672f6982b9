/** The documents of images: what products mean, and what the files make together. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { stringify } from 'yaml';
import { ImageVex } from '../../../src/contract/vex';
import { withContentId } from '../../../src/contract/vex-documents';
import { formatProblem } from '../../../src/domain/problem';
import { availableImages } from '../../../src/read/manifest/catalog';
import { noticeUncovered, warnOfAge } from '../../../src/read/vex/advice';
import { readdress } from '../../../src/read/vex/readdress';
import { REGISTRY } from '../../builders/items';
import { catalogOf } from '../../builders/manifest';
import { hasVexChecker, openVex, statement, vexViolations } from '../../builders/vex';
import { vexFiles } from './arbitrary';
import { CATALOG, MANIFEST, NEW, OLD, problemsOf, publishedOf } from './read';

const REDIS = 'pkg:oci/redis?repository_url=ghcr.io/acme/images';
const GONE = `sha256:${'e'.repeat(64)}`;

const readDocument = (text: string | undefined): ImageVex => {
  const read = ImageVex.decode(JSON.parse(text ?? '{}'));
  if (E.isLeft(read)) throw new Error(`not a document: ${text}`);
  return read.right;
};

const EXAMPLE =
  '{"@context":"https://openvex.dev/ns/v0.2.0","@id":"urn:uuid:20cbc1b3-1591-5d93-9b77-d816330a32a5","author":"Acme","timestamp":"2026-08-20T10:00:00Z","version":1,"statements":[{"vulnerability":{"name":"CVE-2025-60876"},"timestamp":"2026-08-20T10:00:00Z","products":[{"@id":"pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis","identifiers":{"purl":"pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages"},"subcomponents":[{"@id":"pkg:apk/alpine/busybox"}]}],"status":"not_affected","justification":"component_not_present"}]}';

const BUSYBOX = [{ '@id': 'pkg:apk/alpine/busybox' }];

test('the document of an image has exactly the bytes of the example', () => {
  const products = [{ '@id': REDIS, subcomponents: BUSYBOX }];
  expect(
    publishedOf({ 'a.json': openVex([statement('CVE-2025-60876', '', { products })]) }),
  ).toEqual({ redis: EXAMPLE });
});

const ALL = [undefined];

/** The images and digests that the product of a document means. */
const meaningOf = (product: object) => {
  const files = { 'a.json': openVex([statement('CVE-2026-1', '', { products: [product] })]) };
  return Object.fromEntries(
    Object.entries(publishedOf(files)).map(([slug, text]) => [
      slug,
      readDocument(text).statements.flatMap(({ products }) =>
        products.map(({ hashes }) => hashes && `sha256:${hashes['sha-256']}`),
      ),
    ]),
  );
};

test.each([
  ['pkg:oci/redis', { redis: ALL, mirror: ALL }],
  ['pkg:oci/redis?repository_url=ghcr.io/acme/images', { redis: ALL }],
  ['pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis', { redis: ALL }],
  ['pkg:oci/Redis?repository_url=https://GHCR.io/Acme/images/redis/&arch=', { redis: ALL }],
  ['pkg:oci/redis?repository_url=ghcr.io/acme/images#/', { redis: ALL }],
  ['pkg:oci/redis?arch=arm64&repository_url=ghcr.io/acme/images', {}],
  ['pkg:oci/redis?OS=linux', {}],
  ['pkg:oci/redis?variant=v8', {}],
  [`pkg:oci/redis@${NEW}?arch=amd64`, {}],
  ['pkg:oci/redis#usr/bin/redis-server', {}],
  ['pkg:oci/redis?repository_url=localhost:5000/acme', { mirror: ALL }],
  ['pkg:oci/redis?repository_url=localhost%3A5000%2Facme%2Fredis', { mirror: ALL }],
  [`pkg:oci/redis@${NEW}?repository_url=ghcr.io/acme/images`, { redis: [NEW] }],
  [`pkg:oci/redis@${encodeURIComponent(GONE)}`, { redis: [GONE], mirror: [GONE] }],
  [`ghcr.io/acme/images/redis@${NEW}`, { redis: [NEW] }],
  [`https://ghcr.io/acme/images/redis:8.2.2@${GONE}`, { redis: [GONE] }],
  [`nginx@${GONE}`, { nginx: [GONE] }],
  [`registry-1.docker.io/library/nginx@${GONE}`, { nginx: [GONE] }],
  ['pkg:oci/nginx?repository_url=docker.io/library', { nginx: ALL }],
  ['pkg:oci/nginx?repository_url=registry-1.docker.io/nginx', { nginx: ALL }],
  ['pkg:oci/nginx?repository_url=index.docker.io/library/nginx', { nginx: ALL }],
  ['pkg:oci/nginx?repository_url=nginx', { nginx: ALL }],
  [NEW.slice('sha256:'.length), { redis: [NEW] }],
  [OLD.slice('sha256:'.length), { redis: [OLD], mirror: [OLD] }],
  [NEW, {}],
  ['pkg:oci/redis@sha256:abc', {}],
  ['pkg:oci/redis@8.2.2', {}],
  ['pkg:oci/redis?tag=8.2.2', {}],
  ['pkg:oci/redis?repository_url=ghcr.io/acme/images/redis:8.2.2', {}],
  ['pkg:oci/redis?repository_url=ghcr.io', {}],
  ['pkg:oci/acme/redis', {}],
  ['pkg:oci/redis?repository_url=ghcr.io/acme/images&repository_url=x', {}],
  ['pkg:oci/redis?repository_url=%ff', {}],
  ['pkg:docker/redis?repository_url=ghcr.io/acme/images', {}],
  ['ghcr.io/acme/images/redis:8.2.2', {}],
  ['ghcr.io/acme/images/redis', {}],
  ['pkg:oci/later', {}],
  ['redis', {}],
])('%s means the images and digests that scanners match', (id, meaning) => {
  expect([meaningOf({ '@id': id }), meaningOf({ identifiers: { any: id } })]).toEqual([
    meaning,
    meaning,
  ]);
});

const HEX = NEW.slice('sha256:'.length);
const ONE = `pkg:oci/redis@${NEW}?repository_url=ghcr.io/acme/images`;

test.each([
  ['alone, the versions that have it', { hashes: { 'sha-256': HEX } }, { redis: [NEW] }],
  ['beside nothing understood, too', { '@id': 'x', hashes: { 'sha-256': HEX } }, { redis: [NEW] }],
  [
    'beside an image, that digest of it',
    { '@id': REDIS, hashes: { 'sha-256': HEX } },
    { redis: [NEW] },
  ],
  [
    'beside an image, also one that no version has',
    { '@id': REDIS, hashes: { 'sha-256': 'e'.repeat(64), 'sha-512': 'x' } },
    { redis: [GONE] },
  ],
  [
    'beside several images, that digest of each',
    { identifiers: { purl: 'pkg:oci/redis' }, hashes: { 'sha-256': HEX } },
    { redis: [NEW], mirror: [NEW] },
  ],
  [
    'beside the same digest, that one',
    { '@id': ONE, hashes: { 'sha-256': HEX } },
    { redis: [NEW] },
  ],
  ['beside a digest, of another algorithm', { '@id': ONE, hashes: { md5: 'x' } }, { redis: [NEW] }],
  ['none stated, the image', { '@id': REDIS, hashes: {} }, { redis: ALL }],
  ['beside an image, of another algorithm', { '@id': REDIS, hashes: { 'sha-512': 'x' } }, {}],
  ['beside an image, and no digest', { '@id': REDIS, hashes: { 'sha-256': 'abc' } }, {}],
  ['in another case', { '@id': REDIS, hashes: { 'SHA-256': HEX } }, {}],
])('a hash means, %s', (_, product, meaning) => {
  expect(meaningOf(product)).toEqual(meaning);
});

const said = (name: string, day: number, more: object = {}) =>
  statement(name, REDIS, { timestamp: `2026-08-0${day}T00:00:00Z`, ...more });

/** The names, days and products of the statements about redis. */
const keptOf = (statements: ReadonlyArray<object>) =>
  readDocument(publishedOf({ 'a.json': openVex(statements) })['redis']).statements.map(
    ({ vulnerability, timestamp, products }) => [
      vulnerability.name,
      timestamp.slice('2026-08-0'.length, '2026-08-01'.length),
      products.length,
    ],
  );

test.each<readonly [string, ReadonlyArray<object>, ReadonlyArray<unknown>]>([
  ['a newer one of the same', [said('CVE-1', 1), said('CVE-1', 2)], [['CVE-1', '2', 1]]],
  [
    'a newer one that shares an alias',
    [said('CVE-1', 2), said('', 1, { vulnerability: { name: 'GHSA-1', aliases: ['CVE-1'] } })],
    [['CVE-1', '2', 1]],
  ],
  [
    'a newer one of every digest and package',
    [
      said('CVE-1', 1, { products: [{ '@id': `pkg:oci/redis@${NEW}`, subcomponents: BUSYBOX }] }),
      said('CVE-1', 2),
    ],
    [['CVE-1', '2', 1]],
  ],
  [
    'a newer one of some packages leaves the others',
    [said('CVE-1', 1), said('CVE-1', 2, { products: [{ '@id': REDIS, subcomponents: BUSYBOX }] })],
    [
      ['CVE-1', '1', 1],
      ['CVE-1', '2', 1],
    ],
  ],
  [
    'a newer one of one digest takes it only',
    [
      said('CVE-1', 1, {
        products: [{ '@id': `pkg:oci/redis@${NEW}` }, { '@id': `pkg:oci/redis@${OLD}` }],
      }),
      said('CVE-1', 2, { products: [{ '@id': `pkg:oci/redis@${OLD}` }] }),
    ],
    [
      ['CVE-1', '1', 1],
      ['CVE-1', '2', 1],
    ],
  ],
  ['the same again', [said('CVE-1', 1), said('CVE-1', 1)], [['CVE-1', '1', 1]]],
])('of several statements one meaning is left: %s', (_, statements, kept) => {
  expect(keptOf(statements)).toEqual(kept);
});

const HOSTILE = openVex([
  statement('CVE-2026-1', REDIS, {
    status_notes: '\ud800',
    products: [{ '@id': REDIS, subcomponents: [{ identifiers: { purl: 'pkg:a/x', a: 'y' } }] }],
  }),
])
  .replace('"purl":', '"__proto__":"z","purl":')
  .replace('"status":', '"__proto__":{"status":"fixed"},"constructor":1,"status":');

test('hostile keys and lone surrogates stay texts', () => {
  const { redis } = publishedOf({ 'a.json': HOSTILE });
  const [{ status, status_notes, products: [product] = [] } = {}] = JSON.parse(
    redis ?? '',
  ).statements;
  expect([status, status_notes, JSON.stringify(product.subcomponents)]).toEqual([
    'not_affected',
    '\ufffd',
    '[{"identifiers":{"__proto__":"z","a":"y","purl":"pkg:a/x"}}]',
  ]);
});

test('a published document gets the address that its image has now, and its statements of digests stay', () => {
  const products = [{ '@id': REDIS }, { '@id': `pkg:oci/redis@${GONE}`, subcomponents: BUSYBOX }];
  const { redis } = publishedOf({ 'a.json': openVex([statement('CVE-2026-1', '', { products })]) });
  const document = readDocument(redis);
  const moved = readdress(document, 'quay.io/acme/redis');
  expect([
    readdress(document, 'ghcr.io/acme/images/redis'),
    moved['@id'] === document['@id'],
    moved.statements[0]?.products,
  ]).toEqual([
    document,
    false,
    [
      {
        '@id': 'pkg:oci/redis?repository_url=quay.io%2Facme%2Fredis',
        identifiers: { purl: 'pkg:oci/redis?repository_url=quay.io%2Facme' },
      },
      {
        '@id': `pkg:oci/redis@sha256%3A${'e'.repeat(64)}?repository_url=quay.io%2Facme%2Fredis`,
        identifiers: {
          purl: `pkg:oci/redis@sha256%3A${'e'.repeat(64)}?repository_url=quay.io%2Facme`,
        },
        hashes: { 'sha-256': 'e'.repeat(64) },
        subcomponents: BUSYBOX,
      },
    ],
  ]);
});

test('statements over 365 days old are warned of, and those of digests that are gone noticed', () => {
  const products = [{ '@id': `pkg:oci/redis@${GONE}` }, { '@id': `pkg:oci/redis@${NEW}` }];
  const file = openVex([
    statement('CVE-2026-1', REDIS, { timestamp: '2025-08-20T00:00:00Z' }),
    statement('CVE-2026-2', REDIS, { timestamp: '2025-08-19T23:59:59Z' }),
    statement('CVE-2026-3', REDIS, {
      timestamp: '2020-01-01T00:00:00Z',
      last_updated: '2025-01-01T00:00:00Z',
    }),
    statement('CVE-2026-4', REDIS, {
      timestamp: '2020-01-01T00:00:00Z',
      last_updated: '2026-01-01T00:00:00Z',
    }),
    statement('CVE-2026-5', '', { products }),
    statement('CVE-2026-6', `pkg:oci/redis@sha256:${'f'.repeat(64)}`, {
      status: 'under_investigation',
    }),
  ]);
  const documents = new Map([['redis', readDocument(publishedOf({ 'a.json': file })['redis'])]]);
  expect([
    warnOfAge(documents, '2026-08-20T00:00:00Z').map(formatProblem),
    warnOfAge(documents, '2020-08-20T00:00:00Z'),
    noticeUncovered(documents, availableImages(CATALOG)),
    noticeUncovered(documents, availableImages(catalogOf({ images: [] }))),
  ]).toEqual([
    [
      'found 2 statements older than 365 days, the oldest of 2025-01-01T00:00:00Z ("CVE-2026-3" in redis), expected statements that were reviewed since; check whether they still hold, and state the date of the review as last_updated',
    ],
    [],
    [
      'redis: found statements not_affected or fixed of 1 digest that no version has (sha256:eeeeeeeeeeee…), expected digests of this catalog; rebuilt images are not covered: state them for the new digests, or for the image as a whole',
    ],
    [],
  ]);
});

/** Each statement in a file of its own, in reverse order. */
const splitUp = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(files)
      .flatMap((text) => {
        const { statements, ...document } = JSON.parse(text);
        return statements.map((each: object) =>
          JSON.stringify({ ...document, statements: [each] }),
        );
      })
      .reverse()
      .map((text: string, i: number) => [`${i}.json`, text]),
  );

/** The documents as published; nothing if the files are refused. */
const acceptedOf = (files: Readonly<Record<string, string>>) => {
  try {
    return publishedOf(files);
  } catch {
    return undefined;
  }
};

/** How many statuses a document has for each package in each digest. */
const statusesOf = ({ statements }: ImageVex): ReadonlyArray<number> => {
  const found = new Map<string, Set<string>>();
  for (const { vulnerability, products, status } of statements)
    for (const { '@id': id, subcomponents } of products) {
      const key = JSON.stringify([vulnerability.name, id, subcomponents]);
      found.set(key, (found.get(key) ?? new Set()).add(status));
    }
  return [...found.values()].map(({ size }) => size);
};

test('order and split of the files matter to nothing, each id is of its content, and each product has one status', () => {
  fc.assert(
    fc.property(vexFiles, (files) => {
      const published = acceptedOf(files);
      const documents = Object.values(published ?? {}).map(readDocument);
      expect([
        acceptedOf(splitUp(files)),
        documents.map(withContentId),
        documents.flatMap(statusesOf).filter((count) => count > 1),
      ]).toEqual([published, documents, []]);
    }),
    { numRuns: 60 },
  );
});

const checked = hasVexChecker ? test : test.skip;

checked(
  'the documents are those that follow from the files by the check, which refuses the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(vexFiles, async (files) => {
        const published = acceptedOf(files);
        const lines = await vexViolations({
          files: { ...files, 'catalog.yaml': stringify({ registry: REGISTRY, ...MANIFEST }) },
          tree: [
            ['api/v1/images.json', '{}\n'],
            ...Object.entries(published ?? {}).map(
              ([slug, text]) => [`api/v1/images/${slug}/vex.json`, `${text}\n`] as const,
            ),
          ],
        });
        const inputs = lines.filter((line) => line.includes(': input, '));
        expect(published ? lines : inputs.length > 0).toEqual(published ? [] : true);
      }),
      { numRuns: 25 },
    );
  },
);

test('keys that are not published are dropped in silence, nulls and empty texts are absent, of keys the last counts', () => {
  const more = { supplier: 'Acme', version: 1, status_notes: '', last_updated: null };
  const file = openVex([statement('CVE-2026-1', REDIS, more)], { tooling: 'x', detail: 'none' });
  const twice = file.replace('"author"', '"author":"Beta","author"');
  expect([problemsOf({ 'a.json': twice }), publishedOf({ 'a.json': twice })]).toEqual([
    [],
    publishedOf({ 'a.json': openVex([statement('CVE-2026-1', REDIS)]) }),
  ]);
});
