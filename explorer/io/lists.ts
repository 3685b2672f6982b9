import type { History, Images } from '../model/documents';
import { type Loaded, loadedDocument, useDocument, useLater } from './load';

/** Up to this many versions, the list of images is smaller than a picture. */
const FEW = 1_000;

/** Decides by the small history whether a list of the whole catalog may load unasked. */
const useIsSmall = (): boolean => {
  const days = useLater<History>('history.json')?.data;
  return (days?.at(-1)?.versions ?? Number.POSITIVE_INFINITY) <= FEW;
};

/** Loads unasked in a small catalog, and once wanted in a large one. */
export const useImages = (isWanted: boolean): Loaded<Images> => {
  const path = 'images.json';
  const isSmall = useIsSmall();
  const isThere = loadedDocument(path) !== undefined;
  return useDocument<Images>(isWanted || isSmall || isThere ? path : undefined);
};
