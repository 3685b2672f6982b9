import {
  decodeName,
  EMPTY_TREE,
  encodeName,
  FILE_MODE,
  isFile,
  isTree,
  type Tree,
} from '../../git-objects/tree';
import type { Entry, Listing } from '../../published/git';
import { stop } from '../../task/attempt';
import { show } from '../../values/escape';
import type { ReadTree } from './list-files';

/**
 * Reads the trees along a path, from the root to its end. Missing directories are empty trees. Throws a
 * {@link ProblemError} if an entry on the path is not a directory.
 */
export const readTreesAlong = async (
  readTree: ReadTree,
  rootId: string,
  path: ReadonlyArray<string>,
): Promise<readonly [Tree, ...Tree[]]> => {
  let tree = await readTree(rootId);
  const trees: [Tree, ...Tree[]] = [tree];
  for (const [i, part] of path.entries()) {
    const entry = tree.get(encodeName(part));
    if (entry !== undefined && !isTree(entry))
      stop(
        `found a file, link or submodule at ${show(path.slice(0, i + 1).join('/'))} on the branch, expected a folder; remove it there, or choose another destination`,
      );
    tree = entry === undefined ? EMPTY_TREE : await readTree(entry.id);
    trees.push(tree);
  }
  return trees;
};

export const listTree = (tree: Tree): Listing =>
  new Map(
    [...tree].map(([name, { mode, id }]) => [
      decodeName(name),
      mode === FILE_MODE ? id : undefined,
    ]),
  );

/** Finds the entry at a path from the root, if it is directly in one of these trees. */
export const findEntry =
  (trees: ReadonlyArray<Tree>, path: ReadonlyArray<string>) =>
  (wanted: string): Entry | undefined => {
    const parts = wanted.split('/');
    const name = parts.pop() ?? '';
    const isOnPath = parts.every((part, i) => part === path[i]);
    const entry = isOnPath ? trees[parts.length]?.get(encodeName(name)) : undefined;
    return entry && { id: entry.id, isFile: isFile(entry) };
  };
