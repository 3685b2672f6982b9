import { asBytes, wayTo } from '../branch/path';
import type { Branch } from '../branch/read-branch';
import { blobId, PLAIN_FILE } from '../git-objects/objects';
import type { Tree } from '../git-objects/tree';
import { landingPage } from '../render/landing';
import { decideLanding, type FolderListing } from './decide-landing';

/** The landing pages to add and to remove, by their paths from the root of the branch, as bytes. */
export interface Landings {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

const listingOf = (tree: Tree): FolderListing =>
  new Map([...tree].map(([name, { mode, id }]) => [name, mode === PLAIN_FILE ? id : undefined]));

/** Decides about the landing pages of the root of the branch and of the destination, each on its own. */
export const findLandings = (
  { trees }: Pick<Branch, 'trees'>,
  destination: ReadonlyArray<string>,
  wanted: boolean,
): Landings => {
  const way = wayTo(destination).map(asBytes);
  const listings = trees.slice(0, way.length).map(listingOf);
  const pages = new Map(
    [...new Set([0, destination.length])].map((depth) => [
      depth,
      Buffer.from(landingPage(destination.slice(depth))),
    ]),
  );
  const added = new Map<string, Buffer>();
  const removed: string[] = [];
  for (const [depth, page] of pages) {
    const decision = decideLanding(
      {
        listings: listings.slice(depth),
        way: way.slice(depth),
        pages: new Map([...pages].map(([at, bytes]) => [at - depth, blobId([bytes])])),
      },
      wanted,
    );
    const path = [...way.slice(0, depth), 'index.html'].join('/');
    if (decision === 'add') added.set(path, page);
    if (decision === 'remove') removed.push(path);
  }
  return { added, removed };
};
