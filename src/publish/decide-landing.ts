import type { Listing } from '../branch/git';

/** The folders from one that is served down to the one that holds `v1`, as the branch has them. */
export interface ServedFolder {
  /** The served folder first; one that the branch does not have is empty. */
  readonly listings: ReadonlyArray<Listing>;
  /** The name in each of them that leads to the next one, at last to `v1`. */
  readonly way: ReadonlyArray<string>;
  /** Ids of the landing pages of those folders that have one, by their place in `listings`. */
  readonly pages: ReadonlyMap<number, string>;
}

/** What to do about the landing page of a folder. */
export type LandingDecision = 'add' | 'remove' | 'leave';

/** Files of GitHub and of this action that a served folder has besides the catalog. */
const OF_THE_SITE: ReadonlySet<string> = new Set(['.nojekyll', 'CNAME']);

const isOwn = ({ way, pages }: ServedFolder, depth: number, name: string, id?: string): boolean => {
  if (name === way[depth]) return true;
  const page = pages.get(depth);
  return page !== undefined && (OF_THE_SITE.has(name) || (name === 'index.html' && id === page));
};

/** Whether the folder, and those below it, hold nothing but what this action wrote and `CNAME`. */
const holdsOnlyTheCatalog = (served: ServedFolder): boolean =>
  served.listings.every((listing, depth) =>
    [...listing].every(([name, id]) => isOwn(served, depth, name, id)),
  );

/**
 * Decides about the landing page of a folder. One that was edited or that somebody else wrote is never
 * touched. With two catalogs on one branch the root holds more than either of them, so neither adds one.
 */
export const decideLanding = (served: ServedFolder, wanted: boolean): LandingDecision => {
  const [root] = served.listings;
  const exists = root?.has('index.html') ?? false;
  const isOurs = exists && root?.get('index.html') === served.pages.get(0);
  if (wanted && holdsOnlyTheCatalog(served)) return exists ? 'leave' : 'add';
  return isOurs ? 'remove' : 'leave';
};
