import type * as t from 'io-ts';
import {
  ChartCollection,
  ChartPage,
  ImageCollection,
  ImagePage,
  PER_PAGE,
  RoadmapCollection,
  RoadmapPage,
  StatusCollection,
  UpdateCollection,
} from '../api/collections';
import type { Chart, Image, RoadmapItem, StatusItem, Update } from '../api/items';
import type { File } from './file';
import { jsonFile } from './json';

interface CollectionDocument<A> {
  apiVersion: 'v1';
  resource: string;
  total: number;
  data: A[];
}

interface PageDocument<A> extends CollectionDocument<A> {
  page: number;
  perPage: number;
  totalPages: number;
  links: {
    self: string;
    first: string;
    last: string;
    collection: string;
    prev: string | null;
    next: string | null;
  };
}

const collectionOf = <A>(resource: string, items: ReadonlyArray<A>): CollectionDocument<A> => ({
  apiVersion: 'v1',
  resource,
  total: items.length,
  data: [...items],
});

/** Pages of an empty collection: one, without items. */
const pagesIn = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));

const pageOf = <A>(resource: string, items: ReadonlyArray<A>, page: number): PageDocument<A> => {
  const totalPages = pagesIn(items.length);
  const path = (n: number): string => `/api/v1/${resource}/${n}.json`;
  return {
    ...collectionOf(resource, items),
    page,
    perPage: PER_PAGE,
    totalPages,
    links: {
      self: path(page),
      first: path(1),
      last: path(totalPages),
      collection: `/api/v1/${resource}.json`,
      prev: page > 1 ? path(page - 1) : null,
      next: page < totalPages ? path(page + 1) : null,
    },
    data: items.slice((page - 1) * PER_PAGE, page * PER_PAGE),
  };
};

const paged = <A>(
  resource: string,
  collection: t.Type<CollectionDocument<A>, unknown, unknown>,
  page: t.Type<PageDocument<A>, unknown, unknown>,
  items: ReadonlyArray<A>,
): ReadonlyArray<File> => [
  jsonFile(`${resource}.json`, collection, collectionOf(resource, items)),
  ...Array.from({ length: pagesIn(items.length) }, (_, i) =>
    jsonFile(`${resource}/${i + 1}.json`, page, pageOf(resource, items, i + 1)),
  ),
];

export const renderImages = (items: ReadonlyArray<Image>): ReadonlyArray<File> =>
  paged('images', ImageCollection, ImagePage, items);

export const renderCharts = (items: ReadonlyArray<Chart>): ReadonlyArray<File> =>
  paged('charts', ChartCollection, ChartPage, items);

export const renderRoadmap = (items: ReadonlyArray<RoadmapItem>): ReadonlyArray<File> =>
  paged('roadmap', RoadmapCollection, RoadmapPage, items);

export const renderUpdates = (items: ReadonlyArray<Update>): File =>
  jsonFile('updates.json', UpdateCollection, collectionOf('updates', items));

export const renderStatus = (items: ReadonlyArray<StatusItem>): File =>
  jsonFile('status.json', StatusCollection, collectionOf('status', items));
