import { expect, test } from '@jest/globals';
import { IMAGES, IMAGES_PAGE, ROADMAP, ROADMAP_PAGE } from '../../src/contract/collections';
import type { RoadmapItem } from '../../src/contract/items';
import { pagedFiles } from '../../src/derive/render/collections';
import { catalogImage } from '../builders/manifest';

const item = (n: number): RoadmapItem => ({ priority: 'next', category: 'c', name: `n${n}` });
const items = (n: number) => Array.from({ length: n }, (_, i) => item(i + 1));

/** The text of the page, without the renderer. */
const pageText = (page: number, total: number, totalPages: number, first: number, last: number) => {
  const path = (n: number) => `/api/v1/roadmap/${n}.json`;
  const quoted = (n: number) => (n >= 1 && n <= totalPages ? `"${path(n)}"` : 'null');
  const data = items(total)
    .slice(first, last)
    .map(({ name }) => `{"name":"${name}","category":"c","priority":"next"}`);
  return `{"apiVersion":"v1","resource":"roadmap","page":${page},"perPage":24,"total":${total},"totalPages":${totalPages},"links":{"self":"${path(page)}","first":"${path(1)}","last":"${path(totalPages)}","collection":"/api/v1/roadmap.json","prev":${quoted(page - 1)},"next":${quoted(page + 1)}},"data":[${data.join(',')}]}\n`;
};

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
])('pages of %d items', (total, pages) => {
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
  const published = { ...image, security: null, recommended: '1' };
  const [collection] = pagedFiles('images', IMAGES, IMAGES_PAGE, [published]);
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
