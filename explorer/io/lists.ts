import type { History, Images } from '../model/documents';
import type { NameOf } from '../model/identity';
import { type Loaded, loadedDocument, useDocument, useLater } from './load';

/** Up to this many versions, the list of images is smaller than a picture. */
const FEW = 1_000;

const PATH = 'images.json';

/** Decides by the small history whether a list of the whole catalog may load unasked. */
const useIsSmall = (): boolean => {
  const days = useLater<History>('history.json')?.data;
  return (days?.at(-1)?.versions ?? Number.POSITIVE_INFINITY) <= FEW;
};

const useMayLoad = (): boolean => {
  const isSmall = useIsSmall();
  return isSmall || loadedDocument(PATH) !== undefined;
};

/** Loads unasked in a small catalog, and once wanted in a large one. */
export const useImages = (isWanted: boolean): Loaded<Images> => {
  const mayLoad = useMayLoad();
  return useDocument<Images>(isWanted || mayLoad ? PATH : undefined);
};

/** The names of images; the slug until it is known, and in a large catalog. */
export const useNameOf = (): NameOf => {
  const images = useLater<Images>(useMayLoad() ? PATH : undefined)?.data ?? [];
  return (slug) => images.find((each) => each.slug === slug)?.name ?? slug;
};
