import { blobId } from '../domain/git-objects/objects';
import type { Snapshot } from '../previous/git';
import { fileIn, INDEX_PAGE, JEKYLL_CONFIG, NOJEKYLL } from '../previous/snapshot';
import type { Inputs } from '../read/inputs/inputs';
import { landingPage } from './landing';

/** Files to add and to remove above `api/v1`, by path from the root of the branch. */
export interface FilesAbove {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

/**
 * Decides about the root of the branch and the destination independently. Adds `.nojekyll`, unless it exists or a
 * `_config.yml` in the same folder asks for Jekyll. Adds a landing page if it is wanted and nothing is
 * served at its address, and otherwise removes it. Never touches a page that was edited or that this action did not write.
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
