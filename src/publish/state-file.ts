import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { HistoryCollection } from '../api/history';
import { type Changes, countChanges } from '../branch/file-changes';
import type { FileIds } from '../branch/git';
import { missingNojekyll, type OwnedFiles, ownedChanges } from '../branch/owned-changes';
import { LISTED_IN_STATE, type Published } from '../branch/published';
import { readHistory } from '../branch/published-changes';
import { NO_DOCUMENT } from '../branch/published-document';
import { HISTORY, MEMORY_FOLDERS } from '../branch/published-memory';
import type { Branch } from '../branch/read-branch';
import { State } from '../branch/state';
import { FORMAT } from '../branch/state-format';
import { nextHistory } from '../changes/next-history';
import type { File } from '../file';
import { folderId } from '../git-objects/build-tree';
import type { Inputs } from '../inputs/inputs';
import { Manifest } from '../manifest/manifest';
import type { Problem, TaskResult, WithWarnings } from '../problem';
import { jsonFile } from '../render/json';
import type { BuiltCatalog } from './build-tree';
import type { OwnManifest } from './choose-manifest';
import { findLandings } from './find-landings';
import type { TreeWriter } from './tree-writer';

/** Id of a folder among the rendered files. */
const idOf = (folder: string, rendered: FileIds): string => {
  const prefix = `${folder}/`;
  return folderId(
    [...rendered].flatMap(([path, id]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), id] as const] : [],
    ),
  );
};

const hasFolder = (folder: string, rendered: FileIds): boolean =>
  [...rendered.keys()].some((path) => path.startsWith(`${folder}/`));

/** What the next run has to know of this one: the source of the catalog, and the ids of what was written. */
const stateFile = ({ manifest, source }: OwnManifest, rendered: FileIds): File =>
  jsonFile('state.json', State, {
    format: FORMAT,
    source,
    manifest: Manifest.encode(manifest) as State['manifest'],
    security: idOf('security', rendered),
    documents: new Map(
      LISTED_IN_STATE.flatMap((file) => {
        const id = rendered.get(file);
        return id === undefined ? [] : [[file, id] as const];
      }),
    ),
    folders: new Map(
      MEMORY_FOLDERS.filter((folder) => hasFolder(folder, rendered)).map((folder) => [
        folder,
        idOf(folder, rendered),
      ]),
    ),
  });

/** What a publish changes. */
export interface NextContent {
  readonly changes: Changes;
  /** What the branch is to hold; none if nothing changes. */
  readonly nextFiles: O.Option<OwnedFiles>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** The numbers of this day, among those of the days before. */
const historyFile = (
  { memory }: Published,
  { totals, coverage, exploited, dataDate }: BuiltCatalog,
  latest: string,
): WithWarnings<File> => {
  const { value: rows = [], warnings } = memory.history
    ? readHistory(latest, memory.history)
    : NO_DOCUMENT;
  const history = nextHistory(rows, { totals, coverage, exploited }, dataDate);
  return { value: jsonFile(HISTORY, HistoryCollection, history), warnings };
};

/** Files that are written only together with another change. */
const FOLLOWING = [HISTORY, 'state.json'];

/**
 * Finishes a tree with the numbers of the day and `state.json`, and compares it to the branch. Both are written
 * only together with another change, or in place of what does not describe the branch: a run that changes
 * nothing leaves no trace.
 */
export const writeState = (
  { destination, landing, explorer }: Inputs,
  own: OwnManifest,
  branch: Branch,
  tree: TreeWriter,
  built: BuiltCatalog,
  latest: string,
): TaskResult<NextContent> => {
  const { files } = tree;
  const { isStateOutdated, files: published } = branch.published;
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
  const former = FOLLOWING.flatMap((file) => {
    const id = published.get(file);
    return id === undefined ? [] : [[file, id] as const];
  });
  for (const [file, id] of former) files.set(file, id);
  const changes = ownedChanges(tip, destination, next);
  const isWhole = former.length === FOLLOWING.length && !isStateOutdated;
  if (isWhole && countChanges(changes) === 0)
    return pipe(
      former,
      TE.traverseSeqArray(([file, id]) => tree.keep(file, id)),
      TE.map(() => ({ changes, nextFiles: O.none, warnings: [] })),
    );
  const history = historyFile(branch.published, built, latest);
  return pipe(
    tree.write(history.value),
    TE.chain(() => tree.write(stateFile(own, files))),
    TE.map(() => {
      const all = ownedChanges(tip, destination, next);
      const { warnings } = history;
      return { changes: all, nextFiles: countChanges(all) > 0 ? O.some(next) : O.none, warnings };
    }),
  );
};
