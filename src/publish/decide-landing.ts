import type { Listing } from '../branch/git';

/** The folders from one that is served down to the one that holds `v1`, as the branch has them. */
export interface ServedFolder {
  /** The served folder first; one that the branch does not have is empty. */
  readonly listings: ReadonlyArray<Listing>;
  /** The name in each of them that leads to the next one, at last to `v1`. */
  readonly segments: ReadonlyArray<string>;
  /** Ids of the landing pages of those folders that have one, by their place in `listings`. */
  readonly pages: ReadonlyMap<number, string>;
}

/** What to do about the landing page of a folder. */
export type LandingDecision = 'add' | 'remove' | 'leave';

/** Files of GitHub and of this action that a served folder has besides the catalog. */
const OF_THE_SITE: ReadonlySet<string> = new Set(['.nojekyll', 'CNAME']);

const isOwn = (
  { segments, pages }: ServedFolder,
  depth: number,
  name: string,
  id?: string,
): boolean => {
  if (name === segments[depth]) return true;
  const page = pages.get(depth);
  return page !== undefined && (OF_THE_SITE.has(name) || (name === 'index.html' && id === page));
};

/** Whether the folder, and those below it, hold nothing but what this action wrote and `CNAME`. */
const holdsOnlyTheCatalog = (served: ServedFolder): boolean =>
  served.listings.every((listing, depth) =>
    [...listing].every(([name, id]) => isOwn(served, depth, name, id)),
  );

/** Whether a file of somebody else is directly in the folder. */
const hasForeignFile = (served: ServedFolder): boolean =>
  [...(served.listings[0] ?? [])].some(
    ([name, id]) => id !== undefined && !isOwn(served, 0, name, id),
  );

/**
 * Decides about the landing page of a folder. One that was edited or that somebody else wrote is never
 * touched. A page stays beside folders that are added later: they may be other catalogs, of which the
 * first one has the root, whichever is published last.
 */
export const decideLanding = (served: ServedFolder, wanted: boolean): LandingDecision => {
  const index = served.listings[0]?.get('index.html');
  if (served.listings[0]?.has('index.html'))
    return index === served.pages.get(0) && (!wanted || hasForeignFile(served))
      ? 'remove'
      : 'leave';
  return wanted && holdsOnlyTheCatalog(served) ? 'add' : 'leave';
};
