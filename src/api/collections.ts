import * as t from 'io-ts';
import { nullable } from '../codec/nullable';
import { field, object } from '../codec/object';
import { enumeration, integer } from '../codec/scalar';
import { apiVersion, total } from './fields';
import { Chart, Image, RoadmapItem, StatusItem, Update } from './items';
import { ApiPath, Count, PositiveInt } from './scalars';

/** Items on a page of a paged collection, as published in schema/v1/openapi.json. */
export const PER_PAGE = 24;

const named = 'Name of the collection.';

const collection = <C extends t.Mixed>(name: string, resource: string, item: C) =>
  object(name, {
    apiVersion,
    resource: field(enumeration(`${name}Resource`, [resource]), named),
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

const page = <C extends t.Mixed>(name: string, resource: string, item: C) =>
  object(name, {
    apiVersion,
    resource: field(enumeration(`${name}Resource`, [resource]), named),
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
