import * as t from 'io-ts';
import { nullable } from '../codec/nullable';
import { field, object } from '../codec/object';
import { enumeration, integer } from '../codec/scalar';
import { Chart, Image, RoadmapItem, StatusItem, Update } from './items';
import { ApiPath, ApiVersion, Count, Position } from './scalars';

/** Items on a page of a paged collection, as schema/v1/openapi.json says. */
export const PER_PAGE = 24;

const version = field(ApiVersion, 'Version of the API.');
const named = 'Which collection this is.';

const collection = <C extends t.Mixed>(name: string, resource: string, item: C) =>
  object(name, {
    apiVersion: version,
    resource: field(enumeration(`${name}Resource`, [resource]), named),
    total: field(Count, 'How many items `data` has.', { unit: 'items' }),
    data: field(t.array(item), 'Every item.'),
  });

export const ImageCollection = collection('ImageCollection', 'images', Image);
export const ChartCollection = collection('ChartCollection', 'charts', Chart);
export const RoadmapCollection = collection('RoadmapCollection', 'roadmap', RoadmapItem);
export const UpdateCollection = collection('UpdateCollection', 'updates', Update);
export const StatusCollection = collection('StatusCollection', 'status', StatusItem);

const path = (of: string, example: string) =>
  field(ApiPath, `Path of ${of}, from the base of the site.`, { examples: [example] });

export const PageLinks = object('PageLinks', {
  self: path('this page', '/api/v1/images/1.json'),
  first: path('the first page', '/api/v1/images/1.json'),
  last: path('the last page', '/api/v1/images/2.json'),
  collection: path('the full collection', '/api/v1/images.json'),
  prev: field(nullable(ApiPath), 'Path of the page before; null on the first page.'),
  next: field(nullable(ApiPath), 'Path of the page after; null on the last page.'),
});

const page = <C extends t.Mixed>(name: string, resource: string, item: C) =>
  object(name, {
    apiVersion: version,
    resource: field(enumeration(`${name}Resource`, [resource]), named),
    page: field(Position, 'Number of this page, from 1.', { examples: [1] }),
    perPage: field(integer('PerPage', PER_PAGE, PER_PAGE), 'Most items on a page.', {
      unit: 'items',
    }),
    total: field(Count, 'Items on all pages together.', { unit: 'items' }),
    totalPages: field(Position, 'How many pages there are; an empty collection has one.', {
      unit: 'pages',
    }),
    links: field(PageLinks, 'Where the other pages are.'),
    data: field(t.array(item), 'The items of this page.'),
  });

export const ImagePage = page('ImagePage', 'images', Image);
export const ChartPage = page('ChartPage', 'charts', Chart);
export const RoadmapPage = page('RoadmapPage', 'roadmap', RoadmapItem);
