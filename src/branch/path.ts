import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isFolder } from '../git-objects/objects';
import type { Tree, TreeEntry } from '../git-objects/tree';
import { problem, type TaskResult } from '../problem';
import { show } from '../text/escape';
import type { Git } from './git';
import { EMPTY } from './list-files';

/** Names on the branch are bytes; so are ours once they are compared to them. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** The folders from the root of a branch to what this action owns. */
export const wayTo = (destination: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...destination,
  'api',
  'v1',
];

/** The folder of an entry: empty if there is none; fails if something else has the name. */
const openFolder = (git: Git, entry: TreeEntry | undefined, path: string): TaskResult<Tree> => {
  if (entry === undefined) return TE.right(EMPTY);
  if (isFolder(entry)) return git.readTree(entry.id);
  return TE.left([
    problem(
      `found a file, link or submodule at ${show(path)} on the branch, expected a folder; remove it there, or choose another destination`,
    ),
  ]);
};

/** The trees from the root to the last of `parts`, that of the root first. */
export const descend = (
  git: Git,
  rootId: string,
  parts: ReadonlyArray<string>,
): TaskResult<ReadonlyArray<Tree>> =>
  parts.reduce<TaskResult<ReadonlyArray<Tree>>>(
    (before, part, i) =>
      pipe(
        before,
        TE.chain((trees) =>
          pipe(
            openFolder(git, trees.at(-1)?.get(asBytes(part)), parts.slice(0, i + 1).join('/')),
            TE.map((tree) => [...trees, tree]),
          ),
        ),
      ),
    pipe(
      git.readTree(rootId),
      TE.map((root) => [root]),
    ),
  );
