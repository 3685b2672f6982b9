import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tree, TreeEntry } from '../effects/capabilities';
import { type Effect, problem } from '../errors';
import { show } from '../vocabulary/printable';
import { EMPTY } from './listing';
import { isFolder } from './object-id';

/** Names on the branch are bytes; so are ours once they are compared to them. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** The folders from the root of a branch to what this action owns. */
export const wayTo = (destination: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...destination,
  'api',
  'v1',
];

/** The folder of an entry: empty if there is none; fails if something else has the name. */
const openFolder = (git: Git, entry: TreeEntry | undefined, path: string): Effect<Tree> => {
  if (entry === undefined) return TE.right(EMPTY);
  if (isFolder(entry)) return git.readTree(entry.id);
  return TE.left([
    problem(
      `found a file, link or submodule at ${show(path)} on the branch, expected a folder; remove it there, or choose another destination`,
    ),
  ]);
};

/** The trees on the way to `api/v1`, that of the branch first, and the ids of those below it. */
export interface Way {
  readonly trees: ReadonlyArray<Tree>;
  readonly ids: ReadonlyArray<string | undefined>;
}

/**
 * Goes down from the root. The first `alone` folders are brought one by one, with nothing but the
 * trees on the way; the next one is brought with everything below it.
 */
export const descend = (
  git: Git,
  rootId: string,
  parts: ReadonlyArray<string>,
  alone: number,
): Effect<Way> =>
  parts.reduce<Effect<Way>>(
    (before, part, i) =>
      pipe(
        before,
        TE.chain(({ trees, ids }) => {
          const entry = trees.at(-1)?.get(asBytes(part));
          const onTheWay = i < alone && entry !== undefined && isFolder(entry) ? [entry.id] : [];
          return pipe(
            git.prefetch({ blobs: [], trees: onTheWay }),
            TE.chain(() => openFolder(git, entry, parts.slice(0, i + 1).join('/'))),
            TE.map((tree) => ({ trees: [...trees, tree], ids: [...ids, entry?.id] })),
          );
        }),
      ),
    pipe(
      git.prefetch({ blobs: [], trees: [rootId] }),
      TE.chain(() => git.readTree(rootId)),
      TE.map((root) => ({ trees: [root], ids: [] })),
    ),
  );
