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

/** An edited tree as it was found. */
interface Found {
  readonly tip: Snapshot;
  readonly previous: Previous;
  readonly integrity: Integrity | undefined;
  /** What the run makes of it. */
  readonly rendered: FileIds;
  readonly contradictions: ReadonlyArray<Contradiction>;
  /** The documents that the run warns of. */
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

/** The keys that are not in both maps with the same value. */
const differing = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));

/** The files at the top that are not as `integrity.json` says. */
const findFiles = ({ previous }: Found, { files }: Integrity): ReadonlyArray<string> => {
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

/** The documents that others name, and that are not there. */
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
 * What was edited in a folder that has another id than `integrity.json` says: exactly what the run changes, if that
 * restores the folder; otherwise what is lost, wrong or contradicts something else, or else the folder.
 */
const findInFolder = (
  folder: string,
  stated: string | undefined,
  { tip, rendered, contradictions, wrong, previous }: Found,
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

const findFolders = (found: Found, { folders }: Integrity): ReadonlyArray<string> => {
  const stated = new Map(folders.map(({ path, tree }) => [path, tree]));
  return differing(filesIn(found.tip.folders), stated).flatMap((folder) =>
    findInFolder(folder, stated.get(folder), found),
  );
};

/** Whether nothing but `integrity.json` was edited: the tree with the one that it needs is the one that was published. */
const isOnlyIntegrity = ({ previous }: Found): boolean => {
  const { files, state } = previous;
  const file = integrityFile(files, digestsOf(previous));
  const { path } = file;
  const id = fileId(file);
  return id !== files.get(path) && idOfTree(new Map([...files, [path, id]])) === state?.tree;
};

/**
 * The files and folders of a tree that are not as they were published: none, if only its clock was wrong. If all of them are
 * as `integrity.json` says, but are not what was published, that was edited too.
 */
const findEdited = (found: Found): ReadonlyArray<string> => {
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

/** What a run makes of a branch. */
export interface Outcome extends Pick<Found, 'rendered' | 'contradictions'> {
  readonly warnings: ReadonlyArray<Problem>;
}

/** Warns once of a tree that was edited after it was published, and names what was edited. Its lists were read. */
export const editedWarnings = (
  { tip, previous, foreign }: Branch,
  { warnings, ...outcome }: Outcome,
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
