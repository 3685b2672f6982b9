import { blobId } from '../domain/git-objects/objects';
import type { Snapshot } from '../previous/git';
import { fileIn, INDEX_PAGE, JEKYLL_CONFIG, NOJEKYLL } from '../previous/snapshot';
import type { Inputs } from '../read/inputs/inputs';
import { landingPage } from './landing';

/** What is missing above `api/v1`, by path from the root of the branch, and what is to go from there. */
export interface FilesAbove {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

/**
 * Decides about two folders independently: the root of the branch and the destination. `.nojekyll` is added unless it
 * exists, or a `_config.yml` beside it asks for Jekyll. Of a landing page, only what is served at that address counts:
 * other files beside it change nothing. One that was edited or that this action did not write is never touched.
 */
export const filesAbove = (
  tip: Pick<Snapshot, 'beside'> | undefined,
  { destination, landing, explorer }: Pick<Inputs, 'destination' | 'landing' | 'explorer'>,
): FilesAbove => {
  const beside = tip?.beside ?? new Map<string, undefined>();
  const added = new Map<string, Buffer>();
  const removed: string[] = [];
  for (const depth of new Set([0, destination.length])) {
    const folder = destination.slice(0, depth);
    const nojekyll = fileIn(folder, NOJEKYLL);
    if (!beside.has(nojekyll) && !beside.has(fileIn(folder, JEKYLL_CONFIG)))
      added.set(nojekyll, Buffer.alloc(0));
    const page = Buffer.from(landingPage(destination.slice(depth)));
    const index = fileIn(folder, INDEX_PAGE);
    const isWanted = landing && explorer;
    if (isWanted && !beside.has(index) && !beside.has(JEKYLL_CONFIG)) added.set(index, page);
    if (!isWanted && beside.get(index) === blobId([page])) removed.push(index);
  }
  return { added, removed };
};
