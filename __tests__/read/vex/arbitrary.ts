/** OpenVEX files about the images of the small catalog, in which much overlaps. */
import fc from 'fast-check';
import { openVex } from '../../builders/vex';
import { NEW, OLD } from './read';

const GONE = `sha256:${'e'.repeat(64)}`;

/** All spellings that the law knows, and some that mean no image. */
export const SPELLINGS = [
  'pkg:oci/redis',
  'pkg:oci/redis?repository_url=ghcr.io/acme/images',
  'pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis',
  'pkg:oci/Redis?repository_url=https://GHCR.io/acme/images/redis/&arch=',
  'pkg:oci/redis?arch=amd64',
  'pkg:oci/redis?repository_url=ghcr.io/acme/images#usr/bin',
  'pkg:oci/redis?repository_url=localhost:5000/acme',
  `pkg:oci/redis@${NEW}?repository_url=ghcr.io/acme/images`,
  `pkg:oci/redis@${encodeURIComponent(OLD)}`,
  `pkg:oci/redis@${GONE}?arch=arm64`,
  `ghcr.io/acme/images/redis@${NEW}`,
  `ghcr.io/acme/images/redis:8.0.3@${OLD}`,
  `nginx@${GONE}`,
  `registry-1.docker.io/library/nginx@${GONE}`,
  'pkg:oci/nginx?repository_url=docker.io/library/nginx',
  'pkg:oci/nginx?repository_url=docker.io/nginx',
  'pkg:oci/nginx?repository_url=index.docker.io/library',
  NEW.slice('sha256:'.length),
  OLD.slice('sha256:'.length),
  'pkg:oci/redis?tag=8.2.2',
  'pkg:oci/later',
  'ghcr.io/acme/images/redis:8.2.2',
  'pkg:apk/alpine/busybox',
  'redis',
];

const subcomponents = fc.subarray(
  [
    { '@id': 'pkg:apk/alpine/busybox' },
    { identifiers: { purl: 'pkg:apk/alpine/zlib', cpe23: 'cpe:2.3:a:zlib:zlib:*' } },
    { '@id': 'pkg:npm/axios@1.14.1', hashes: { md5: 'x' } },
  ],
  { minLength: 0, maxLength: 2 },
);

const spelling = fc.constantFrom(...SPELLINGS);
const product = fc.record(
  {
    '@id': spelling,
    identifiers: fc.record({ purl: spelling }),
    hashes: fc.constantFrom<Readonly<Record<string, string>>>(
      { 'sha-256': OLD.slice('sha256:'.length) },
      { 'sha-256': 'e'.repeat(64), md5: 'x' },
      { md5: 'x' },
      {},
    ),
    subcomponents,
  },
  { requiredKeys: ['@id'] },
);
/** Most products have one spelling, so that most files are without contradiction. */
const products = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ '@id': spelling, subcomponents }) },
    { weight: 1, arbitrary: product },
  ),
  { minLength: 1, maxLength: 3 },
);

const NAMES = ['CVE-2026-1', 'CVE-2026-2', 'GHSA-aaaa-bbbb-cccc'];

const says = fc.constantFrom(
  { status: 'not_affected', justification: 'component_not_present' },
  { status: 'not_affected', impact_statement: 'Not called.', action_statement: 'None.' },
  { status: 'affected', action_statement: 'Update.', last_updated: '2026-08-19T00:00:00.9Z' },
  { status: 'fixed', status_notes: 'By us.' },
  { status: 'under_investigation' },
);

const stated = fc
  .record({
    name: fc.constantFrom(...NAMES),
    aliases: fc.subarray(NAMES, { maxLength: 2 }),
    timestamp: fc.constantFrom(
      undefined,
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => `2026-08-1${day}T01:30:00+02:00`),
    ),
    products,
    says,
  })
  .map(({ name, aliases, says: rest, ...more }) => ({
    vulnerability: { name, aliases },
    ...more,
    ...rest,
  }));

export const vexFiles = fc
  .array(
    fc.record({
      author: fc.constantFrom('Acme', 'Beta'),
      statements: fc.array(stated, { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((files) =>
    Object.fromEntries(
      files.map(({ author, statements }, i) => [`vex/${i}.json`, openVex(statements, { author })]),
    ),
  );
