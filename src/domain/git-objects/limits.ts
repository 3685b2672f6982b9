import { formatNumber } from '../values/plural';

const MiB = 1024 * 1024;

export interface TreeLimits {
  /** Files and folders. */
  readonly entries: number;
  /** The length of all paths of files and folders. */
  readonly paths: number;
}

/**
 * The limits of what is read, and so of what may be written, below `api/v1`: more than any catalog needs, and less than
 * a machine can hold. A few trees that contain each other can expand to any number of files, and a few long names to
 * any length of paths.
 */
export const TREE_LIMITS: TreeLimits = { entries: 2_000_000, paths: 256 * MiB };

const LIMIT_NAMES: Readonly<Record<keyof TreeLimits, (limit: number) => string>> = {
  entries: (limit) => `${formatNumber(limit)} files and folders`,
  paths: (limit) => `${limit / MiB} MiB of paths`,
};

export const describeLimit = (what: keyof TreeLimits): string =>
  LIMIT_NAMES[what](TREE_LIMITS[what]);

/** Finds the first limit that a tree of plain files exceeds; undefined if it exceeds none. */
export const findExcess = (
  files: Iterable<string>,
  limits: TreeLimits = TREE_LIMITS,
): keyof TreeLimits | undefined => {
  const folders = new Set<string>();
  let entries = 0;
  let length = 0;
  const add = (path: string): void => {
    entries += 1;
    length += path.length;
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    if (folder === '' || folders.has(folder)) return;
    folders.add(folder);
    add(folder);
  };
  for (const file of files) add(file);
  if (entries > limits.entries) return 'entries';
  return length > limits.paths ? 'paths' : undefined;
};
