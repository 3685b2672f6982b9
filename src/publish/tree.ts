import type { FileIds } from '../published/published';
import { blobId } from './object-id';
import type { Branch, SiteFacts } from './read-branch';
import { asBytes } from './way';

/** Id of the empty file that `.nojekyll` is. */
export const EMPTY_FILE = blobId(Buffer.alloc(0));

/** Paths of a branch, as bytes, below a destination. */
export const pathBelow =
  (destination: ReadonlyArray<string>) =>
  (file: string): string =>
    asBytes([...destination, file].join('/'));

/** A path of a branch, which is bytes, for people. */
export const asText = (path: string): string => Buffer.from(path, 'latin1').toString('utf8');

const withPrefix = (files: FileIds, prefix: string): ReadonlyMap<string, string> =>
  new Map([...files].map(([file, id]) => [prefix + file, id]));

/** The files of the branch that this action may touch, as they are. */
export const ownedNow = (branch: Branch, destination: ReadonlyArray<string>): FileIds => {
  const below = pathBelow(destination);
  const now = new Map(withPrefix(branch.published.files, `${below('api/v1')}/`));
  for (const file of branch.odd) now.set(`${below('api/v1')}/${file}`, 'no plain file');
  if (branch.root.nojekyll) now.set('.nojekyll', 'kept');
  if (branch.destination.nojekyll) now.set(below('.nojekyll'), 'kept');
  return now;
};

export const needsNojekyll = ({ nojekyll, jekyll }: SiteFacts): boolean => !nojekyll && !jekyll;

/**
 * The same files as they are to be: the rendered ones, and `.nojekyll` at the root and at the
 * destination unless a `_config.yml` says that Jekyll is wanted.
 */
export const ownedNext = (
  branch: Branch,
  destination: ReadonlyArray<string>,
  rendered: FileIds,
): FileIds => {
  const below = pathBelow(destination);
  const next = new Map(withPrefix(rendered, `${below('api/v1')}/`));
  if (branch.root.nojekyll) next.set('.nojekyll', 'kept');
  if (branch.destination.nojekyll) next.set(below('.nojekyll'), 'kept');
  if (needsNojekyll(branch.root)) next.set('.nojekyll', EMPTY_FILE);
  if (needsNojekyll(branch.destination)) next.set(below('.nojekyll'), EMPTY_FILE);
  return next;
};
