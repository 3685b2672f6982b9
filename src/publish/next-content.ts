import * as O from 'fp-ts/Option';
import { apiPath } from '../api/paths';
import { blobId } from '../git-objects/objects';
import type { Inputs } from '../inputs/inputs';
import type { TaskResult } from '../problem';
import { countChanges, diffFiles } from '../published/file-changes';
import type { Changes, FileIds, Snapshot } from '../published/git';
import type { Branch, SiteFacts } from '../published/read-branch';
import type { OwnManifest } from '../published/state';
import { steps } from '../task/steps';
import type { BuiltCatalog, TreeBuild } from '../tree/build-tree';
import { FOLLOWING, isDescribed, writeFollowing } from '../tree/state-file';
import { checkSize } from './check-size';
import { findLandings } from './landings';

/** The id of anything but a plain file: it equals no git id. */
const IRREGULAR = 'irregular';

const needsNojekyll = ({ nojekyll, jekyll }: SiteFacts): boolean => !nojekyll && !jekyll;

/**
 * The paths of `.nojekyll` to add at the root and at the destination, unless it exists or a `_config.yml` asks
 * for Jekyll.
 */
const missingNojekyll = (
  { root, destination: site }: Pick<Branch, 'root' | 'destination'>,
  destination: ReadonlyArray<string>,
): ReadonlySet<string> =>
  new Set([
    ...(needsNojekyll(root) ? ['.nojekyll'] : []),
    ...(needsNojekyll(site) ? [[...destination, '.nojekyll'].join('/')] : []),
  ]);

const filesOf = ({ files, irregular }: Snapshot): FileIds =>
  irregular.length === 0
    ? files
    : new Map([...files, ...irregular.map((path) => [path, IRREGULAR] as const)]);

/** What is missing above `api/v1`, by path from the root, and what is to go from there. */
interface FilesAbove {
  readonly added: ReadonlyMap<string, Buffer>;
  readonly removed: ReadonlyArray<string>;
}

const filesAbove = (branch: Branch, { destination, landing, explorer }: Inputs): FilesAbove => {
  const landings = findLandings(O.toUndefined(branch.tip), destination, landing && explorer);
  const nojekyll = [...missingNojekyll(branch, destination)];
  return {
    added: new Map([
      ...nojekyll.map((path) => [path, Buffer.alloc(0)] as const),
      ...landings.added,
    ]),
    removed: landings.removed,
  };
};

/** The differences between the branch and its next content, in the places that this action owns. */
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

/** The changes of a publish. Without any, nothing is published. */
export interface NextContent {
  readonly changes: Changes;
  /** The contents of the files that are added above `api/v1`, by path from the root. */
  readonly alongside: ReadonlyMap<string, Buffer>;
  /** SHA-256 of `integrity.json`, in hex; undefined if it is not written. */
  readonly integrity: string | undefined;
}

/**
 * Finishes a tree with `history.json`, `integrity.json` and `state.json`, and compares it to the branch. These
 * three are written only together with another change, or if one of them does not describe the branch: a run
 * that changes nothing leaves no trace.
 */
export const finishTree = (
  build: TreeBuild,
  branch: Branch,
  inputs: Inputs,
  own: OwnManifest,
  built: BuiltCatalog,
): TaskResult<NextContent> =>
  steps(function* ($) {
    const { published, matches, tree } = build;
    const above = filesAbove(branch, inputs);
    const alongside = above.added;
    const changed = (): Changes =>
      ownedChanges(O.toUndefined(branch.tip), inputs.destination, tree.files, above);
    // As they are on the branch, they are no change.
    for (const file of FOLLOWING) {
      const id = published.files.get(file);
      if (id !== undefined) tree.files.set(file, id);
    }
    const others = changed();
    if (isDescribed(published) && countChanges(others) === 0) {
      yield* $(tree.keep(FOLLOWING));
      return { changes: others, alongside, integrity: undefined };
    }
    const integrity = yield* $(writeFollowing(build, own, built));
    yield* $(checkSize(tree.files.keys(), matches));
    return { changes: changed(), alongside, integrity };
  });
