import type { History, Images } from '../model/documents';
import { type Loaded, loadedDocument, useDocument, useLater } from './load';

/** With at most this many versions, the list of images is smaller than a picture. */
const FEW = 1_000;

/** Whether a list of the whole catalog may load behind what was asked for: the small history says how long it is. */
const useIsSmall = (): boolean => {
  const days = useLater<History>('history.json')?.data;
  return (days?.at(-1)?.versions ?? Number.POSITIVE_INFINITY) <= FEW;
};

/** The list of images: behind everything else in a small catalog, once it is wanted in a large one. */
export const useImages = (isWanted: boolean): Loaded<Images> => {
  const path = 'images.json';
  const isSmall = useIsSmall();
  const isThere = loadedDocument(path) !== undefined;
  return useDocument<Images>(isWanted || isSmall || isThere ? path : undefined);
};
