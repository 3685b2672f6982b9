import { describe, expect, test } from '@jest/globals';
import type { Image, SecurityRecord, StatusItem } from '../../explorer/model/documents';
import {
  categoriesOf,
  filterImages,
  type ImageFilter,
  type ImageOrder,
  listImages,
  sortImages,
} from '../../explorer/model/images';

const record = (
  grade: SecurityRecord['grade'],
  total: number,
  fixable: number,
): SecurityRecord => ({
  version: '2',
  tag: 'ghcr.io/acme/images/any:2',
  critical: 0,
  high: total,
  medium: 0,
  low: 0,
  unknown: 0,
  total,
  fixable,
  grade,
  score: 50,
  image: 'ghcr.io/acme/images/any',
  versions: [],
  href: '/api/v1/security/any.json',
});

const image = (slug: string, more: Partial<Image> = {}): Image => ({
  slug,
  name: slug,
  category: 'Databases',
  summary: `The image ${slug}`,
  tier: 'standard',
  status: 'available',
  license: 'MIT',
  licenseClean: 'clean',
  upstream: 'https://example.test/',
  image: `ghcr.io/acme/images/${slug}`,
  security: null,
  ...more,
});

const status = (slug: string, version: string): StatusItem => ({
  slug,
  version,
  digest: null,
  state: 'scanned',
  scannedAt: null,
  scanner: null,
});

const listed = listImages(
  [
    image('redis', { security: record('D', 4, 0), tier: 'low' }),
    image('postgres', { security: record('F', 9, 3), tier: 'critical' }),
    image('go', { category: 'Runtimes', summary: 'Builds a database driver' }),
    image('adminer', { security: record('A+', 0, 0) }),
  ],
  [status('redis', '3'), status('redis', '2'), status('go', '1.25'), status('go', '1.24')],
);
const slugsOf = (found: typeof listed): ReadonlyArray<string> =>
  found.map((each) => each.image.slug);

test('an image stands with the status of the version that its record is of, else of the newest', () => {
  expect(listed.map((each) => each.status?.version)).toEqual(['2', undefined, '1.25', undefined]);
});

describe('images are filtered', () => {
  const none: ImageFilter = { search: '', category: '', tier: '', grade: '', rebuild: false };
  test.each<[Partial<ImageFilter>, ReadonlyArray<string>]>([
    [{}, ['redis', 'postgres', 'go', 'adminer']],
    [{ search: 'DATABASE driver' }, ['go']],
    [{ category: 'Runtimes' }, ['go']],
    [{ tier: 'critical' }, ['postgres']],
    [{ grade: 'A+' }, ['adminer']],
    [{ grade: 'none' }, ['go']],
    [{ rebuild: true }, ['postgres']],
    [{ rebuild: true, tier: 'low' }, []],
  ])('by %j', (filter, slugs) => {
    expect(slugsOf(filterImages(listed, { ...none, ...filter }))).toEqual(slugs);
  });
});

describe('images are sorted', () => {
  test.each<[ImageOrder, boolean, ReadonlyArray<string>]>([
    ['catalog', false, ['redis', 'postgres', 'go', 'adminer']],
    ['name', false, ['adminer', 'go', 'postgres', 'redis']],
    ['name', true, ['redis', 'postgres', 'go', 'adminer']],
    ['tier', false, ['postgres', 'go', 'adminer', 'redis']],
    ['grade', false, ['postgres', 'redis', 'adminer', 'go']],
    ['total', false, ['postgres', 'redis', 'adminer', 'go']],
    ['fixable', false, ['postgres', 'redis', 'adminer', 'go']],
    ['fixable', true, ['go', 'redis', 'adminer', 'postgres']],
  ])('by %s, reversed: %s', (order, reversed, slugs) => {
    expect(slugsOf(sortImages(listed, order, reversed))).toEqual(slugs);
  });
});

test('categories are named once each, in the order of the alphabet', () => {
  expect(categoriesOf([{ category: 'b' }, { category: 'A' }, { category: 'b' }])).toEqual([
    'A',
    'b',
  ]);
});
