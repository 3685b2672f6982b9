import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tree } from '../effects/capabilities';
import { type Effect, type Problem, problem } from '../errors';
import type { FileIds } from '../published/published';
import { show } from '../vocabulary/printable';
import { isFile, isFolder, PLAIN_FILE } from './object-id';

export const EMPTY: Tree = new Map();

/** A few folders that hold each other many times are more files than a machine can list. */
const MOST_ENTRIES = 2_000_000;

/** What lies below a folder. */
export interface Listing {
  readonly files: FileIds;
  /** Paths that are no plain files (links, submodules) or are not marked as such (programs). */
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
      continue;
    }
    if (isFile(entry)) found.files.set(path, entry.id);
    if (entry.mode !== PLAIN_FILE) found.odd.push(path);
  }
  return inside;
};

/** What is listed, and how it is called in messages. */
interface Search {
  readonly git: Git;
  readonly path: string;
  readonly found: Found;
}

const tooMany = (path: string): Problem =>
  problem(
    `found more than ${MOST_ENTRIES.toLocaleString('en')} files and folders below ${show(path)} on the branch, which is no catalog; nothing was published; remove it there, or choose another destination`,
  );

/** Level by level; the trees of a level are read at once, and one that stands there many times is read once. */
const listLevels = (
  search: Search,
  level: ReadonlyArray<Folder>,
  before: number,
): Effect<Listing> => {
  const count = level.reduce((sum, { tree }) => sum + tree.size, before);
  if (count > MOST_ENTRIES) return TE.left([tooMany(search.path)]);
  const next = level.flatMap((folder) => note(search.found, folder));
  if (next.length === 0) return TE.right(search.found);
  return pipe(
    [...new Set(next.map(([, id]) => id))],
    TE.traverseArray((id) =>
      pipe(
        search.git.readTree(id),
        TE.map((tree) => [id, tree] as const),
      ),
    ),
    TE.map((read) => new Map(read)),
    TE.map((trees) => next.map(([prefix, id]) => ({ prefix, tree: trees.get(id) ?? EMPTY }))),
    TE.chain((folders) => listLevels(search, folders, count)),
  );
};

/** What lies below the tree at a path, however deep; fails if that is more than any catalog. */
export const listBelow =
  (git: Git, tree: Tree, path: string): Effect<Listing> =>
  () => {
    const found: Found = { files: new Map(), odd: [], folders: new Set() };
    return listLevels({ git, path, found }, [{ prefix: '', tree }], 0)();
  };
