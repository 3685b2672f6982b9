import { printable } from '../vocabulary/printable';

/**
 * A trailer by which a commit of this action tells the ids of the folders on the way to `api/v1`, so
 * that the next run can ask for the last of them at once. It is a hint: an amended commit tells wrong
 * ones, so whoever uses it goes the way from the root and compares.
 */
const NAME = 'Api-Trees';
const LINE = new RegExp(`^${NAME}: ((?:[0-9a-f]{40} )+)(.*)$`, 'gm');

/** The trailer for folders on the way from the root (its own id left out) to `path`. */
export const treeHint = (path: string, ids: ReadonlyArray<string>): string =>
  `${NAME}: ${ids.join(' ')} ${printable(path)}`;

/** The ids that a commit's message tells for a path: one for each of its parts; none if it does not. */
export const hintedTrees = (message: string, path: string): ReadonlyArray<string> => {
  const [, ids = '', told] = [...message.matchAll(LINE)].at(-1) ?? [];
  const hinted = ids.trim().split(' ');
  return told === printable(path) && hinted.length === path.split('/').length ? hinted : [];
};
