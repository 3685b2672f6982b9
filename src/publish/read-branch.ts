import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tip, Tree } from '../effects/capabilities';
import { type Effect, problem } from '../errors';
import {
  isOurs,
  MEMORY,
  type Memory,
  NOTHING_PUBLISHED,
  type Published,
  readPublished,
} from '../published/published';
import { show } from '../vocabulary/printable';

const FOLDER = '40000';
const PLAIN_FILE = '100644';

/** What a folder says of the way its host serves it. */
export interface SiteFacts {
  readonly nojekyll: boolean;
  /** A `_config.yml`: the folder wants to be built by Jekyll. */
  readonly jekyll: boolean;
}

/** The branch as found. */
export interface Branch {
  readonly tip: O.Option<Tip>;
  readonly published: Published;
  /** Paths below `api/v1` that are no plain files (links, submodules, programs). */
  readonly odd: ReadonlyArray<string>;
  /** There is an `api/v1` that this action did not write. */
  readonly foreign: boolean;
  readonly root: SiteFacts;
  readonly destination: SiteFacts;
  readonly cname: string | undefined;
}

const NO_FACTS: SiteFacts = { nojekyll: false, jekyll: false };

export const NO_BRANCH: Branch = {
  tip: O.none,
  published: NOTHING_PUBLISHED,
  odd: [],
  foreign: false,
  root: NO_FACTS,
  destination: NO_FACTS,
  cname: undefined,
};

const EMPTY: Tree = new Map();

const factsOf = (tree: Tree): SiteFacts => ({
  nojekyll: tree.has('.nojekyll'),
  jekyll: tree.has('_config.yml'),
});

/** Names on the branch are bytes; so are ours once they are compared to them. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** The folder of a name in a tree: empty if there is none; fails if something else has the name. */
const openFolder = (git: Git, tree: Tree, name: string, path: string): Effect<Tree> => {
  const entry = tree.get(asBytes(name));
  if (entry === undefined) return TE.right(EMPTY);
  if (entry.mode === FOLDER) return git.readTree(entry.id);
  return TE.left([
    problem(
      `found a file, link or submodule at ${show(path)} on the branch, expected a folder; remove it there, or choose another destination`,
    ),
  ]);
};

/** The trees on the way: that of the branch, and one for each part of the path. */
const descend = (git: Git, root: Tree, parts: ReadonlyArray<string>): Effect<ReadonlyArray<Tree>> =>
  parts.reduce<Effect<ReadonlyArray<Tree>>>(
    (way, part, i) =>
      pipe(
        way,
        TE.chain((trees) =>
          pipe(
            openFolder(git, trees.at(-1) ?? EMPTY, part, parts.slice(0, i + 1).join('/')),
            TE.map((tree) => [...trees, tree]),
          ),
        ),
      ),
    TE.right([root]),
  );

interface Listing {
  readonly files: ReadonlyArray<readonly [string, string]>;
  readonly odd: ReadonlyArray<string>;
}

/** Everything below a tree, level by level; the trees of a level are read at once. */
const listBelow = (git: Git, tree: Tree, prefix = ''): Effect<Listing> => {
  const entries = [...tree];
  const here = entries.filter(([, { mode }]) => mode !== FOLDER);
  const folders = entries.filter(([, { mode }]) => mode === FOLDER);
  const own: Listing = {
    files: here.flatMap(([name, { mode, id }]) =>
      mode === PLAIN_FILE ? [[prefix + name, id]] : [],
    ),
    odd: here.flatMap(([name, { mode }]) => (mode === PLAIN_FILE ? [] : [prefix + name])),
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
    })),
  );
};

const readMemory = (
  git: Git,
  files: ReadonlyMap<string, string>,
  also: ReadonlyArray<string>,
): Effect<Memory> => {
  const present = MEMORY.flatMap((file) => {
    const id = files.get(file);
    return id === undefined ? [] : [{ file, id }];
  });
  return pipe(
    git.prefetch([...present.map(({ id }) => id), ...also]),
    TE.chain(() =>
      pipe(
        present,
        TE.traverseArray(({ file, id }) =>
          pipe(
            git.read(id),
            TE.map((bytes) => [file, bytes] as const),
          ),
        ),
      ),
    ),
    TE.map((entries) => Object.fromEntries(entries)),
  );
};

const plainFile = (tree: Tree, name: string): string | undefined => {
  const entry = tree.get(name);
  return entry?.mode === PLAIN_FILE ? entry.id : undefined;
};

const understand = (
  git: Git,
  tip: Tip,
  trees: ReadonlyArray<Tree>,
  everything: boolean,
): Effect<Branch> => {
  const [root = EMPTY] = trees;
  const v1 = trees.at(-1) ?? EMPTY;
  const cname = plainFile(root, 'CNAME');
  return pipe(
    TE.Do,
    TE.bind('listing', () => listBelow(git, v1)),
    TE.bind('memory', ({ listing }) =>
      readMemory(git, new Map(listing.files), [
        ...(cname === undefined ? [] : [cname]),
        ...(everything ? listing.files.map(([, id]) => id) : []),
      ]),
    ),
    TE.bind('domain', () => (cname === undefined ? TE.right(undefined) : git.read(cname))),
    TE.map(({ listing, memory, domain }) => ({
      tip: O.some(tip),
      published: readPublished(new Map(listing.files), memory, v1.get('security')?.id),
      odd: listing.odd,
      foreign: listing.files.length + listing.odd.length > 0 && !isOurs(memory),
      root: factsOf(root),
      destination: factsOf(trees.at(-3) ?? EMPTY),
      cname: domain?.toString('utf8').trim() || undefined,
    })),
  );
};

/**
 * Reads what the next publish needs of a branch: names and ids below `api/v1`, a few documents, and
 * how the site is served. With `everything`, all documents are fetched.
 */
export const readBranch = (
  git: Git,
  branch: string,
  destination: ReadonlyArray<string>,
  everything: boolean,
): Effect<Branch> =>
  pipe(
    git.fetchTip(branch),
    TE.chain(
      O.match(
        () => TE.right(NO_BRANCH),
        (tip) =>
          pipe(
            git.readTree(tip.tree),
            TE.chain((root) => descend(git, root, [...destination, 'api', 'v1'])),
            TE.chain((trees) => understand(git, tip, trees, everything)),
          ),
      ),
    ),
  );
