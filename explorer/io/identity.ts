import { catalogName } from '../model/identity';
import { readyValue, useDocument } from './load';

/** The name of the catalog; undefined until it has loaded, and in a catalog without a feed. */
export const useCatalogName = (): string | undefined =>
  catalogName(readyValue(useDocument<unknown>('feed.json', 'later')));

/** `Acme catalog`. */
export const useCatalogTitle = (): string => {
  const name = useCatalogName();
  return name === undefined ? 'Catalog' : `${name} catalog`;
};
