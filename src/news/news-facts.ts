import type { Catalog } from '../manifest/catalog';
import type { Changes } from '../published/file-changes';
import type { Branch } from '../published/read-branch';
import type { BuiltCatalog } from '../tree/build-tree';

/** What a run found, as far as its news follow from it. */
export interface NewsFacts {
  readonly branch: Pick<Branch, 'published'>;
  readonly catalog: Catalog;
  readonly decided: BuiltCatalog;
  readonly changes: Changes;
  /** Whether the run keeps the published manifest, because its own is older. */
  readonly manifestChoice: { readonly stale: boolean };
}
