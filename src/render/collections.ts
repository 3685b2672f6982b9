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
import { Chart, Image, RoadmapItem, StatusItem, Update } from '../api/items';
import type { File } from '../file';
import { jsonFileWithItems, toJson } from './json';

interface CollectionDocument<R extends string, A> {
  apiVersion: 'v1';
  resource: R;
  total: number;
  data: A[];
}

interface PageDocument<R extends string, A> extends CollectionDocument<R, A> {
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

type Codec<A> = t.Type<A, unknown, unknown>;

const collectionOf = <R extends string, A>(
  resource: R,
  total: number,
): CollectionDocument<R, A> => ({
  apiVersion: 'v1',
  resource,
  total,
  data: [],
});

/** An empty collection has one page without items. */
const countPages = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));

const pageOf = <R extends string, A>(
  resource: R,
  total: number,
  page: number,
): PageDocument<R, A> => {
  const totalPages = countPages(total);
  const path = (n: number): string => `/api/v1/${resource}/${n}.json`;
  return {
    ...collectionOf<R, A>(resource, total),
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
  };
};

const collectionFile = <R extends string, A>(
  resource: R,
  codec: Codec<CollectionDocument<R, A>>,
  items: ReadonlyArray<string>,
): File =>
  jsonFileWithItems(`${resource}.json`, codec, collectionOf(resource, items.length), items);

/** Each item of a collection as JSON. */
const toJsonItems = <A>(item: Codec<A>, items: ReadonlyArray<A>): ReadonlyArray<string> =>
  items.map((each) => toJson(item, each));

interface PagedCodecs<R extends string, A> {
  readonly item: Codec<A>;
  readonly collection: Codec<CollectionDocument<R, A>>;
  readonly page: Codec<PageDocument<R, A>>;
}

function* pagedFiles<R extends string, A>(
  resource: R,
  { item, collection, page }: PagedCodecs<R, A>,
  items: ReadonlyArray<A>,
): Generator<File> {
  const json = toJsonItems(item, items);
  yield collectionFile(resource, collection, json);
  for (let n = 1; n <= countPages(json.length); n += 1)
    yield jsonFileWithItems(
      `${resource}/${n}.json`,
      page,
      pageOf(resource, json.length, n),
      json.slice((n - 1) * PER_PAGE, n * PER_PAGE),
    );
}

export const renderImages = (items: ReadonlyArray<Image>): Iterable<File> =>
  pagedFiles('images', { item: Image, collection: ImageCollection, page: ImagePage }, items);

export const renderCharts = (items: ReadonlyArray<Chart>): Iterable<File> =>
  pagedFiles('charts', { item: Chart, collection: ChartCollection, page: ChartPage }, items);

export const renderRoadmap = (items: ReadonlyArray<RoadmapItem>): Iterable<File> =>
  pagedFiles(
    'roadmap',
    { item: RoadmapItem, collection: RoadmapCollection, page: RoadmapPage },
    items,
  );

export const renderUpdates = (items: ReadonlyArray<Update>): File =>
  collectionFile('updates', UpdateCollection, toJsonItems(Update, items));

export const renderStatus = (items: ReadonlyArray<StatusItem>): File =>
  collectionFile('status', StatusCollection, toJsonItems(StatusItem, items));
