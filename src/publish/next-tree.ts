import { EMPTY } from '../branch/list-files';
import { EMPTY_FILE, needsNojekyll } from '../branch/owned-changes';
import { asBytes, wayTo } from '../branch/path';
import type { FileIds } from '../branch/published';
import type { Branch } from '../branch/read-branch';
import {
  blobId,
  FOLDER,
  folderAround,
  PLAIN_FILE,
  type StoredFolder,
  treeObject,
} from '../git-objects/objects';
import type { StoredTree } from '../git-objects/tree';
import type { Landings } from './find-landings';
import { RECORDS } from './state-file';

/** The tree of the next commit. */
export interface NextTree {
  readonly id: string;
  /** The folders that the branch does not have yet. */
  readonly objects: ReadonlyArray<StoredTree>;
}

/**
 * Puts the rendered files in place of `api/v1`, and `.nojekyll` and landing pages where they are wanted; everything else on
 * the way stays as it is, by id.
 */
export const nextTree = (
  { trees, folders, root, destination }: Branch,
  where: ReadonlyArray<string>,
  rendered: FileIds,
  records: StoredFolder,
  landings: Landings,
): NextTree => {
  const parts = wayTo(where);
  const others = [...rendered].filter(([path]) => !path.startsWith(`${RECORDS}/`));
  const { id, objects } = folderAround(others, RECORDS, records);
  const fresh = objects.filter((object) => !folders.has(object.id));
  let below = id;
  for (let i = parts.length - 1; i >= 0; i -= 1) {
    const entries = new Map(trees[i] ?? EMPTY);
    entries.set(asBytes(parts[i] ?? ''), { mode: FOLDER, id: below });
    const wanted =
      (i === 0 && needsNojekyll(root)) || (i === where.length && needsNojekyll(destination));
    if (wanted) entries.set('.nojekyll', { mode: PLAIN_FILE, id: EMPTY_FILE });
    const landing = [...parts.slice(0, i).map(asBytes), 'index.html'].join('/');
    const page = landings.added.get(landing);
    if (page !== undefined) entries.set('index.html', { mode: PLAIN_FILE, id: blobId([page]) });
    if (landings.removed.includes(landing)) entries.delete('index.html');
    const object = treeObject(entries);
    fresh.push(object);
    below = object.id;
  }
  return { id: below, objects: fresh };
};
