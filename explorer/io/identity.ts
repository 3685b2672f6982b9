import { catalogName } from '../model/identity';
import { useLater } from './load';

/** The name of the catalog; undefined until it has loaded, and in a catalog without a feed. */
export const useCatalogName = (): string | undefined => catalogName(useLater<unknown>('feed.json'));

/** `Acme catalog`. */
export const useCatalogTitle = (): string => {
  const name = useCatalogName();
  return name === undefined ? 'Catalog' : `${name} catalog`;
};
