import { apiPath } from '../api/paths';
import type { Snapshot } from '../branch/git';
import { blobId } from '../git-objects/objects';
import { landingPage } from '../render/landing';
import { decideLanding } from './decide-landing';

/** The landing pages to add and to remove, by their paths from the root of the branch. */
export interface Landings {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

/** Decides about the landing pages of the root of the branch and of the destination, each on its own. */
export const findLandings = (
  tip: Pick<Snapshot, 'parents'> | undefined,
  destination: ReadonlyArray<string>,
  wanted: boolean,
): Landings => {
  const segments = apiPath(destination);
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
        listings: (tip?.parents ?? []).slice(depth),
        segments: segments.slice(depth),
        pages: new Map([...pages].map(([at, bytes]) => [at - depth, blobId([bytes])])),
      },
      wanted,
    );
    const path = [...segments.slice(0, depth), 'index.html'].join('/');
    if (decision === 'add') added.set(path, page);
    if (decision === 'remove') removed.push(path);
  }
  return { added, removed };
};
