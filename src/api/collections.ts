import * as t from 'io-ts';
import { nullable } from '../codec/nullable';
import { object } from '../codec/object';
import { integer, word } from '../codec/scalar';
import { Chart, Image, RoadmapItem, StatusItem, Update } from './items';
import { ApiPath, ApiVersion, Count, Position } from './words';

/** Items on a page of a paged collection (contract, Limits). */
export const PER_PAGE = 24;

const collection = <C extends t.Mixed>(name: string, resource: string, item: C) =>
  object(name, {
    apiVersion: ApiVersion,
    resource: word(`${name}Resource`, [resource]),
    total: Count,
    data: t.array(item),
  });

export const ImageCollection = collection('ImageCollection', 'images', Image);
export const ChartCollection = collection('ChartCollection', 'charts', Chart);
export const RoadmapCollection = collection('RoadmapCollection', 'roadmap', RoadmapItem);
export const UpdateCollection = collection('UpdateCollection', 'updates', Update);
export const StatusCollection = collection('StatusCollection', 'status', StatusItem);

export const PageLinks = object('PageLinks', {
  self: ApiPath,
  first: ApiPath,
  last: ApiPath,
  collection: ApiPath,
  prev: nullable(ApiPath),
  next: nullable(ApiPath),
});

const page = <C extends t.Mixed>(name: string, resource: string, item: C) =>
  object(name, {
    apiVersion: ApiVersion,
    resource: word(`${name}Resource`, [resource]),
    page: Position,
    perPage: integer('PerPage', PER_PAGE, PER_PAGE),
    total: Count,
    totalPages: Position,
    links: PageLinks,
    data: t.array(item),
  });

export const ImagePage = page('ImagePage', 'images', Image);
export const ChartPage = page('ChartPage', 'charts', Chart);
export const RoadmapPage = page('RoadmapPage', 'roadmap', RoadmapItem);
