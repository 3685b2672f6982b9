import * as E from 'fp-ts/Either';
import { CHANGES, DAY } from '../contract/changes';
import { FINDINGS } from '../contract/findings';
import { INTEGRITY, type Integrity } from '../contract/integrity';
import { RELEASES } from '../contract/releases';
import { VERSION_SECURITY } from '../contract/security-documents';
import type { Contradiction } from '../decide/contradictions';
import { digestFile, idOfTree, integrityFile } from '../derive/describe-tree';
import { filesIn, folderId } from '../domain/git-objects/folder-id';
import { fileId } from '../domain/git-objects/objects';
import { type Problem, problem } from '../domain/problem';
import { sortUnique } from '../domain/values/compare';
import { show } from '../domain/values/escape';
import { joinLimited } from '../domain/values/plural';
import { parseVersionKey } from '../domain/version-key';
import type { Branch } from '../previous/branch';
import { diffFiles } from '../previous/file-changes';
import type { FileIds, Snapshot } from '../previous/git';
import { parseDocument } from '../previous/parse-document';
import type { Previous } from '../previous/previous';
import { isSealed, STATE } from '../previous/state';
import { hasCounts } from '../previous/versions';

interface EditedTree {
  readonly tip: Snapshot;
  readonly previous: Previous;
  readonly integrity: Integrity | undefined;
  /** The tree that the run publishes instead. */
  readonly rendered: FileIds;
  readonly contradictions: ReadonlyArray<Contradiction>;
  /** Documents that the run warns about. */
  readonly wrong: ReadonlyArray<string>;
}

const readIntegrity = ({ contents }: Previous): Integrity | undefined => {
  const bytes = contents.get(INTEGRITY.path);
  const read = bytes && parseDocument<Integrity>(INTEGRITY.codec, bytes);
  return read && E.isRight(read) ? read.right : undefined;
};

const topFiles = ({ files }: Pick<Snapshot, 'files'>): ReadonlyArray<string> =>
  [...filesIn(files).keys()].filter((path) => path !== STATE.path);

const digestsOf = ({ contents, files }: Previous) =>
  new Map(
    topFiles({ files }).map((path) => [path, digestFile([contents.get(path) ?? Buffer.alloc(0)])]),
  );

/** The keys whose values differ, or that only one map has. */
const differing = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));

/** The top-level files that differ from `integrity.json`. */
const findFiles = ({ previous }: EditedTree, { files }: Integrity): ReadonlyArray<string> => {
  const found = [...digestsOf(previous)].map(([path, { sha256 }]) => [path, sha256] as const);
  const stated = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return differing(new Map(found.filter(([path]) => path !== INTEGRITY.path)), stated);
};

const filesBelow = (folder: string, files: FileIds): FileIds =>
  new Map([...files].filter(([path]) => path.startsWith(`${folder}/`)));

const idOfFolder = (folder: string, files: FileIds): string | undefined =>
  files.size === 0
    ? undefined
    : folderId([...files].map(([path, id]) => [path.slice(folder.length + 1), id] as const));

/** Documents that other documents name, but that do not exist. */
const findLost = ({ files, versions, digests, read }: Previous): ReadonlyArray<string> =>
  [
    ...[...versions].flatMap(([key, { state, hasRecord }]) =>
      hasCounts(state) || hasRecord
        ? [VERSION_SECURITY.file(key), FINDINGS.file(parseVersionKey(key).slug)]
        : [],
    ),
    ...[...digests.keys()].map(RELEASES.file),
    ...(read(CHANGES, '')?.data ?? []).map(({ date }) => DAY.file(date)),
  ].filter((path) => !files.has(path));

/**
 * Finds what was edited in a folder whose id differs from `integrity.json`. If the changes of the run restore the
 * folder, these files were edited. Otherwise they are the documents that are lost, wrong or contradict others; if there
 * are none, the folder itself is named.
 */
const findInFolder = (
  folder: string,
  stated: string | undefined,
  { tip, rendered, contradictions, wrong, previous }: EditedTree,
): ReadonlyArray<string> => {
  const next = filesBelow(folder, rendered);
  const { added, modified, removed } = diffFiles(filesBelow(folder, tip.files), next);
  if (idOfFolder(folder, next) === stated && added.size + modified.size + removed.length > 0)
    return [...added.keys(), ...modified.keys(), ...removed];
  const doubted = [
    ...contradictions.flatMap(({ files }) => files),
    ...wrong,
    ...findLost(previous),
  ].filter((path) => path.startsWith(`${folder}/`));
  return doubted.length > 0 ? doubted : [`${folder}/`];
};

const findFolders = (found: EditedTree, { folders }: Integrity): ReadonlyArray<string> => {
  const stated = new Map(folders.map(({ path, tree }) => [path, tree]));
  return differing(filesIn(found.tip.folders), stated).flatMap((folder) =>
    findInFolder(folder, stated.get(folder), found),
  );
};

/** True if only `integrity.json` was edited: with the right one, the tree is the one that was published. */
const isOnlyIntegrity = ({ previous }: EditedTree): boolean => {
  const { files, state } = previous;
  const file = integrityFile(files, digestsOf(previous));
  const { path } = file;
  const id = fileId(file);
  return id !== files.get(path) && idOfTree(new Map([...files, [path, id]])) === state?.tree;
};

/**
 * Finds the files and folders that are not as they were published; none if only the clock of the tree was wrong. If all
 * are as `integrity.json` says, but the tree is not the published one, `integrity.json` was edited too.
 */
const findEdited = (found: EditedTree): ReadonlyArray<string> => {
  const { tip, previous, integrity } = found;
  const isOwn = isSealed(previous.contents.get(STATE.path) ?? Buffer.alloc(0));
  const state = isOwn ? [] : [STATE.path];
  if (isOnlyIntegrity(found)) return [...state, INTEGRITY.path];
  const others =
    integrity === undefined
      ? [INTEGRITY.path]
      : [...findFiles(found, integrity), ...findFolders(found, integrity)];
  const named = [...state, ...tip.irregular, ...others];
  const isOther = previous.state !== undefined && previous.state.tree !== idOfTree(tip.files);
  return named.length === 0 && isOther ? [INTEGRITY.path] : named;
};

const MAX_NAMED = 3;

export interface Rerendered extends Pick<EditedTree, 'rendered' | 'contradictions'> {
  readonly warnings: ReadonlyArray<Problem>;
}

/** Warns once of a tree that was edited after it was published, and names what was edited. Its lists must be loaded. */
export const editedWarnings = (
  { tip, previous, foreign }: Branch,
  { warnings, ...outcome }: Rerendered,
): ReadonlyArray<Problem> => {
  if (previous.isAsPublished || foreign || tip === undefined || tip.files.size === 0) return [];
  const integrity = readIntegrity(previous);
  const files = warnings.flatMap(({ location }) => location?.file ?? []);
  const wrong = files.map((file) => file.replace(/^api\/v1\//, ''));
  const edited = findEdited({ tip, previous, integrity, ...outcome, wrong });
  if (edited.length === 0) return [];
  return [
    problem(
      `api/v1 was edited after it was published (${joinLimited(sortUnique(edited), MAX_NAMED, show)}); everything that can be computed is computed again`,
    ),
  ];
};
