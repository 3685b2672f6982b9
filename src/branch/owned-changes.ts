import { apiPath } from '../api/paths';
import { blobId } from '../git-objects/objects';
import { type Changes, diffFiles } from './file-changes';
import type { FileIds, Snapshot } from './git';
import type { Branch, SiteFacts } from './read-branch';

/** Stands for the id of what is not a plain file: it differs from every id. */
const IRREGULAR = 'irregular';

/** The next content of the branch, as far as this action owns it. */
export interface OwnedFiles {
  /** Every file below `api/v1`, by its path from there. */
  readonly rendered: FileIds;
  /** Files to add above `api/v1`, which do not exist: content by their paths from the root. */
  readonly alongside: ReadonlyMap<string, Buffer>;
  /** Files to remove above `api/v1`: paths from the root. */
  readonly removed: ReadonlyArray<string>;
}

const needsNojekyll = ({ nojekyll, jekyll }: SiteFacts): boolean => !nojekyll && !jekyll;

/**
 * The `.nojekyll` to add at the root and at the destination: none where one exists or a `_config.yml`
 * asks for Jekyll.
 */
export const missingNojekyll = (
  { root, destination: site }: Pick<Branch, 'root' | 'destination'>,
  destination: ReadonlyArray<string>,
): ReadonlySet<string> =>
  new Set([
    ...(needsNojekyll(root) ? ['.nojekyll'] : []),
    ...(needsNojekyll(site) ? [[...destination, '.nojekyll'].join('/')] : []),
  ]);

/** The ids of the files to add above `api/v1`. */
export const alongsideIds = ({ alongside }: OwnedFiles): FileIds =>
  new Map([...alongside].map(([path, content]) => [path, blobId([content])]));

const filesOf = ({ files, irregular }: Snapshot): FileIds =>
  irregular.length === 0
    ? files
    : new Map([...files, ...irregular.map((path) => [path, IRREGULAR] as const)]);

/** How the next content differs from what the branch holds in the places that this action owns. */
export const ownedChanges = (
  tip: Snapshot | undefined,
  destination: ReadonlyArray<string>,
  next: OwnedFiles,
): Changes => {
  const folder = apiPath(destination).join('/');
  const fromRoot = (path: string): string => `${folder}/${path}`;
  const allFromRoot = (files: FileIds): ReadonlyArray<readonly [string, string]> =>
    [...files].map(([path, id]) => [fromRoot(path), id]);
  const { added, modified, removed } = diffFiles(tip ? filesOf(tip) : new Map(), next.rendered);
  return {
    added: new Map([...allFromRoot(added), ...alongsideIds(next)]),
    modified: new Map(allFromRoot(modified)),
    removed: [...removed.map(fromRoot), ...next.removed],
  };
};
