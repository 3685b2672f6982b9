import { HISTORY } from '../api/history';
import { INTEGRITY } from '../api/integrity';
import { dayOf } from '../domain/instant';
import type { File } from '../file';
import { folderId } from '../git-objects/folder-id';
import { nextHistory } from '../history/next-history';
import { Manifest } from '../manifest/manifest';
import type { TaskResult } from '../problem';
import type { FileIds } from '../published/git';
import { LISTED_IN_STATE, type Published } from '../published/published';
import { MEMORY_FOLDERS } from '../published/published-memory';
import { type OwnManifest, RECORDS, State } from '../published/state';
import { FORMAT } from '../published/state-format';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { groupBy } from '../values/group-by';
import type { BuiltCatalog } from './build-tree';
import { type Deriving, derive, single } from './derive';
import { digestOf, integrityFile } from './integrity-file';

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

/** Derives `history.json`, with a row for the day of this run. */
const deriveHistory = (latest: string, { totals, exploited, dataDate }: BuiltCatalog) =>
  single(HISTORY, (before) => {
    const rows = (before?.data ?? []).filter(({ date }) => date <= dayOf(latest));
    return nextHistory(rows, { totals, exploited }, dataDate);
  });

/** Files that are written only together with another change. */
export const FOLLOWING = [HISTORY.path, INTEGRITY.path, 'state.json'];

/** Whether the branch has the files that follow a change, and they describe it. */
export const isDescribed = ({ files, state, isStateOutdated, asPublished }: Published): boolean =>
  FOLLOWING.every((file) => files.has(file)) &&
  !isStateOutdated &&
  (state?.format !== FORMAT || asPublished.has(INTEGRITY.path));

/** Writes the files that describe the tree. Returns the SHA-256 of `integrity.json`. */
export const writeFollowing = (
  build: Deriving,
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
