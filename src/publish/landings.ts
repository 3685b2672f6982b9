import { blobId } from '../git-objects/objects';
import type { Listing, Snapshot } from '../published/git';
import { landingPage } from '../render/landing';

/** What to do about the landing page of a folder. */
export type LandingDecision = 'add' | 'remove' | 'leave';

const INDEX = 'index.html';

/** With this file at its root, Jekyll builds the site, and may make an index page of its own. */
const JEKYLL_CONFIG = '_config.yml';

/**
 * Decides about the landing page of a folder, where `page` is the id of ours. Only what is served at the address
 * of the folder counts: other files beside it change nothing. A page that was edited or that this action did not
 * write is never touched.
 */
export const decideLanding = (
  root: Listing | undefined,
  folder: Listing | undefined,
  page: string,
  wanted: boolean,
): LandingDecision => {
  if (folder?.has(INDEX)) return folder.get(INDEX) === page && !wanted ? 'remove' : 'leave';
  return wanted && !root?.has(JEKYLL_CONFIG) ? 'add' : 'leave';
};

/** The landing pages to add and to remove, by their paths from the root of the branch. */
export interface Landings {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

/** Decides about two landing pages independently: at the root of the branch and at the destination. */
export const findLandings = (
  tip: Pick<Snapshot, 'parents'> | undefined,
  destination: ReadonlyArray<string>,
  wanted: boolean,
): Landings => {
  const listings = tip?.parents ?? [];
  const added = new Map<string, Buffer>();
  const removed: string[] = [];
  for (const depth of new Set([0, destination.length])) {
    const page = Buffer.from(landingPage(destination.slice(depth)));
    const decision = decideLanding(listings[0], listings[depth], blobId([page]), wanted);
    const path = [...destination.slice(0, depth), INDEX].join('/');
    if (decision === 'add') added.set(path, page);
    if (decision === 'remove') removed.push(path);
  }
  return { added, removed };
};
