import { describe, expect, test } from '@jest/globals';
import { applyDefaults } from '../../../src/read/manifest/apply-defaults';
import { catalogImage, catalogOf, chart, image, manifest } from '../../builders/manifest';

test('an empty manifest is an empty catalog', () => {
  expect(applyDefaults(manifest())).toEqual({
    source: 'Vulnerability scan of each published image',
    packages: true,
    project: {},
    badges: new Map(),
    images: [],
    registry: 'ghcr.io/acme',
    retired: [],
    site: undefined,
    bases: [],
    charts: [],
    roadmap: [],
  });
});

test('defaults are filled in', () => {
  expect(
    catalogOf({
      source: 'Trivy',
      images: [
        image('redis', { versions: [{ version: '1' }, { version: '2-rc1' }, { version: '2' }] }),
      ],
      bases: [],
      charts: [chart('redis', { license: 'AGPL-3.0-only' })],
      roadmap: [
        { name: 'a', category: 'c', priority: 'next', license: 'SSPL-1.0' },
        { name: 'b', category: 'c', priority: 'planned' },
      ],
    }),
  ).toEqual({
    source: 'Trivy',
    packages: true,
    project: {},
    badges: new Map(),
    images: [
      {
        ...image('redis'),
        name: 'redis',
        status: 'available',
        licenseClean: 'clean',
        version: '2, 2-rc1, 1',
        versions: [{ version: '2' }, { version: '2-rc1' }, { version: '1' }],
        image: 'ghcr.io/acme/images/redis',
      },
    ],
    registry: 'ghcr.io/acme',
    retired: [],
    site: undefined,
    bases: [],
    charts: [
      {
        ...chart('redis', { license: 'AGPL-3.0-only' }),
        name: 'redis',
        licenseClean: 'agpl',
        chartRef: 'oci://ghcr.io/acme/charts/redis',
      },
    ],
    roadmap: [
      { name: 'a', category: 'c', priority: 'next', license: 'SSPL-1.0', licenseClean: 'caution' },
      { name: 'b', category: 'c', priority: 'planned' },
    ],
  });
});

test('stated values take precedence', () => {
  const stated = {
    name: 'Redis',
    status: 'planned',
    license: 'free text',
    licenseClean: 'agpl',
    version: '9',
    image: 'ghcr.io/acme/images/redis',
    'x-owner': ['a'],
  } as const;
  expect(catalogImage('redis', { ...stated, 'x-owner': ['a'] })).toEqual({
    ...image('redis'),
    ...stated,
  });
});

describe('images', () => {
  test('the version text is derived from the versions', () => {
    expect(
      catalogImage('a', { version: '1,2', versions: [{ version: '1' }, { version: '2' }] }).version,
    ).toBe('2, 1');
  });

  test('an invalid license is classified as caution', () => {
    expect(catalogImage('a', { license: 'Apache 2.0' }).licenseClean).toBe('caution');
  });
});

test('how to verify an image counts in place of how to verify all', () => {
  const { images } = applyDefaults(
    manifest({
      verify: { github: 'acme/images', since: '2' },
      images: [
        image('own', { verify: { github: 'acme/own' } }),
        image('none', { verify: {} }),
        image('default'),
      ],
    }),
  );
  expect(images.map(({ slug, verify }) => [slug, verify])).toEqual([
    ['own', { github: 'acme/own' }],
    ['none', undefined],
    ['default', { github: 'acme/images', since: '2' }],
  ]);
});

test('the platforms of an image count in place of those of the manifest', () => {
  const { images } = catalogOf({
    platforms: ['linux/amd64'],
    images: [image('redis', { platforms: ['linux/arm64'] }), image('nginx')],
  });
  expect(images.map(({ platforms }) => platforms)).toEqual([['linux/arm64'], ['linux/amd64']]);
});
