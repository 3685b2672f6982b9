import { blobId } from '../git-objects/objects';
import { type Changes, changesBetween } from './file-changes';
import { asBytes } from './path';
import type { FileIds } from './published';
import type { Branch, SiteFacts } from './read-branch';

/** Id of the empty file that `.nojekyll` is. */
export const EMPTY_FILE = blobId([]);

/** Paths of a branch, as bytes, below a destination. */
const pathBelow =
  (destination: ReadonlyArray<string>) =>
  (file: string): string =>
    asBytes([...destination, file].join('/'));

/** A path of a branch, which is bytes, for people. */
export const asText = (path: string): string => Buffer.from(path, 'latin1').toString('utf8');

export const needsNojekyll = ({ nojekyll, jekyll }: SiteFacts): boolean => !nojekyll && !jekyll;

/** What stands on the branch as something else than a plain file, or is marked as such. */
const NO_FILE = 'no plain file';

/**
 * What becomes of the files that this action may touch: the rendered ones, and `.nojekyll` at the root and
 * at the destination unless a `_config.yml` says that Jekyll is wanted.
 */
export const ownedChanges = (
  { published, odd, root, destination: site }: Branch,
  destination: ReadonlyArray<string>,
  rendered: FileIds,
): Changes => {
  const now =
    odd.length === 0
      ? published.files
      : new Map([...published.files, ...odd.map((file) => [file, NO_FILE] as const)]);
  const below = pathBelow(destination);
  const placed = (file: string): string => `${below('api/v1')}/${file}`;
  const inPlace = (files: FileIds): ReadonlyArray<readonly [string, string]> =>
    [...files].map(([file, id]) => [placed(file), id]);
  const { added, modified, removed } = changesBetween(now, rendered);
  const wanted = [
    ...(needsNojekyll(root) ? ['.nojekyll'] : []),
    ...(needsNojekyll(site) ? [below('.nojekyll')] : []),
  ];
  return {
    added: new Map([...inPlace(added), ...wanted.map((file) => [file, EMPTY_FILE] as const)]),
    modified: new Map(inPlace(modified)),
    removed: removed.map(placed),
  };
};
