import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tree } from '../effects/capabilities';
import type { Effect } from '../errors';
import { isFolder, PLAIN_FILE } from './object-id';

export const EMPTY: Tree = new Map();

/** What lies below a folder. */
export interface Listing {
  readonly files: ReadonlyArray<readonly [string, string]>;
  readonly odd: ReadonlyArray<string>;
  /** Ids of all folders. */
  readonly folders: ReadonlyArray<string>;
}

/** Everything below a tree, level by level; the trees of a level are read at once. */
export const listBelow = (git: Git, tree: Tree, prefix = ''): Effect<Listing> => {
  const entries = [...tree];
  const here = entries.filter(([, entry]) => !isFolder(entry));
  const folders = entries.filter(([, entry]) => isFolder(entry));
  const own: Listing = {
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
        TE.chain((child) => listBelow(git, child, `${prefix}${name}/`)),
      ),
    ),
    TE.map((below) => ({
      files: [...own.files, ...below.flatMap(({ files }) => files)],
      odd: [...own.odd, ...below.flatMap(({ odd }) => odd)],
      folders: [...own.folders, ...below.flatMap(({ folders: all }) => all)],
    })),
  );
};
