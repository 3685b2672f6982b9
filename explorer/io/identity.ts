import { catalogName } from '../model/identity';
import { useLater } from './load';

/** Undefined until loaded, and in a catalog without a feed. */
export const useCatalogName = (): string | undefined => catalogName(useLater<unknown>('feed.json'));

export const useCatalogTitle = (): string => {
  const name = useCatalogName();
  return name === undefined ? 'Catalog' : `${name} catalog`;
};
