import { describeLimit, TREE_LIMITS } from '../../git-objects/limits';
import {
  decodeName,
  EMPTY_TREE,
  encodeName,
  FILE_MODE,
  isFile,
  isTree,
  type Tree,
} from '../../git-objects/tree';
import type { Listing, PathEntry, Snapshot } from '../../published/git';
import { stop } from '../../task/attempt';
import { show } from '../../values/escape';
import { groupBy } from '../../values/group-by';

export type ReadTree = (id: string) => Promise<Tree>;

interface Directory {
  readonly prefix: string;
  readonly tree: Tree;
}

/** Collects the entries of a directory; returns prefix and id of each directory in it. */
const collect = (
  { prefix, tree }: Directory,
  listing: { files: Map<string, string>; irregular: string[]; folders: Map<string, string> },
): ReadonlyArray<readonly [prefix: string, id: string]> => {
  const children: (readonly [string, string])[] = [];
  for (const [name, entry] of tree) {
    const path = prefix + decodeName(name);
    if (isTree(entry)) {
      listing.folders.set(path, entry.id);
      children.push([`${path}/`, entry.id]);
      continue;
    }
    if (isFile(entry)) listing.files.set(path, entry.id);
    if (entry.mode !== FILE_MODE) listing.irregular.push(path);
  }
  return children;
};

const refuse = (found: string, path: string): never =>
  stop(
    `found more than ${found} below ${show(path)} on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination`,
  );

/** Adds up what is below a path. Each call throws a {@link ProblemError} once it is more than any catalog has. */
const createMeter = (path: string): ((directory: Directory) => void) => {
  let entries = 0;
  let length = 0;
  return ({ prefix, tree }) => {
    entries += tree.size;
    if (entries > TREE_LIMITS.entries) refuse(describeLimit('entries'), path);
    for (const name of tree.keys()) length += prefix.length + name.length;
    if (length > TREE_LIMITS.paths)
      refuse(`${describeLimit('paths')}, too long or nested too deeply,`, path);
  };
};

/**
 * Lists the contents of `tree`, which is at `path` on the branch, level by level. The trees of a level are requested
 * together, each id once, and each is measured as it arrives: a branch may have more of them than fit in memory. Throws
 * a {@link ProblemError} for more than any catalog has.
 */
export const listFiles = async (
  readTree: ReadTree,
  tree: Tree,
  path: string,
): Promise<Pick<Snapshot, 'files' | 'irregular' | 'folders'>> => {
  const listing = {
    files: new Map<string, string>(),
    irregular: [],
    folders: new Map<string, string>(),
  };
  const measure = createMeter(path);
  let level: ReadonlyArray<Directory> = [{ prefix: '', tree }];
  level.forEach(measure);
  while (level.length > 0) {
    const children = level.flatMap((directory) => collect(directory, listing));
    const reads = [...groupBy(children, ([, id]) => id)].map(async ([id, places]) => {
      const found = await readTree(id);
      for (const [prefix] of places) measure({ prefix, tree: found });
      return [id, found] as const;
    });
    const trees = new Map(await Promise.all(reads));
    level = children.map(([prefix, id]) => ({ prefix, tree: trees.get(id) ?? EMPTY_TREE }));
  }
  return listing;
};

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
  (wanted: string): PathEntry | undefined => {
    const parts = wanted.split('/');
    const name = parts.pop() ?? '';
    const isOnPath = parts.every((part, i) => part === path[i]);
    const entry = isOnPath ? trees[parts.length]?.get(encodeName(name)) : undefined;
    return entry && { id: entry.id, isFile: isFile(entry) };
  };
