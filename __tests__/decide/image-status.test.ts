import { describe, expect, test } from '@jest/globals';
import {
  findPrimaryImage,
  rollupsOf,
  toImageRecord,
  type VersionStatus,
} from '../../src/decide/image-status';
import { repositoryOf } from '../../src/domain/image-reference';
import type { ManifestChart } from '../../src/read/manifest/manifest';
import { digestOf } from '../builders/digest';
import { rollupOfRecord } from '../builders/findings';
import { catalogOf, chart, image } from '../builders/manifest';

const NOTHING = { rows: [], suppressions: [] };
const IMAGE = 'ghcr.io/acme/images/redis';
const D = digestOf('a');

describe('the record of an image', () => {
  const version = (name: string, scanned: boolean): VersionStatus => ({
    version: name,
    digest: null,
    decision: { kind: 'unscanned' },
    state: scanned ? 'scanned' : 'unscanned',
    scannedAt: null,
    scanner: null,
    platforms: [],
    database: null,
    rollup: scanned ? rollupOfRecord(name, IMAGE, NOTHING) : undefined,
    hasUrgent: false,
  });
  const security = (...versions: ReadonlyArray<VersionStatus>) => ({
    slug: 'redis',
    image: IMAGE,
    versions,
  });

  test('is that of its newest version that has one', () => {
    const both = security(version('3', false), version('2', true), version('1', true));
    expect(rollupsOf(both)).toEqual([
      rollupOfRecord('2', IMAGE, NOTHING),
      rollupOfRecord('1', IMAGE, NOTHING),
    ]);
    expect(toImageRecord(both)).toEqual({
      ...rollupOfRecord('2', IMAGE, NOTHING),
      image: IMAGE,
      versions: [rollupOfRecord('2', IMAGE, NOTHING), rollupOfRecord('1', IMAGE, NOTHING)],
      href: '/api/v1/security/redis.json',
    });
  });

  test.each([[[]], [[version('1', false)]]])('is null if no version has one', (versions) => {
    expect(toImageRecord(security(...versions))).toBeNull();
  });
});

describe('the primary image of a chart', () => {
  const { images } = catalogOf({ images: [image('redis'), image('nginx')] });
  const byRepository = new Map(images.map((each) => [repositoryOf(each.image), each]));
  const ref = (name: string) => ({ name: 'n', image: `${name}@${D}` });

  test.each<readonly [string, Partial<ManifestChart>, string | undefined]>([
    ['imageRepository', { imageRepository: IMAGE }, 'redis'],
    ['imageRepository with tag and digest', { imageRepository: `${IMAGE}:7@${D}` }, 'redis'],
    [
      'imageRepository before images',
      { imageRepository: IMAGE, images: [ref('ghcr.io/acme/images/nginx')] },
      'redis',
    ],
    ['the first of images', { images: [ref('ghcr.io/acme/images/nginx'), ref(IMAGE)] }, 'nginx'],
    [
      'the first entry of images that is in the catalog',
      { imageRepository: 'x', images: [ref('y'), ref(`${IMAGE}:7`)] },
      'redis',
    ],
    [
      'undefined if no image is in the catalog',
      { imageRepository: 'redis', images: [ref('nginx')] },
      undefined,
    ],
    ['nothing at all', {}, undefined],
  ])('%s', (_, more, slug) => {
    const [only] = catalogOf({ charts: [chart('c', more)] }).charts;
    expect(only && findPrimaryImage(only, byRepository)?.slug).toBe(slug);
  });
});
