import type * as t from 'io-ts';
import { type ImageCollection, type ImagePage, PER_PAGE } from '../../contract/collections';
import type { File } from '../../domain/file';
import { jsonFile, type Kind } from './json';

/** The document of a collection of other items, or a page of it. */
type Of<D, R extends string, A> = Omit<D, 'resource' | 'data'> & { resource: R; data: A[] };
type CollectionDocument<R extends string, A> = Of<t.TypeOf<typeof ImageCollection>, R, A>;
type PageDocument<R extends string, A> = Of<t.TypeOf<typeof ImagePage>, R, A>;

/** An empty collection has one page without items. */
const countPages = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));

const pageOf = <R extends string, A>(
  resource: R,
  items: ReadonlyArray<A>,
  page: number,
): PageDocument<R, A> => {
  const totalPages = countPages(items.length);
  const path = (n: number): string => `/api/v1/${resource}/${n}.json`;
  return {
    apiVersion: 'v1',
    resource,
    page,
    perPage: PER_PAGE,
    total: items.length,
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

/** The document of a collection that has no pages. */
export const collectionFile = <R extends string, A>(
  resource: R,
  kind: Kind<CollectionDocument<R, A>>,
  items: ReadonlyArray<A>,
): File =>
  jsonFile<CollectionDocument<R, A>>(kind, '', {
    apiVersion: 'v1',
    resource,
    total: items.length,
    data: [...items],
  });

/** The document of a collection, and its pages. */
export function* pagedFiles<R extends string, A>(
  resource: R,
  collection: Kind<CollectionDocument<R, A>>,
  page: Kind<PageDocument<R, A>>,
  items: ReadonlyArray<A>,
): Generator<File> {
  yield collectionFile(resource, collection, items);
  for (let n = 1; n <= countPages(items.length); n += 1)
    yield jsonFile(page, `${n}`, pageOf(resource, items, n));
}
