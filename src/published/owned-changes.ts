import { apiPath } from '../api/paths';
import { blobId } from '../git-objects/objects';
import { type Changes, diffFiles } from './file-changes';
import type { FileIds, Snapshot } from './git';
import type { Branch, SiteFacts } from './read-branch';

/** The id of anything but a plain file: it equals no git id. */
const IRREGULAR = 'irregular';

/** The next content of the branch that this action owns. */
export interface OwnedFiles {
  /** Every file below `api/v1`, by its path from there. */
  readonly rendered: FileIds;
  /** Missing files to add above `api/v1`: their contents by path from the root. */
  readonly alongside: ReadonlyMap<string, Buffer>;
  /** Files to remove above `api/v1`: paths from the root. */
  readonly removed: ReadonlyArray<string>;
}

const needsNojekyll = ({ nojekyll, jekyll }: SiteFacts): boolean => !nojekyll && !jekyll;

/**
 * The paths of `.nojekyll` to add at the root and at the destination, unless it exists or a `_config.yml` asks
 * for Jekyll.
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

/** The differences between the branch and its next content, in the places that this action owns. */
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
