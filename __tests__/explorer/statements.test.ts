import { describe, expect, test } from '@jest/globals';
import type { ImageVex, Integrity, Statement, VexIndex } from '../../explorer/model/documents';
import { statedText } from '../../explorer/model/reasons';
import {
  draftOf,
  hasStatements,
  isAbout,
  isListed,
  isNotApplied,
  statedAbout,
  statementAbout,
  statementOf,
  versionsText,
} from '../../explorer/model/statements';
import { decodeVexFile } from '../../src/read/vex/vex-file';

const [HEX, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];
const DIGEST = `sha256:${HEX}`;
const VERSIONS = [
  { version: '8.2', digest: DIGEST },
  { version: '8.1', digest: DIGEST },
  { version: '8.0' },
];

type Product = Statement['products'][number];
const ALL: Product = { '@id': 'pkg:oci/redis', identifiers: { purl: 'pkg:oci/redis' } };
const only = (hex: string): Product => ({ ...ALL, hashes: { 'sha-256': hex } });
const packaged = (...urls: ReadonlyArray<string>): Product => ({
  ...ALL,
  subcomponents: urls.map((url) => ({ '@id': url })),
});
const stating = (more: Partial<Statement> = {}): Statement => ({
  vulnerability: { name: 'CVE-2026-1', aliases: ['GHSA-3ppc-4f35-3m26'] },
  timestamp: '2026-08-20T10:00:00Z',
  products: [ALL],
  status: 'not_affected',
  ...more,
});
const ROW = { id: 'CVE-2026-1', pkg: 'busybox' };

test.each<[string, ReadonlyArray<Product>, string]>([
  ['all', [ALL], 'All'],
  ['all, and one digest', [ALL, only(HEX)], 'All'],
  ['those with the digest', [only(HEX)], '8.2, 8.1'],
  ['none that is there', [only(OTHER)], 'A former build'],
])('the versions of a statement: %s', (_, products, text) => {
  expect(versionsText(stating({ products: [...products] }), VERSIONS)).toBe(text);
});

describe('whether a statement is about a finding', () => {
  test.each<[string, Partial<Statement>, Partial<typeof ROW & { aliases: string[] }>, boolean]>([
    ['by name', {}, {}, true],
    ['by an alias of the statement', {}, { id: 'GHSA-3ppc-4f35-3m26' }, true],
    ['by an alias of the finding', {}, { id: 'X-1', aliases: ['CVE-2026-1'] }, true],
    ['of another id', {}, { id: 'CVE-2026-2' }, false],
    ['of its digest', { products: [only(HEX)] }, {}, true],
    ['of another digest', { products: [only(OTHER)] }, {}, false],
    ['of its package', { products: [packaged('pkg:apk/alpine/busybox@1.0?arch=x')] }, {}, true],
    ['of another package', { products: [packaged('pkg:apk/alpine/curl')] }, {}, false],
    ['of one of two packages', { products: [packaged('pkg:a/curl', 'pkg:a/busybox')] }, {}, true],
    [
      'of a package with a group',
      { products: [packaged('pkg:maven/org.acme/tool')] },
      { pkg: 'org.acme:tool' },
      true,
    ],
    [
      'of a package with a scope',
      { products: [packaged('pkg:npm/%40a/b')] },
      { pkg: '@a/b' },
      true,
    ],
    ['of a package without a name', { products: [{ ...ALL, subcomponents: [{}] }] }, {}, false],
  ])('%s', (_, statement, row, expected) => {
    expect(isAbout(stating(statement), DIGEST, { ...ROW, ...row })).toBe(expected);
  });
});

test.each<[Statement['status'], string, boolean]>([
  ['not_affected', 'Not affected', true],
  ['fixed', 'Fixed', true],
  ['affected', 'Affected', false],
  ['under_investigation', 'Under investigation', false],
  ['unheard' as Statement['status'], 'Unheard', false],
])('%s is %s, and an open finding shows whether it was applied', (status, text, expected) => {
  expect(statedText(status)).toBe(text);
  expect(isNotApplied(stating({ status }), DIGEST, [ROW])).toBe(expected);
  expect(isNotApplied(stating({ status }), DIGEST, [])).toBe(false);
});

test('a suppressed finding has the newest statement of its status next to it', () => {
  const old = stating();
  const newer = stating({ timestamp: '2026-08-21T10:00:00Z' });
  const other = stating({ status: 'affected', timestamp: '2026-08-22T10:00:00Z' });
  const vex = { statements: [old, newer, other] } as unknown as ImageVex;
  expect(statementOf(vex, DIGEST, { ...ROW, status: 'not_affected' })).toBe(newer);
  expect(statementOf(vex, DIGEST, { ...ROW, status: 'ignored' })).toBeUndefined();
  expect(statementOf(undefined, DIGEST, { ...ROW, status: 'fixed' })).toBeUndefined();
});

test('nothing is asked for statements that are not published', () => {
  const folders = (...paths: ReadonlyArray<string>): Integrity => ({
    folders: paths.map((path) => ({ path, tree: '' })),
  });
  expect([undefined, {}, folders('images'), folders('images', 'vex')].map(hasStatements)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const index: VexIndex = {
    updated_at: null,
    packages: [{ id: 'pkg:oci/redis', location: 'pkg/oci/redis/vex.json', format: 'openvex' }],
  };
  expect([isListed(index, 'redis'), isListed(index, 'nats'), isListed(undefined, 'redis')]).toEqual(
    [true, false, false],
  );
});

describe('the statements about a CVE', () => {
  const entry = (version: string, confirmed = true) => ({
    ...{ version, severity: 'HIGH' as const, packages: ['busybox'], fixable: false, aliases: [] },
    ...{ since: null, fixes: [], confirmed },
  });
  const affected = {
    ...{ slug: 'redis', image: 'ghcr.io/acme/redis', latest: '8.2' },
    ...{ severity: 'HIGH' as const, since: null },
    versions: [entry('8.2'), entry('8.1', false), entry('8.0')],
  };
  const CVE = { id: 'CVE-2026-1', aliases: ['X-1'], images: [affected] };
  const IMAGES = [{ slug: 'redis', versions: VERSIONS }];
  const documentOf = (...statements: ReadonlyArray<Statement>) => ({
    ...({ author: 'Acme', statements: [...statements] } as Partial<ImageVex> as ImageVex),
  });

  test('names the versions whose last scan did not apply one', () => {
    const [all, some] = [stating(), stating({ products: [only(HEX)] })];
    expect(statedAbout(CVE, [['redis', documentOf(all, some)]], IMAGES)).toEqual([
      {
        slug: 'redis',
        author: 'Acme',
        statement: all,
        versions: 'All',
        notApplied: ['8.2', '8.0'],
      },
      { slug: 'redis', author: 'Acme', statement: some, versions: '8.2, 8.1', notApplied: ['8.2'] },
    ]);
  });

  test('leaves out those about other CVEs, and documents that are not there', () => {
    const other = stating({ vulnerability: { name: 'CVE-2026-2' } });
    const alias = stating({ vulnerability: { name: 'X-1' }, status: 'affected' });
    const documents = [
      ['nats', undefined],
      ['redis', documentOf(other, alias)],
    ] as const;
    expect(statedAbout(CVE, documents, IMAGES)).toEqual([
      { slug: 'redis', author: 'Acme', statement: alias, versions: 'All', notApplied: [] },
    ]);
  });

  test('waits for the versions of the images: without them, any build would be a former one', () => {
    const some = stating({ products: [only(HEX)] });
    expect(statedAbout(CVE, [['redis', documentOf(some)]], undefined)).toEqual([]);
  });
});

test.each<[string, ReadonlyArray<Statement>, string | undefined]>([
  ['the newest', [stating(), stating({ status: 'affected' })], 'affected'],
  ['about any of its packages', [stating({ products: [packaged('pkg:a/curl')] })], 'not_affected'],
  ['not of another package', [stating({ products: [packaged('pkg:a/zlib')] })], undefined],
  ['not of another digest', [stating({ products: [only(OTHER)] })], undefined],
])('the statement about a finding: %s', (_, statements, status) => {
  const vex = { statements } as ImageVex;
  const found = { id: 'CVE-2026-1', packages: ['busybox', 'curl'] };
  expect(statementAbout(vex, DIGEST, found)?.status).toBe(status);
  expect(statementAbout(undefined, DIGEST, found)).toBeUndefined();
});

test.each([
  ['ghcr.io/acme/images/redis', 'pkg:oci/redis?repository_url=ghcr.io/acme/images/redis'],
  ['acme/redis', 'pkg:oci/redis?repository_url=docker.io/acme/redis'],
])('a statement to complete is one that the action takes: %s', (image, product) => {
  const finding = { id: 'CVE-2026-1', aliases: ['GHSA-3ppc-4f35-3m26'] };
  const text = draftOf(image, finding, 'Acme', Date.parse('2026-08-20T10:00:00.500Z'));
  const vulnerability = { name: 'CVE-2026-1', aliases: ['GHSA-3ppc-4f35-3m26'] };
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `${product}#CVE-2026-1`,
    author: 'Acme',
    timestamp: '2026-08-20T10:00:00Z',
    version: 1,
    statements: [{ vulnerability, products: [{ '@id': product }], status: 'under_investigation' }],
  });
  const [file, latest] = [{ file: 'vex.json', text }, '2026-08-20T10:00:00Z'] as const;
  expect(decodeVexFile(file, latest)).toMatchObject({ _tag: 'Right', right: { warnings: [] } });
});
