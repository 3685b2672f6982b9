import { apiPath } from '../contract/paths';
import type { Derived } from '../derive/catalog';
import { DESCRIBING, digestFile, integrityFile, stateFile } from '../derive/describe-tree';
import type { Next } from '../derive/next';
import { blobId } from '../domain/git-objects/objects';
import type { TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { diffFiles } from '../previous/file-changes';
import type { Changes, FileIds, Snapshot } from '../previous/git';
import type { Inputs } from '../read/inputs/inputs';
import { checkSize } from './check-size';
import type { Chosen } from './choose-catalog';
import { type FilesAbove, filesAbove } from './files-above';
import type { TreeWriter } from './tree-writer';

/** Stands for anything but a plain file. It equals no git id. */
const IRREGULAR = 'irregular';

const filesOf = ({ files, irregular }: Snapshot): FileIds =>
  irregular.length === 0
    ? files
    : new Map([...files, ...irregular.map((path) => [path, IRREGULAR] as const)]);

/** The paths are relative to `api/v1`. */
const areOnlyOf = (
  { added, modified, removed }: Changes,
  destination: ReadonlyArray<string>,
  paths: ReadonlyArray<string>,
): boolean => {
  const folder = apiPath(destination).join('/');
  const expected = new Set(paths.map((path) => `${folder}/${path}`));
  return [...added.keys(), ...modified.keys(), ...removed].every((path) => expected.has(path));
};

/** The differences between the branch and the next tree, in the places that this action owns. */
const ownedChanges = (
  tip: Snapshot | undefined,
  destination: ReadonlyArray<string>,
  rendered: FileIds,
  above: FilesAbove,
): Changes => {
  const folder = apiPath(destination).join('/');
  const fromRoot = (path: string): string => `${folder}/${path}`;
  const allFromRoot = (files: FileIds): ReadonlyArray<readonly [string, string]> =>
    [...files].map(([path, id]) => [fromRoot(path), id]);
  const { added, modified, removed } = diffFiles(tip ? filesOf(tip) : new Map(), rendered);
  const ids = [...above.added].map(([path, content]) => [path, blobId([content])] as const);
  return {
    added: new Map([...allFromRoot(added), ...ids]),
    modified: new Map(allFromRoot(modified)),
    removed: [...removed.map(fromRoot), ...above.removed],
  };
};

/** What a publish changes. If nothing, it makes no commit. */
export interface NextContent {
  readonly changes: Changes;
  /** The new files above `api/v1`, by path from the root. */
  readonly alongside: ReadonlyMap<string, Buffer>;
  /** SHA-256 in hex; undefined if `integrity.json` is not written. */
  readonly integrity: string | undefined;
}

type Finished = Pick<Derived, 'address' | 'dated'> & Pick<Next, 'history'>;

/** Writes the files that describe a tree. Returns the SHA-256 of `integrity.json`. */
const describe = (
  tree: TreeWriter,
  { manifestChoice }: Chosen,
  { history, address }: Finished,
): TaskResult<string> =>
  steps(function* ($) {
    yield* $(tree.write(history));
    // Each of the following describes all files written so far.
    const integrity = integrityFile(tree.files, tree.digests);
    yield* $(tree.write(integrity));
    yield* $(tree.write(stateFile(manifestChoice, address, tree.files)));
    return digestFile([Buffer.from(integrity.content)]).sha256;
  });

/**
 * Adds the files that describe the tree, and compares it to the branch. They are written only if more than the data
 * date has changed, or if the branch was edited: a run without news leaves no trace.
 */
export const finishTree = (
  tree: TreeWriter,
  chosen: Chosen,
  inputs: Inputs,
  derived: Finished,
): TaskResult<NextContent> =>
  steps(function* ($) {
    const { previous, tip } = chosen.branch;
    const above = filesAbove(tip, inputs);
    const alongside = above.added;
    const changed = (): Changes => ownedChanges(tip, inputs.destination, tree.files, above);
    DESCRIBING.forEach(tree.keep);
    if (previous.isAsPublished && areOnlyOf(changed(), inputs.destination, derived.dated)) {
      derived.dated.forEach(tree.keep);
      return { changes: changed(), alongside, integrity: undefined };
    }
    const integrity = yield* $(describe(tree, chosen, derived));
    yield* $(checkSize(tree.files.keys(), chosen.matches));
    return { changes: changed(), alongside, integrity };
  });
