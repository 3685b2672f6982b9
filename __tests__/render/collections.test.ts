import { describe, expect, test } from '@jest/globals';
import {
  CHARTS,
  CHARTS_PAGE,
  IMAGES,
  IMAGES_PAGE,
  ROADMAP,
  ROADMAP_PAGE,
  STATUS,
  UPDATES,
} from '../../src/contract/collections';
import type { Image, RoadmapItem, StatusItem } from '../../src/contract/items';
import { collectionFile, pagedFiles } from '../../src/derive/render/collections';
import { catalogImage, catalogOf, chart } from '../builders/manifest';

const item = (n: number): RoadmapItem => ({ priority: 'next', category: 'c', name: `n${n}` });
const items = (n: number) => Array.from({ length: n }, (_, i) => item(i + 1));

const imageFiles = (image: Image) => [...pagedFiles('images', IMAGES, IMAGES_PAGE, [image])];

/** The text of the page, without the renderer. */
const pageText = (page: number, total: number, totalPages: number, first: number, last: number) => {
  const path = (n: number) => `/api/v1/roadmap/${n}.json`;
  const quoted = (n: number) => (n >= 1 && n <= totalPages ? `"${path(n)}"` : 'null');
  const data = items(total)
    .slice(first, last)
    .map(({ name }) => `{"name":"${name}","category":"c","priority":"next"}`);
  return `{"apiVersion":"v1","resource":"roadmap","page":${page},"perPage":24,"total":${total},"totalPages":${totalPages},"links":{"self":"${path(page)}","first":"${path(1)}","last":"${path(totalPages)}","collection":"/api/v1/roadmap.json","prev":${quoted(page - 1)},"next":${quoted(page + 1)}},"data":[${data.join(',')}]}\n`;
};

describe('pages of', () => {
  test.each<readonly [number, ReadonlyArray<readonly [number, number]>]>([
    [0, [[0, 0]]],
    [1, [[0, 1]]],
    [24, [[0, 24]]],
    [
      25,
      [
        [0, 24],
        [24, 25],
      ],
    ],
    [
      48,
      [
        [0, 24],
        [24, 48],
      ],
    ],
    [
      49,
      [
        [0, 24],
        [24, 48],
        [48, 49],
      ],
    ],
  ])('%d items', (total, pages) => {
    const [collection, ...rest] = pagedFiles('roadmap', ROADMAP, ROADMAP_PAGE, items(total));
    const data = items(total).map(({ name }) => ({ name, category: 'c', priority: 'next' }));
    expect(collection).toEqual({
      path: 'roadmap.json',
      content: `${JSON.stringify({ apiVersion: 'v1', resource: 'roadmap', total, data })}\n`,
    });
    expect(rest).toEqual(
      pages.map(([first, last], i) => ({
        path: `roadmap/${i + 1}.json`,
        content: pageText(i + 1, total, pages.length, first, last),
      })),
    );
  });
});

test('images and charts have pages', () => {
  const image = catalogImage('redis');
  expect(
    imageFiles({ ...image, security: null, recommended: null }).map(({ path }) => path),
  ).toEqual(['images.json', 'images/1.json']);
  const charts = catalogOf({ charts: [chart('redis')] }).charts.map((c) => ({
    ...c,
    security: null,
    coverage: { images: 0, inCatalog: 0, scanned: 0 },
    worst: null,
  }));
  expect([...pagedFiles('charts', CHARTS, CHARTS_PAGE, charts)].map(({ path }) => path)).toEqual([
    'charts.json',
    'charts/1.json',
  ]);
});

test('keys are in the order of the contract, x- keys last', () => {
  const image = catalogImage('redis', {
    'x-a': 1,
    knownIssue: 'k',
    cleanAlternative: 'a',
    caution: false,
    source: 'https://acme.test',
    arches: ['amd64'],
    versions: [
      {
        'x-b': 2,
        digest: `sha256:${'0'.repeat(64)}`,
        published: '2026-01-01T00:00:00Z',
        size: '1 MB',
        version: '1',
        deprecated: true,
        eol: '2027-01-31',
      },
    ],
  });
  const [collection] = imageFiles({ ...image, security: null, recommended: '1' });
  const [first] = (JSON.parse(String(collection?.content)) as { data: [{ versions: [object] }] })
    .data;
  expect(Object.keys(first)).toEqual(
    'slug name category summary tier status license licenseClean version versions arches upstream source image caution cleanAlternative knownIssue security recommended x-a'.split(
      ' ',
    ),
  );
  expect(Object.keys(first.versions[0])).toEqual([
    ...['version', 'size', 'published', 'digest', 'eol', 'deprecated', 'x-b'],
  ]);
});

test('updates and states have no pages', () => {
  expect(collectionFile('updates', UPDATES, [])).toEqual({
    path: 'updates.json',
    content: '{"apiVersion":"v1","resource":"updates","total":0,"data":[]}\n',
  });
  expect(
    collectionFile('updates', UPDATES, [
      { url: 'https://a.test', to: '2', from: '1', outcome: 'held', app: 'redis', 'x-a': 1 },
    ]).content,
  ).toBe(
    '{"apiVersion":"v1","resource":"updates","total":1,"data":[{"app":"redis","from":"1","to":"2","outcome":"held","url":"https://a.test","x-a":1}]}\n',
  );
  const status: StatusItem = {
    scanner: null,
    scannedAt: null,
    state: 'unscanned',
    digest: null,
    version: '1',
    slug: 'redis',
    urgent: null,
    database: null,
    verdict: 'unverified',
  };
  expect(collectionFile('status', STATUS, [status])).toEqual({
    path: 'status.json',
    content:
      '{"apiVersion":"v1","resource":"status","total":1,"data":[{"slug":"redis","version":"1","digest":null,"state":"unscanned","scannedAt":null,"scanner":null,"verdict":"unverified","urgent":null,"database":null}]}\n',
  });
});
