import { blobId } from '../domain/git-objects/objects';
import type { Snapshot } from '../previous/git';
import { fileIn, INDEX_PAGE, JEKYLL_CONFIG } from '../previous/snapshot';
import { landingPage } from './landing';

/** The landing pages to add and to remove, by their paths from the root of the branch. */
export interface Landings {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

/**
 * Decides about two landing pages independently: at the root of the branch and at the destination. Only what is served
 * at that address counts: other files beside it change nothing. A page that was edited or that this action did not
 * write is never touched.
 */
export const findLandings = (
  tip: Pick<Snapshot, 'beside'> | undefined,
  destination: ReadonlyArray<string>,
  wanted: boolean,
): Landings => {
  const beside = tip?.beside ?? new Map<string, undefined>();
  const added = new Map<string, Buffer>();
  const removed: string[] = [];
  for (const depth of new Set([0, destination.length])) {
    const page = Buffer.from(landingPage(destination.slice(depth)));
    const path = fileIn(destination.slice(0, depth), INDEX_PAGE);
    const isFree = !beside.has(path) && !beside.has(JEKYLL_CONFIG);
    if (wanted && isFree) added.set(path, page);
    if (!wanted && beside.get(path) === blobId([page])) removed.push(path);
  }
  return { added, removed };
};
