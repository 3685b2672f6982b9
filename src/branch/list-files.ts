import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isFile, isFolder, PLAIN_FILE } from '../git-objects/objects';
import type { Tree } from '../git-objects/tree';
import { fail, type Problem, problem, type Result, type TaskResult } from '../problem';
import { show } from '../text/escape';
import type { Git } from './git';
import type { FileIds } from './published';

export const EMPTY: Tree = new Map();

/** A few folders that hold each other many times are more files than a machine can list. */
const MOST_ENTRIES = 2_000_000;
/** Few entries with paths that are long or deeply nested are more text than a machine can hold. */
const MOST_MIB = 256;
const MOST_LETTERS = MOST_MIB * 1024 * 1024;

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

const tooMuch = (what: string, path: string): Problem =>
  problem(
    `found more than ${what} below ${show(path)} on the branch, which is no catalog; nothing was published; remove it there, or choose another destination`,
  );

/** What was counted so far. */
interface Counted {
  readonly entries: number;
  readonly letters: number;
}

const entriesOf = (level: ReadonlyArray<Folder>): number =>
  level.reduce((sum, { tree }) => sum + tree.size, 0);

const lettersOf = (level: ReadonlyArray<Folder>): number => {
  let letters = 0;
  for (const { prefix, tree } of level)
    for (const name of tree.keys()) letters += prefix.length + name.length;
  return letters;
};

/** Counts a level before any of its paths is made. */
const count = (
  level: ReadonlyArray<Folder>,
  { entries: before, letters: written }: Counted,
  path: string,
): Result<Counted> => {
  const entries = before + entriesOf(level);
  if (entries > MOST_ENTRIES)
    return fail([tooMuch(`${MOST_ENTRIES.toLocaleString('en')} files and folders`, path)]);
  const letters = written + lettersOf(level);
  return letters > MOST_LETTERS
    ? fail([tooMuch(`${MOST_MIB} MiB of paths, too long or nested too deeply,`, path)])
    : E.right({ entries, letters });
};

/** Level by level; the trees of a level are read at once, and one that stands there many times is read once. */
const listLevels = (
  search: Search,
  level: ReadonlyArray<Folder>,
  before: Counted,
): TaskResult<Listing> => {
  const counted = count(level, before, search.path);
  if (E.isLeft(counted)) return TE.fromEither(counted);
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
    TE.chain((folders) => listLevels(search, folders, counted.right)),
  );
};

/** What lies below the tree at a path; fails if that is more than any catalog. */
export const listBelow =
  (git: Git, tree: Tree, path: string): TaskResult<Listing> =>
  () => {
    const found: Found = { files: new Map(), odd: [], folders: new Set() };
    return listLevels({ git, path, found }, [{ prefix: '', tree }], { entries: 0, letters: 0 })();
  };
