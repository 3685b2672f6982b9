import type { Changes } from '../../previous/git';
import type { CatalogChange, CatalogFacts } from './catalog-changes';

/** What the line of news is made of. */
export interface NewsFacts extends CatalogFacts {
  readonly catalogChanges: ReadonlyArray<CatalogChange>;
  readonly changes: Changes;
  /** `stale`: the run keeps the published manifest, because its own is older. */
  readonly manifestChoice: { readonly stale: boolean };
}

/** Whether this action published nothing here before. Then everything is new, and little of it is news. */
export const isFirst = ({ branch }: Pick<CatalogFacts, 'branch'>): boolean =>
  branch.foreign || branch.previous.files.size === 0;
