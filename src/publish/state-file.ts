import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { HISTORY } from '../api/history';
import { INTEGRITY } from '../api/integrity';
import { dayOf } from '../domain/instant';
import type { File } from '../file';
import { folderId } from '../git-objects/build-tree';
import { nextHistory } from '../history/next-history';
import type { Inputs } from '../inputs/inputs';
import { Manifest } from '../manifest/manifest';
import type { Problem, TaskResult } from '../problem';
import { type Changes, countChanges } from '../published/file-changes';
import type { FileIds } from '../published/git';
import { missingNojekyll, type OwnedFiles, ownedChanges } from '../published/owned-changes';
import { LISTED_IN_STATE } from '../published/published';
import { MEMORY_FOLDERS } from '../published/published-memory';
import type { Branch } from '../published/read-branch';
import { isAsPublished, State } from '../published/state';
import { FORMAT } from '../published/state-format';
import { readYesterday, type Yesterday } from '../published/yesterday';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { groupBy } from '../values/group-by';
import type { TreeBuild } from './build-images';
import type { BuiltCatalog } from './build-tree';
import { checkSize } from './check-size';
import type { OwnManifest } from './choose-manifest';
import { digestOf, integrityFile } from './integrity-file';
import { findLandings } from './landings';
import { keepAll } from './tree-writer';

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
    security: folders.get('security') ?? folderId([]),
    documents: new Map(pickIds(LISTED_IN_STATE, rendered)),
    folders: new Map(pickIds(MEMORY_FOLDERS, folders)),
  });

/** The changes of a publish, and the next content of the branch. */
export interface NextContent {
  readonly changes: Changes;
  /** The next content of the branch; none if nothing changes. */
  readonly nextFiles: O.Option<OwnedFiles>;
  readonly warnings: ReadonlyArray<Problem>;
  /** SHA-256 of `integrity.json`, in hex; undefined if it is not written. */
  readonly integrity: string | undefined;
}

/** Renders `history.json` with a row for the day of this run. */
const historyFile = (
  yesterday: Yesterday,
  { totals, coverage, exploited, dataDate }: BuiltCatalog,
): TaskResult<File> =>
  steps(function* ($) {
    const former = yield* $(readYesterday(yesterday, { kind: HISTORY }, ''));
    const rows = (former?.usable.data ?? []).filter(({ date }) => date <= dayOf(yesterday.latest));
    const history = nextHistory(rows, { totals, coverage, exploited }, dataDate);
    return jsonFile(HISTORY, '', history);
  });

/** Files that are written only together with another change. */
const FOLLOWING = [HISTORY.path, INTEGRITY.path, 'state.json'];

/**
 * Finishes a tree with `history.json`, `integrity.json` and `state.json`, and compares it to the branch. These
 * three are written only together with another change, or if one of them does not describe the branch: a run
 * that changes nothing leaves no trace.
 */
export const writeState = (
  build: TreeBuild,
  { destination, landing, explorer }: Inputs,
  branch: Branch,
  own: OwnManifest,
  built: BuiltCatalog,
): TaskResult<NextContent> => {
  const { git, published, latest, tree } = build;
  const { files } = tree;
  const tip = O.toUndefined(branch.tip);
  const nojekyll = [...missingNojekyll(branch, destination)].map(
    (path) => [path, Buffer.alloc(0)] as const,
  );
  const landings = findLandings(tip, destination, landing && explorer);
  const next = {
    rendered: files,
    alongside: new Map([...nojekyll, ...landings.added]),
    removed: landings.removed,
  };
  const former = pickIds(FOLLOWING, published.files);
  for (const [file, id] of former) files.set(file, id);
  const changes = ownedChanges(tip, destination, next);
  const isWhole =
    former.size === FOLLOWING.length &&
    !published.isStateOutdated &&
    (published.state?.format !== FORMAT ||
      isAsPublished(published.state, published.files, INTEGRITY.path));
  if (isWhole && countChanges(changes) === 0)
    return pipe(
      keepAll(tree, FOLLOWING),
      TE.map(() => ({ changes, nextFiles: O.none, warnings: [], integrity: undefined })),
    );
  return steps(function* ($) {
    const warnings: Problem[] = [];
    const warn = (each: Problem) => warnings.push(each);
    yield* $(tree.write(yield* $(historyFile({ git, published, latest, warn }, built))));
    const folders = folderIds(files);
    const integrity = yield* $(integrityFile(git, files, tree.digests, folders));
    yield* $(tree.write(integrity));
    yield* $(tree.write(stateFile(own, files, folders)));
    yield* $(checkSize(files.keys(), build.matches));
    const all = ownedChanges(tip, destination, next);
    return {
      ...{ changes: all, warnings },
      nextFiles: countChanges(all) > 0 ? O.some(next) : O.none,
      integrity: digestOf([Buffer.from(integrity.content)]).sha256,
    };
  });
};
