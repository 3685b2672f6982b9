import type { Images, Statuses } from '../model/documents';
import { type Loaded, loadedDocument, useDocument } from './load';

/** A list of the whole catalog that is only loaded if it is wanted; one that is there already costs nothing. */
const useList = <A>(path: string, wanted: boolean): Loaded<A> =>
  useDocument<A>(wanted || loadedDocument(path) !== undefined ? path : undefined);

export const useImages = (wanted: boolean) => useList<Images>('images.json', wanted);
export const useStatuses = (wanted: boolean) => useList<Statuses>('status.json', wanted);
