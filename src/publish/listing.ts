import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tree } from '../effects/capabilities';
import type { Effect } from '../errors';
import type { FileIds } from '../published/published';
import { isFolder, PLAIN_FILE } from './object-id';

export const EMPTY: Tree = new Map();

/** What lies below a folder. */
export interface Listing {
  readonly files: FileIds;
  /** Paths that are no plain files (links, submodules, programs). */
  readonly odd: ReadonlyArray<string>;
  /** Ids of all folders. */
  readonly folders: ReadonlySet<string>;
}

/** The same, in the order in which it is found. */
interface Entries {
  readonly files: ReadonlyArray<readonly [string, string]>;
  readonly odd: ReadonlyArray<string>;
  readonly folders: ReadonlyArray<string>;
}

/** Everything below a tree, level by level; the trees of a level are read at once. */
const entriesBelow = (git: Git, tree: Tree, prefix: string): Effect<Entries> => {
  const entries = [...tree];
  const here = entries.filter(([, entry]) => !isFolder(entry));
  const folders = entries.filter(([, entry]) => isFolder(entry));
  const own: Entries = {
    files: here.flatMap(([name, { mode, id }]) =>
      mode === PLAIN_FILE ? [[prefix + name, id]] : [],
    ),
    odd: here.flatMap(([name, { mode }]) => (mode === PLAIN_FILE ? [] : [prefix + name])),
    folders: folders.map(([, { id }]) => id),
  };
  return pipe(
    folders,
    TE.traverseArray(([name, { id }]) =>
      pipe(
        git.readTree(id),
        TE.chain((child) => entriesBelow(git, child, `${prefix}${name}/`)),
      ),
    ),
    TE.map((below) => ({
      files: [...own.files, ...below.flatMap(({ files }) => files)],
      odd: [...own.odd, ...below.flatMap(({ odd }) => odd)],
      folders: [...own.folders, ...below.flatMap(({ folders: all }) => all)],
    })),
  );
};

/** What lies below a tree, however deep. */
export const listBelow = (git: Git, tree: Tree): Effect<Listing> =>
  pipe(
    entriesBelow(git, tree, ''),
    TE.map(({ files, odd, folders }) => ({
      files: new Map(files),
      odd,
      folders: new Set(folders),
    })),
  );
