import { describe, expect, test } from '@jest/globals';
import type {
  ChartChanges,
  ChartUpdate,
  ImageChanges,
  RebuiltVersion,
} from '../../src/contract/changes';
import type { RemovedItem } from '../../src/contract/digests';
import { catalogItems, findTombstones } from '../../src/derive/feeds/catalog-items';
import { at, chartChanges, DAY, dayOf, imageChanges } from './days';

const NONE = findTombstones([]);

const rebuilt = (...versions: ReadonlyArray<string>): RebuiltVersion[] =>
  versions.map((version) => ({ version, from: null, to: null, at: at('01:00:00') }));
const updates = (...pairs: ReadonlyArray<readonly [string, string]>): ChartUpdate[] =>
  pairs.map(([from, to]) => ({ from, to, at: at('01:00:00') }));

type Row = readonly [
  what: string,
  images: ReadonlyArray<ImageChanges>,
  charts: ReadonlyArray<ChartChanges>,
  title: string,
  text: string,
  counts: readonly [images: number, versions: number],
];

test.each<Row>([
  [
    'one version added',
    [imageChanges('redis', { added: ['8.2.2'] })],
    [],
    'redis 8.2.2 added',
    'redis: added 8.2.2',
    [1, 1],
  ],
  [
    'several changes of each kind',
    [
      imageChanges('adminer', { removed: ['5.4.4'], rebuilt: rebuilt('5.5.1') }),
      imageChanges('redis', { added: ['8.2.2'], rebuilt: rebuilt('8.0.3') }),
    ],
    [],
    'redis 8.2.2 added, adminer 5.4.4 removed, adminer 5.5.1, redis 8.0.3 rebuilt',
    'adminer: removed 5.4.4, rebuilt 5.5.1\nredis: added 8.2.2, rebuilt 8.0.3',
    [2, 4],
  ],
  [
    'kinds without zeros',
    [imageChanges('redis', { removed: ['2', '1'], rebuilt: rebuilt('3') })],
    [],
    'redis 2, redis 1 removed, redis 3 rebuilt',
    'redis: removed 2, 1, rebuilt 3',
    [1, 3],
  ],
  [
    'a version that is rebuilt twice, and removed',
    [imageChanges('redis', { removed: ['1.9'], rebuilt: rebuilt('1.9', '1.10', '1.9') })],
    [],
    'redis 1.9 removed, redis 1.10, redis 1.9 rebuilt',
    'redis: removed 1.9, rebuilt 1.10, 1.9',
    [1, 2],
  ],
  [
    'a new image with versions',
    [imageChanges('redis', { new: true, added: ['2', '1'] })],
    [],
    'redis 2, redis 1 added',
    'redis: added 2, 1',
    [1, 2],
  ],
  [
    'three versions by their names, and counts more, with the noun after the first count only',
    [
      imageChanges('curl', { added: ['3', '2', '1'], removed: ['6', '5'] }),
      imageChanges('redis', { added: ['4'], removed: ['8', '7'], rebuilt: rebuilt('9', '10') }),
      imageChanges('valkey', { rebuilt: rebuilt('1') }),
    ],
    [],
    '4 versions added, 4 removed, redis 10, redis 9, valkey 1 rebuilt',
    'curl: added 3, 2, 1, removed 6, 5\nredis: added 4, removed 8, 7, rebuilt 10, 9\nvalkey: rebuilt 1',
    [3, 11],
  ],
  [
    'a new image without versions',
    [imageChanges('redis', { new: true })],
    [],
    '1 image added',
    'redis: added',
    [1, 0],
  ],
  [
    'images that are only added and removed',
    [
      imageChanges('adminer', { gone: true }),
      imageChanges('redis', { new: true, gone: true }),
      imageChanges('valkey', { gone: true }),
    ],
    [],
    '1 image added, 3 removed',
    'adminer: removed\nredis: added, removed\nvalkey: removed',
    [3, 0],
  ],
  [
    'a removed image and an added version',
    [imageChanges('adminer', { gone: true }), imageChanges('redis', { added: ['1'] })],
    [],
    'redis 1 added',
    'adminer: removed\nredis: added 1',
    [2, 1],
  ],
  [
    'a chart',
    [],
    [chartChanges('redis', { versions: updates(['1.4.0', '1.5.0']) })],
    '1 chart updated',
    'redis: chart 1.4.0 to 1.5.0',
    [0, 0],
  ],
  [
    'several updates of a chart as a single one',
    [],
    [chartChanges('redis', { versions: updates(['1.4.0', '1.5.0'], ['1.5.0', '1.6.0']) })],
    '1 chart updated',
    'redis: chart 1.4.0 to 1.6.0',
    [0, 0],
  ],
  [
    'a chart whose versions have line breaks, on one line',
    [],
    [chartChanges('redis', { versions: updates(['1\r\n\nredis: removed 9', '2\n']) })],
    '1 chart updated',
    'redis: chart 1 redis: removed 9 to 2 ',
    [0, 0],
  ],
  [
    'added and removed charts, after the images',
    [imageChanges('redis', { rebuilt: rebuilt('1') })],
    [
      chartChanges('adminer', { gone: true }),
      chartChanges('redis', { new: true }),
      chartChanges('valkey', { new: true, gone: true, versions: updates(['1', '2']) }),
    ],
    'redis 1 rebuilt, 3 charts updated',
    'redis: rebuilt 1\nadminer: chart removed\nredis: chart added\nvalkey: chart added, 1 to 2, removed',
    [1, 1],
  ],
])(
  'the item of a day describes %s',
  (_, images, charts, title, text, [imageCount, versionCount]) => {
    const slugs = [...new Set([...images, ...charts].map(({ slug }) => slug))].sort();
    expect(catalogItems(dayOf({ images: [...images], charts: [...charts] }), NONE)).toEqual([
      {
        ...{ title, content_text: text },
        ...{ date_published: at('01:00:00'), date_modified: at('02:00:00') },
        tags: ['catalog', ...slugs],
        _catalog: {
          slugs: images.map(({ slug }) => slug),
          ...{ kind: 'catalog', date: DAY, cve: null, severity: null },
          ...{ images: imageCount, versions: versionCount },
        },
      },
    ]);
  },
);

test('a day without facts has no item, even if its document lists images', () => {
  const empty = { images: [imageChanges('redis')], charts: [chartChanges('redis')] };
  expect([catalogItems(dayOf(), NONE), catalogItems(dayOf(empty), NONE)]).toEqual([[], []]);
});

test('an item is dated from the earliest to the latest change of images and charts', () => {
  const [item] = catalogItems(
    dayOf({
      images: [
        imageChanges('a', { added: ['1'], first: at('05:00:00'), last: at('06:00:00') }),
        imageChanges('b', { added: ['1'], first: at('04:00:00'), last: at('05:00:00') }),
      ],
      charts: [chartChanges('c', { new: true, first: at('04:30:00'), last: at('07:00:00') })],
    }),
    NONE,
  );
  expect([item?.date_published, item?.date_modified]).toEqual([at('04:00:00'), at('07:00:00')]);
});

test('images and charts together have at most 50 lines', () => {
  const slugs = Array.from({ length: 30 }, (_, i) => `s${10 + i}`);
  const [item] = catalogItems(
    dayOf({
      images: slugs.map((slug) => imageChanges(slug, { added: ['1'] })),
      charts: slugs.map((slug) => chartChanges(slug, { new: true })),
    }),
    NONE,
  );
  expect(item?.title).toBe('30 versions added, 30 charts updated');
  expect(item?.content_text.split('\n')).toEqual([
    ...slugs.map((slug) => `${slug}: added 1`),
    ...slugs.slice(0, 20).map((slug) => `${slug}: chart added`),
    'and 10 more',
  ]);
  expect(item?.tags).toEqual(['catalog', ...slugs]);
});

test('images and charts are tags, but only images are named and counted', () => {
  const slugs = Array.from({ length: 101 }, (_, i) => `s${100 + i}`);
  const [item] = catalogItems(
    dayOf({
      images: [imageChanges('s100', { added: ['1'] })],
      charts: slugs.map((slug) => chartChanges(slug, { new: true })),
    }),
    NONE,
  );
  expect(item?.tags).toEqual(['catalog', ...slugs.slice(0, 100), 'more-images']);
  expect([item?._catalog.images, item?._catalog.slugs]).toEqual([1, ['s100']]);
});

describe('the line of an image that is gone', () => {
  const tombstone = (more: Partial<RemovedItem> = {}): RemovedItem => ({
    ...{ slug: 'minio', version: null, digest: null, removed: at('01:00:00') },
    ...{ replacement: { slug: 'aistor', version: null }, reason: 'renamed upstream' },
    ...more,
  });
  const gone = { gone: true, removed: ['2', '1'] };

  test.each<readonly [string, ReadonlyArray<RemovedItem>, Partial<ImageChanges>, string]>([
    [
      'names its replacement and the reason',
      [tombstone()],
      gone,
      'minio: removed, use aistor (renamed upstream)',
    ],
    [
      'names the version of the replacement',
      [tombstone({ replacement: { slug: 'aistor', version: '3' }, reason: null })],
      gone,
      'minio: removed, use aistor 3',
    ],
    [
      'has a reason alone, on one line',
      [tombstone({ replacement: null, reason: 'no\nupstream' })],
      gone,
      'minio: removed (no upstream)',
    ],
    [
      'has the versions if its owner says nothing',
      [tombstone({ replacement: null, reason: null }), tombstone({ version: '2' })],
      gone,
      'minio: removed 2, 1',
    ],
    ['has the versions if it is back', [], gone, 'minio: removed 2, 1'],
    [
      'has the versions if only these are gone',
      [tombstone()],
      { removed: ['1'] },
      'minio: removed 1',
    ],
  ])('%s', (_, removed, changes, expected) => {
    const day = dayOf({ images: [imageChanges('minio', changes)] });
    const [item] = catalogItems(day, findTombstones(removed));
    expect(item?.content_text).toBe(expected);
  });
});
