import { formatNumber } from '../values/plural';
import { ID_BYTES } from './objects';
import { encodeName, FILE_MODE, TREE_MODE } from './tree';

const MiB = 1024 * 1024;

/** The size of the tree of a folder, and of all that is in it. */
export interface TreeLimits {
  /** Bytes of one tree, as git stores it. */
  readonly tree: number;
  readonly entries: number;
  /** Bytes of all paths of files and folders. */
  readonly paths: number;
}

/**
 * What is read below `api/v1`, and so what may be written there: more than any catalog needs, and less than a machine
 * can hold. A few trees that contain each other many times can expand to any number of files, and a few long names
 * to any length of paths.
 */
export const TREE_LIMITS: TreeLimits = { tree: 64 * MiB, entries: 2_000_000, paths: 256 * MiB };

const LIMIT_NAMES: Readonly<Record<keyof TreeLimits, (limit: number) => string>> = {
  tree: (limit) => `${limit / MiB} MiB of names and ids`,
  entries: (limit) => `${formatNumber(limit)} files and folders`,
  paths: (limit) => `${limit / MiB} MiB of paths`,
};

/** A limit in words, with its unit. */
export const describeLimit = (what: keyof TreeLimits): string =>
  LIMIT_NAMES[what](TREE_LIMITS[what]);

/** A folder, empty for the whole tree, and what there is too much of. */
export interface Excess {
  readonly folder: string;
  readonly what: keyof TreeLimits;
}

/** The bytes of an entry in its tree, besides its mode and name: a space, a zero, and the id. */
const ENTRY_BYTES = 2 + ID_BYTES;

/**
 * Finds out whether the tree of these plain files, given as paths, is more than is read again. Undefined if it is
 * not; otherwise the first limit that it exceeds, and the largest folder.
 */
export const findExcess = (
  files: Iterable<string>,
  limits: TreeLimits = TREE_LIMITS,
): Excess | undefined => {
  const sizes = new Map([['', 0]]);
  let entries = 0;
  let length = 0;
  const add = (path: string, mode: string): void => {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(slash, 0));
    const size = sizes.get(folder);
    if (size === undefined) add(folder, TREE_MODE);
    const nameLength = path.length - slash - 1;
    sizes.set(folder, (size ?? 0) + mode.length + nameLength + ENTRY_BYTES);
    entries += 1;
    length += path.length;
  };
  for (const file of files) add(encodeName(file), FILE_MODE);
  const [folder, size] = [...sizes].reduce((a, b) => (b[1] > a[1] ? b : a));
  if (size > limits.tree) return { folder, what: 'tree' };
  if (entries > limits.entries) return { folder, what: 'entries' };
  return length > limits.paths ? { folder, what: 'paths' } : undefined;
};
