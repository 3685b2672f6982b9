import * as t from 'io-ts';
import { field, nullable, object } from '../domain/codec/object';
import { integer } from '../domain/codec/scalar';
import { documentKind } from './document-kind';
import { collectionHead, total } from './fields';
import { Chart, Image, RoadmapItem, StatusItem, Update } from './items';
import { ApiPath, Count, PositiveInt } from './scalars';

/** Items on a page of a paged collection, as published in schema/v1/openapi.json. */
export const PER_PAGE = 24;

const collection = <R extends string, C extends t.Mixed>(name: string, resource: R, item: C) =>
  object(name, {
    ...collectionHead(name, resource),
    total,
    data: field(t.array(item), 'All items.'),
  });

export const ImageCollection = collection('ImageCollection', 'images', Image);
export const ChartCollection = collection('ChartCollection', 'charts', Chart);
export const RoadmapCollection = collection('RoadmapCollection', 'roadmap', RoadmapItem);
export const UpdateCollection = collection('UpdateCollection', 'updates', Update);
export const StatusCollection = collection('StatusCollection', 'status', StatusItem);

const path = (of: string, example: string) =>
  field(ApiPath, `Path of ${of}, starting at the base of the site.`, { examples: [example] });

export const PageLinks = object('PageLinks', {
  self: path('this page', '/api/v1/images/1.json'),
  first: path('the first page', '/api/v1/images/1.json'),
  last: path('the last page', '/api/v1/images/2.json'),
  collection: path('the full collection', '/api/v1/images.json'),
  prev: field(nullable(ApiPath), 'Path of the previous page; null on the first page.'),
  next: field(nullable(ApiPath), 'Path of the next page; null on the last page.'),
});

const page = <R extends string, C extends t.Mixed>(name: string, resource: R, item: C) =>
  object(name, {
    ...collectionHead(name, resource),
    page: field(PositiveInt, 'Number of this page, starting at 1.', { examples: [1] }),
    perPage: field(integer('PerPage', PER_PAGE, PER_PAGE), 'Maximum number of items on a page.', {
      unit: 'items',
    }),
    total: field(Count, 'Number of items on all pages.', { unit: 'items' }),
    totalPages: field(PositiveInt, 'Number of pages; an empty collection has one.', {
      unit: 'pages',
    }),
    links: field(PageLinks, 'Paths of the other pages.'),
    data: field(t.array(item), 'The items of this page.'),
  });

export const ImagePage = page('ImagePage', 'images', Image);
export const ChartPage = page('ChartPage', 'charts', Chart);
export const RoadmapPage = page('RoadmapPage', 'roadmap', RoadmapItem);

const collectionKind = <C extends t.Mixed, N extends string>(
  name: N,
  type: string,
  what: string,
  codec: C,
) =>
  ({
    name,
    path: `${name}.json`,
    operationId: `list${type}`,
    tag: 'Collections',
    summary: `All ${what}`,
    description: 'All items of the collection in one document.',
    codec,
  }) as const;

const pageKind = <C extends t.Mixed, N extends string>(
  name: N,
  type: string,
  what: string,
  codec: C,
) =>
  documentKind({
    name: `${name}-page`,
    path: `${name}/{page}.json` as const,
    operationId: `list${type}Page`,
    tag: 'Collections',
    summary: `A page of the ${what}`,
    description: `At most ${PER_PAGE} items. \`links\` has the paths of the other pages.`,
    codec,
    parameters: [
      {
        name: 'page',
        codec: PositiveInt,
        description: 'Number of the page, starting at 1.',
        example: 1,
      },
    ],
    notFound: 'There is no such page.',
  });

export const IMAGES = documentKind(collectionKind('images', 'Images', 'images', ImageCollection));
export const IMAGES_PAGE = pageKind('images', 'Images', 'images', ImagePage);
export const CHARTS = documentKind(collectionKind('charts', 'Charts', 'charts', ChartCollection));
export const CHARTS_PAGE = pageKind('charts', 'Charts', 'charts', ChartPage);
export const ROADMAP = documentKind(
  collectionKind('roadmap', 'Roadmap', 'planned apps', RoadmapCollection),
);
export const ROADMAP_PAGE = pageKind('roadmap', 'Roadmap', 'planned apps', RoadmapPage);
export const UPDATES = documentKind({
  ...collectionKind('updates', 'Updates', 'updates', UpdateCollection),
  isMemory: true,
  description: 'The result of the latest daily version check: one item for each app.',
});
export const STATUS = documentKind({
  ...collectionKind('status', 'Status', 'scan states', StatusCollection),
  isMemory: true,
  description:
    'One item for each version of each available image: how recent and how complete its scan is. It tells "clean" from "not scanned".',
});
