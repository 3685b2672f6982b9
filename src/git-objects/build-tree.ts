import { ID_BYTES, objectId } from './objects';
import {
  EMPTY_TREE,
  encodeName,
  FILE_MODE,
  isTree,
  TREE_MODE,
  type Tree,
  type TreeEntry,
  type TreeObject,
} from './tree';

/** The id of a tree, and the objects that git needs for it. */
export interface BuiltTree {
  readonly id: string;
  readonly objects: ReadonlyArray<TreeObject>;
}

/** Encodes a tree as git stores it. Subtrees are sorted as if their names ended with a slash. */
export const encodeTree = (entries: Tree): TreeObject => {
  const sorted = [...entries]
    .map(([name, entry]) => ({ key: isTree(entry) ? `${name}/` : name, name, entry }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const heads = sorted.map(({ name, entry }) => `${entry.mode} ${name}\0`);
  const bytes = Buffer.allocUnsafe(heads.reduce((sum, head) => sum + head.length + ID_BYTES, 0));
  let at = 0;
  for (const [i, { entry }] of sorted.entries()) {
    at += bytes.write(heads[i] ?? '', at, 'latin1');
    at += bytes.write(entry.id, at, 'hex');
  }
  return { id: objectId('tree', [bytes]), bytes };
};

/** Files and directories by name: a directory is a map, a file is its id. */
type Folder = Map<string, Folder | string>;

const nestFiles = (files: Iterable<readonly [string, string]>): Folder => {
  const root: Folder = new Map();
  for (const [path, id] of files) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    let directory = root;
    for (const part of parts) {
      const next = directory.get(part);
      const child: Folder = next instanceof Map ? next : new Map();
      if (next !== child) directory.set(part, child);
      directory = child;
    }
    directory.set(name, id);
  }
  return root;
};

const encodeDirectory = (directory: Folder, objects: TreeObject[]): string => {
  const entries = [...directory].map(([name, child]): readonly [string, TreeEntry] => [
    encodeName(name),
    typeof child === 'string'
      ? { mode: FILE_MODE, id: child }
      : { mode: TREE_MODE, id: encodeDirectory(child, objects) },
  ]);
  const object = encodeTree(new Map(entries));
  objects.push(object);
  return object.id;
};

/** Builds the tree of plain files, given as paths and ids, and all its subtrees. */
export const buildTree = (files: Iterable<readonly [string, string]>): BuiltTree => {
  const objects: TreeObject[] = [];
  const id = encodeDirectory(nestFiles(files), objects);
  return { id, objects };
};

/** The place of a tree, and the changes to the trees above it. */
export interface TreePlacement {
  /** The trees from the root to the parent of the placed tree; missing ones are created. */
  readonly parents: ReadonlyArray<Tree>;
  /** The directory names from the root to the placed tree. */
  readonly path: ReadonlyArray<string>;
  /** Plain files to set in the trees above it: paths from the root, and ids. */
  readonly alongside: ReadonlyMap<string, string>;
  /** Entries to remove from those trees: paths from the root. */
  readonly removed: ReadonlyArray<string>;
}

/** The stored name of a path directly in a directory; empty for any other path. */
const nameIn = (directory: ReadonlyArray<string>, path: string): ReadonlyArray<string> => {
  const prefix = directory.map((part) => `${part}/`).join('');
  const name = path.slice(prefix.length);
  return path.startsWith(prefix) && !name.includes('/') ? [encodeName(name)] : [];
};

/** Puts a tree in its place. All other entries of the trees above it keep their ids. */
export const placeTree = (
  { parents, path, alongside, removed }: TreePlacement,
  { id, objects }: BuiltTree,
): BuiltTree => {
  const all = [...objects];
  let below = id;
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const directory = path.slice(0, depth);
    const entries = new Map(parents[depth] ?? EMPTY_TREE);
    for (const [file, fileId] of alongside) {
      for (const name of nameIn(directory, file))
        entries.set(name, { mode: FILE_MODE, id: fileId });
    }
    for (const name of removed.flatMap((file) => nameIn(directory, file))) entries.delete(name);
    entries.set(encodeName(path[depth] ?? ''), { mode: TREE_MODE, id: below });
    const object = encodeTree(entries);
    all.push(object);
    below = object.id;
  }
  return { id: below, objects: all };
};

/** The git id of a folder of plain files, given as paths and ids. */
export const folderId = (files: Iterable<readonly [string, string]>): string => buildTree(files).id;
