import type { Changes, FileIds } from './git';

/** Lists the changes that turn the files of `now` into the files of `wanted`. */
export const diffFiles = (now: FileIds, wanted: FileIds): Changes => {
  const added = new Map<string, string>();
  const modified = new Map<string, string>();
  for (const [path, id] of wanted) {
    if (!now.has(path)) added.set(path, id);
    else if (now.get(path) !== id) modified.set(path, id);
  }
  return { added, modified, removed: [...now.keys()].filter((path) => !wanted.has(path)) };
};

export const countChanges = ({ added, modified, removed }: Changes): number =>
  added.size + modified.size + removed.length;
