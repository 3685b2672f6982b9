import { describe, expect, test } from '@jest/globals';
import { listCves } from '../../explorer/model/cves';
import type { Digests } from '../../explorer/model/documents';
import { listImages } from '../../explorer/model/images';
import { listNames } from '../../explorer/model/packages';
import { digestPrefixOf, findEverything, listVersions } from '../../explorer/search/everything';
import { digestOf } from '../builders/digest';
import { cveItem, imageItem } from './items';

const image = (slug: string, name: string, versions: ReadonlyArray<string>) =>
  imageItem(slug, {
    name,
    summary: `About ${name}.`,
    versions: versions.map((version) => ({ version, digest: digestOf(`${slug}:${version}`) })),
  });

const images = listImages(
  [
    image('redis-exporter', 'Redis exporter', ['1.0']),
    image('redis', 'Redis', ['8.2.2', '8.0.3']),
    ...Array.from({ length: 7 }, (_, i) => image(`mongo-${i}`, `Mongo ${i}`, ['1.0'])),
  ],
  [],
  0,
);
const FORMER = digestOf('redis:8.2.2 before');
const digests: Digests = {
  apiVersion: 'v1',
  resource: 'digests',
  prefix: FORMER.slice(7, 9),
  data: {
    [FORMER]: [
      {
        slug: 'redis',
        version: '8.2.2',
        image: 'ghcr.io/acme/images/redis',
        status: 'superseded',
        security: null,
        supersededBy: null,
        until: null,
        replacement: null,
      },
    ],
  },
};
const all = {
  images,
  versions: listVersions(images),
  cves: listCves([
    {
      ...cveItem('CVE-2026-1000', { title: 'openssl: crash', exploitation: 'known' }),
      packages: ['libcrypto3', 'libssl3'],
    },
    ...Array.from({ length: 7 }, (_, i) => cveItem(`CVE-2026-200${i}`, { title: 'zlib: leak' })),
  ]),
  packages: listNames([
    {
      apiVersion: 'v1',
      resource: 'package-names',
      type: 'npm',
      total: 8,
      data: [
        ...Array.from({ length: 7 }, (_, i) => ({ name: `eslint-${i}`, images: ['redis'] })),
        { name: 'eslint', images: ['mongo-1', 'redis'] },
        { name: 'minizlib', sources: ['exporter'], images: ['redis'] },
      ],
    },
  ]),
  digests,
  bases: ['12-slim', '12-slim', '11'].map((version, i) => ({
    slug: 'debian',
    version,
    digest: digestOf(`base ${i}`),
    current: i !== 1,
    images: [{ slug: 'redis', version: '8.2.2', layers: 1, inherited: 2, cured: 0, unknown: 0 }],
  })),
  removed: [
    { slug: 'minio', version: null, replacement: { slug: 'aistor', version: null } },
    { slug: 'minio', version: '1.0', replacement: null },
    { slug: 'adminer', version: '5.4', replacement: null },
  ].map((item, i) => ({
    ...{ ...item, digest: null, reason: null },
    removed: i === 0 ? '2026-11-20T01:00:00Z' : null,
  })),
};
const found = (query: string) =>
  findEverything(query, all).map(({ label, hits }) => [label, ...hits.map(({ name }) => name)]);

const MONGOS = Array.from({ length: 6 }, (_, i) => `Mongo ${i}`);

describe('the search over everything', () => {
  test.each<readonly [string, ReadonlyArray<ReadonlyArray<string>>]>([
    [' ', []],
    ['redis', [['Images', 'Redis', 'Redis exporter']]],
    [
      'Exporter',
      [
        ['Images', 'Redis exporter'],
        ['Packages', 'minizlib'],
      ],
    ],
    [
      'eslint',
      [
        [
          'Packages',
          'eslint',
          ...Array.from({ length: 5 }, (_, i) => `eslint-${i}`),
          'All 8 packages',
        ],
      ],
    ],
    ['eslnit', []],
    ['pkg:npm/axios@1.14.1', [['Package', 'axios']]],
    ['rediss', [['Images with a similar name', 'Redis exporter', 'Redis']]],
    ['mongo', [['Images', ...MONGOS, 'All 7 images']]],
    [
      'redis 8.0',
      [
        ['Images', 'Redis'],
        ['Versions', 'Redis 8.0.3'],
      ],
    ],
    [
      'ghcr.io/acme/images/redis:8',
      [
        ['Images', 'Redis'],
        ['Versions', 'Redis 8.2.2', 'Redis 8.0.3'],
      ],
    ],
    [
      digestOf('redis:8.0.3').slice(0, 20),
      [
        ['Images', 'Redis'],
        ['Versions', 'Redis 8.0.3'],
      ],
    ],
    [
      digestOf('redis:8.0.3').slice(7, 20),
      [
        ['Images', 'Redis'],
        ['Versions', 'Redis 8.0.3'],
      ],
    ],
    [FORMER.slice(0, 19), [['Digests', `${FORMER.slice(0, 19)}…`]]],
    [FORMER, [['Digest', FORMER]]],
    ['cve-2026-1000', [['CVE', 'CVE-2026-1000']]],
    ['cve-2030-9999', [['CVE', 'CVE-2030-9999']]],
    ['2026-1000', [['CVEs', 'CVE-2026-1000']]],
    ['openssl', [['CVEs', 'CVE-2026-1000']]],
    ['libssl3', [['CVEs', 'CVE-2026-1000']]],
    [
      'zlib',
      [
        ['Packages', 'minizlib'],
        ['CVEs', ...Array.from({ length: 6 }, (_, i) => `CVE-2026-200${i}`), 'All 7 CVEs'],
      ],
    ],
    ['debian', [['Bases', 'debian 12-slim', 'debian 11']]],
    ['debain', []],
    ['nothing of that kind', []],
  ])('finds for %j', (query, groups) => {
    expect(found(query)).toEqual(groups);
  });

  test('says of each hit where it leads and what it is', () => {
    const hits = [' redis 8.0', FORMER.slice(0, 19), 'openssl', 'mongo', 'debian slim'].map(
      (query) => findEverything(query, all).map((group) => group.hits.at(-1)),
    );
    expect(hits).toEqual([
      [
        { name: 'Redis', place: '#/images/redis', note: 'About Redis.' },
        {
          name: 'Redis 8.0.3',
          place: '#/images/redis/8.0.3',
          note: `${digestOf('redis:8.0.3').slice(0, 19)}…`,
        },
      ],
      [
        {
          name: `${FORMER.slice(0, 19)}…`,
          place: `#/digest/${encodeURIComponent(FORMER)}`,
          note: 'Redis 8.2.2, rebuilt',
        },
      ],
      [
        {
          name: 'CVE-2026-1000',
          place: '#/cves/CVE-2026-1000',
          note: 'libcrypto3, libssl3 · openssl: crash',
          severity: 'HIGH',
          exploited: true,
        },
      ],
      [{ name: 'All 7 images', place: '#/images?q=mongo', note: 'in the list' }],
      [
        {
          name: 'debian 12-slim',
          place: '#/bases/debian/12-slim',
          note: '2 versions stand on it',
        },
      ],
    ]);
  });

  test.each([
    ['sha256:27698e9', 'sha256:27698e9'],
    [' 27698E990D ', 'sha256:27698e990d'],
    ['sha256:27698e', undefined],
    ['redis', undefined],
  ])('takes %j for the beginning of a digest: %s', (query, prefix) => {
    expect(digestPrefixOf(query)).toBe(prefix);
  });
});

test('what is gone is found, with what replaces it', () => {
  expect(findEverything('minio', all)).toEqual([
    {
      label: 'Removed',
      hits: [
        {
          name: 'minio',
          place: '#/images/minio',
          note: 'removed Nov 20, 2026, replaced by aistor',
        },
        { name: 'minio 1.0', place: '#/images/minio/1.0', note: 'removed' },
      ],
    },
  ]);
});

test.each(['redis 8.0.3', 'Redis:8.0.3', 'ghcr.io/acme/images/redis:8.0.3'])(
  'the version that is named in full comes first: %s',
  (query) => {
    expect(found(query)).toEqual([
      ['Versions', 'Redis 8.0.3'],
      ['Images', 'Redis'],
    ]);
  },
);
