import { apiPath } from '../api/paths';
import type { Listing, Snapshot } from '../branch/git';
import { blobId } from '../git-objects/objects';
import { landingPage } from '../render/landing';

/** The folders from a served one down to the one that holds `v1`, as they are on the branch. */
export interface ServedFolder {
  /** The served folder first; a folder that does not exist is empty. */
  readonly listings: ReadonlyArray<Listing>;
  /** The name in each folder that leads to the next one, and finally to `v1`. */
  readonly segments: ReadonlyArray<string>;
  /** Ids of the landing pages of these folders, by their index in `listings`. */
  readonly pages: ReadonlyMap<number, string>;
}

/** What to do about the landing page of a folder. */
export type LandingDecision = 'add' | 'remove' | 'leave';

/** Files of GitHub and of this action that a served folder has besides the catalog. */
const SITE_FILES: ReadonlySet<string> = new Set(['.nojekyll', 'CNAME']);

const isOwn = (
  { segments, pages }: ServedFolder,
  depth: number,
  name: string,
  id?: string,
): boolean => {
  if (name === segments[depth]) return true;
  const page = pages.get(depth);
  return page !== undefined && (SITE_FILES.has(name) || (name === 'index.html' && id === page));
};

/** Whether the folder and those below it hold only `CNAME` and what this action wrote. */
const holdsOnlyTheCatalog = (served: ServedFolder): boolean =>
  served.listings.every((listing, depth) =>
    [...listing].every(([name, id]) => isOwn(served, depth, name, id)),
  );

/** Whether a file that this action did not write is directly in the folder. */
const hasForeignFile = (served: ServedFolder): boolean =>
  [...(served.listings[0] ?? [])].some(
    ([name, id]) => id !== undefined && !isOwn(served, 0, name, id),
  );

/**
 * Decides about the landing page of a folder. A page that was edited or that this action did not write is
 * never touched. A page stays when other folders are added beside it: they may be other catalogs, and the
 * first catalog keeps the root, whichever is published last.
 */
export const decideLanding = (served: ServedFolder, wanted: boolean): LandingDecision => {
  const [folder] = served.listings;
  if (folder?.has('index.html'))
    return folder.get('index.html') === served.pages.get(0) && (!wanted || hasForeignFile(served))
      ? 'remove'
      : 'leave';
  return wanted && holdsOnlyTheCatalog(served) ? 'add' : 'leave';
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
