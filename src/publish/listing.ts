import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tree } from '../effects/capabilities';
import { type Effect, problem } from '../errors';
import type { FileIds } from '../published/published';
import { isFolder, PLAIN_FILE } from './object-id';

export const EMPTY: Tree = new Map();

/** A few folders that hold each other many times are more files than a machine can list. */
const MOST_ENTRIES = 1_000_000;

/** What lies below a folder. */
export interface Listing {
  readonly files: FileIds;
  /** Paths that are no plain files (links, submodules, programs). */
  readonly odd: ReadonlyArray<string>;
  /** Ids of all folders. */
  readonly folders: ReadonlySet<string>;
}

interface Folder {
  readonly prefix: string;
  readonly tree: Tree;
}

/** What was found so far. */
interface Found {
  readonly files: Map<string, string>;
  readonly odd: string[];
  readonly folders: Set<string>;
}

/** Notes the entries of a folder; the folders in it are what is to be read next. */
const note = (found: Found, { prefix, tree }: Folder): ReadonlyArray<readonly [string, string]> => {
  const inside: (readonly [string, string])[] = [];
  for (const [name, entry] of tree) {
    const path = prefix + name;
    if (isFolder(entry)) {
      found.folders.add(entry.id);
      inside.push([`${path}/`, entry.id]);
    } else if (entry.mode === PLAIN_FILE) found.files.set(path, entry.id);
    else found.odd.push(path);
  }
  return inside;
};

/** Level by level; the trees of a level are read at once. */
const listLevels = (
  git: Git,
  found: Found,
  level: ReadonlyArray<Folder>,
  before: number,
): Effect<Listing> => {
  const count = level.reduce((sum, { tree }) => sum + tree.size, before);
  if (count > MOST_ENTRIES) {
    const most = MOST_ENTRIES.toLocaleString('en');
    return TE.left([
      problem(
        `found more than ${most} files and folders below api/v1 on the branch, which is no catalog; remove api/v1 there, or choose another destination`,
      ),
    ]);
  }
  const next = level.flatMap((folder) => note(found, folder));
  if (next.length === 0) return TE.right(found);
  return pipe(
    next,
    TE.traverseArray(([prefix, id]) =>
      pipe(
        git.readTree(id),
        TE.map((tree) => ({ prefix, tree })),
      ),
    ),
    TE.chain((folders) => listLevels(git, found, folders, count)),
  );
};

/** What lies below a tree, however deep; fails if that is more than any catalog. */
export const listBelow =
  (git: Git, tree: Tree): Effect<Listing> =>
  () => {
    const nothing: Found = { files: new Map(), odd: [], folders: new Set() };
    return listLevels(git, nothing, [{ prefix: '', tree }], 0)();
  };
