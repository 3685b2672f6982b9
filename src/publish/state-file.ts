import * as O from 'fp-ts/Option';
import { HISTORY } from '../api/history';
import { INTEGRITY } from '../api/integrity';
import type { Matches } from '../catalog/match-reports';
import { dayOf } from '../domain/instant';
import type { File } from '../file';
import { folderId } from '../git-objects/build-tree';
import { nextHistory } from '../history/next-history';
import type { Inputs } from '../inputs/inputs';
import { Manifest } from '../manifest/manifest';
import type { TaskResult } from '../problem';
import { type Changes, countChanges } from '../published/file-changes';
import type { FileIds } from '../published/git';
import { missingNojekyll, type OwnedFiles, ownedChanges } from '../published/owned-changes';
import { LISTED_IN_STATE, type Published } from '../published/published';
import { MEMORY_FOLDERS } from '../published/published-memory';
import type { Branch } from '../published/read-branch';
import { RECORDS, State } from '../published/state';
import { FORMAT } from '../published/state-format';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
import type { BuiltCatalog } from '../tree/build-tree';
import { type Deriving, derive, single } from '../tree/derive';
import { digestOf, integrityFile } from '../tree/integrity-file';
import { groupBy } from '../values/group-by';
import { checkSize } from './check-size';
import type { OwnManifest } from './choose-manifest';
import { findLandings } from './landings';

/** Computes the git ids of the folders of `api/v1`. */
const folderIds = (rendered: FileIds): FileIds => {
  const nested = [...rendered].filter(([path]) => path.includes('/'));
  return new Map(
    [...groupBy(nested, ([path]) => path.slice(0, path.indexOf('/')))].map(([folder, files]) => [
      folder,
      folderId(files.map(([path, id]) => [path.slice(folder.length + 1), id] as const)),
    ]),
  );
};

/** The ids of the given names, in the order of the names. */
const pickIds = (names: ReadonlyArray<string>, ids: FileIds): FileIds =>
  new Map(
    names.flatMap((name) => {
      const id = ids.get(name);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );

/** The memory of the action itself, which is not part of the contract. */
const STATE = { file: () => 'state.json', codec: State };

/** Renders `state.json` for the next run: the source of the catalog, and the ids of what was written. */
const stateFile = ({ manifest, source }: OwnManifest, rendered: FileIds, folders: FileIds): File =>
  jsonFile(STATE, '', {
    format: FORMAT,
    source,
    manifest: Manifest.encode(manifest) as State['manifest'],
    security: folders.get(RECORDS) ?? folderId([]),
    documents: new Map(pickIds(LISTED_IN_STATE, rendered)),
    folders: new Map(pickIds(MEMORY_FOLDERS, folders)),
  });

/** The changes of a publish, and the next content of the branch. */
export interface NextContent {
  readonly changes: Changes;
  /** The next content of the branch; none if nothing changes. */
  readonly nextFiles: O.Option<OwnedFiles>;
  /** SHA-256 of `integrity.json`, in hex; undefined if it is not written. */
  readonly integrity: string | undefined;
}

/** Derives `history.json`, with a row for the day of this run. */
const deriveHistory = (latest: string, { totals, exploited, dataDate }: BuiltCatalog) =>
  single(HISTORY, (before) => {
    const rows = (before?.data ?? []).filter(({ date }) => date <= dayOf(latest));
    return nextHistory(rows, { totals, exploited }, dataDate);
  });

/** Files that are written only together with another change. */
const FOLLOWING = [HISTORY.path, INTEGRITY.path, 'state.json'];

/** Whether the branch has the files that follow a change, and they describe it. */
const isDescribed = ({ files, state, isStateOutdated, asPublished }: Published): boolean =>
  FOLLOWING.every((file) => files.has(file)) &&
  !isStateOutdated &&
  (state?.format !== FORMAT || asPublished.has(INTEGRITY.path));

/** Writes the files that describe the tree. Returns the SHA-256 of `integrity.json`. */
const writeFollowing = (
  build: StateBuild,
  own: OwnManifest,
  built: BuiltCatalog,
): TaskResult<string> =>
  steps(function* ($) {
    const { git, tree, latest } = build;
    yield* $(derive(build, deriveHistory(latest, built)));
    const folders = folderIds(tree.files);
    // Each of the last two describes what is in the tree by then, `integrity.json` also the history.
    const integrity = yield* $(integrityFile(git, tree.files, tree.digests, folders));
    yield* $(tree.write(integrity));
    yield* $(tree.write(stateFile(own, tree.files, folders)));
    return digestOf([Buffer.from(integrity.content)]).sha256;
  });

/** The next content of the branch. `rendered` may still change. */
const ownedFiles = (
  branch: Branch,
  { destination, landing, explorer }: Inputs,
  rendered: FileIds,
): OwnedFiles => {
  const landings = findLandings(O.toUndefined(branch.tip), destination, landing && explorer);
  return {
    rendered,
    alongside: new Map([
      ...[...missingNojekyll(branch, destination)].map((path) => [path, Buffer.alloc(0)] as const),
      ...landings.added,
    ]),
    removed: landings.removed,
  };
};

/** What the files that describe a tree follow from, and the writer of the tree. */
export interface StateBuild extends Deriving {
  readonly matches: Matches;
}

/**
 * Finishes a tree with `history.json`, `integrity.json` and `state.json`, and compares it to the branch. These
 * three are written only together with another change, or if one of them does not describe the branch: a run
 * that changes nothing leaves no trace.
 */
export const writeState = (
  build: StateBuild,
  branch: Branch,
  inputs: Inputs,
  own: OwnManifest,
  built: BuiltCatalog,
): TaskResult<NextContent> =>
  steps(function* ($) {
    const { published, matches, tree } = build;
    const next = ownedFiles(branch, inputs, tree.files);
    const changed = (): Changes =>
      ownedChanges(O.toUndefined(branch.tip), inputs.destination, next);
    // As they are on the branch, they are no change.
    for (const [file, id] of pickIds(FOLLOWING, published.files)) tree.files.set(file, id);
    const others = changed();
    if (isDescribed(published) && countChanges(others) === 0) {
      yield* $(tree.keep(FOLLOWING));
      return { changes: others, nextFiles: O.none, integrity: undefined };
    }
    const integrity = yield* $(writeFollowing(build, own, built));
    yield* $(checkSize(tree.files.keys(), matches));
    const changes = changed();
    return { changes, nextFiles: countChanges(changes) > 0 ? O.some(next) : O.none, integrity };
  });
