import type * as t from 'io-ts';
import {
  CHARTS,
  CHARTS_PAGE,
  IMAGES,
  IMAGES_PAGE,
  PER_PAGE,
  ROADMAP,
  ROADMAP_PAGE,
  STATUS,
  UPDATES,
} from '../../contract/collections';
import { Chart, Image, RoadmapItem, StatusItem, Update } from '../../contract/items';
import type { File } from '../../domain/file';
import { jsonFileWithItems, type Kind, toJson } from './json';

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
  kind: Kind<CollectionDocument<R, A>>,
  items: ReadonlyArray<string>,
): File => jsonFileWithItems(kind, '', collectionOf(resource, items.length), items);

/** Each item of a collection as JSON. */
const toJsonItems = <A>(item: Codec<A>, items: ReadonlyArray<A>): ReadonlyArray<string> =>
  items.map((each) => toJson(item, each));

/** The documents of a collection with pages. */
interface PagedKinds<R extends string, A> {
  readonly item: Codec<A>;
  readonly collection: Kind<CollectionDocument<R, A>>;
  readonly page: Kind<PageDocument<R, A>>;
}

function* pagedFiles<R extends string, A>(
  resource: R,
  { item, collection, page }: PagedKinds<R, A>,
  items: ReadonlyArray<A>,
): Generator<File> {
  const json = toJsonItems(item, items);
  yield collectionFile(resource, collection, json);
  for (let n = 1; n <= countPages(json.length); n += 1)
    yield jsonFileWithItems(
      page,
      `${n}`,
      pageOf(resource, json.length, n),
      json.slice((n - 1) * PER_PAGE, n * PER_PAGE),
    );
}

export const renderImages = (items: ReadonlyArray<Image>): Iterable<File> =>
  pagedFiles('images', { item: Image, collection: IMAGES, page: IMAGES_PAGE }, items);

export const renderCharts = (items: ReadonlyArray<Chart>): Iterable<File> =>
  pagedFiles('charts', { item: Chart, collection: CHARTS, page: CHARTS_PAGE }, items);

export const renderRoadmap = (items: ReadonlyArray<RoadmapItem>): Iterable<File> =>
  pagedFiles('roadmap', { item: RoadmapItem, collection: ROADMAP, page: ROADMAP_PAGE }, items);

export const renderUpdates = (items: ReadonlyArray<Update>): File =>
  collectionFile('updates', UPDATES, toJsonItems(Update, items));

export const renderStatus = (items: ReadonlyArray<StatusItem>): File =>
  collectionFile('status', STATUS, toJsonItems(StatusItem, items));
