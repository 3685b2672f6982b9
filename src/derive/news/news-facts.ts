import type { Changes } from '../../previous/git';
import type { CatalogChange, CatalogFacts } from './catalog-changes';

/** What a run found, as far as its news follow from it. */
export interface NewsFacts extends CatalogFacts {
  readonly catalogChanges: ReadonlyArray<CatalogChange>;
  readonly changes: Changes;
  /** Whether the run keeps the published manifest, because its own is older. */
  readonly manifestChoice: { readonly stale: boolean };
}

/** Whether this action published nothing before: then, everything is new, and little of it is news. */
export const isFirst = ({ branch }: Pick<CatalogFacts, 'branch'>): boolean =>
  branch.foreign || branch.previous.files.size === 0;
