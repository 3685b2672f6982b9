import { createHash } from 'node:crypto';
import { HISTORY } from '../contract/history';
import { INTEGRITY, type IntegrityFile } from '../contract/integrity';
import { byteLength, type Chunks, type File } from '../domain/file';
import { filesIn, foldersIn, treeId } from '../domain/git-objects/folder-id';
import { compareText } from '../domain/values/compare';
import type { FileIds } from '../previous/git';
import type { Previous } from '../previous/previous';
import { type Address, FORMAT, type OwnManifest, STATE, seal } from '../previous/state';
import { nextHistory } from './days/next-history';
import type { DerivedCatalog } from './news/derived-catalog';
import { collectionFile } from './render/collections';
import { jsonFile } from './render/json';

/** Size in bytes, and SHA-256 in hex. */
export type FileDigest = Omit<IntegrityFile, 'path'>;

export const digestFile = (pieces: Chunks): FileDigest => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return { bytes: byteLength(pieces), sha256: hash.digest('hex') };
};

/** The files that describe a tree. They are written only together with another change. */
export const DESCRIBING = [HISTORY.path, INTEGRITY.path, STATE.path];

/** `history.json` with the row of this run. */
export const historyFile = (
  { read }: Pick<Previous, 'read'>,
  { totals, exploited, dataDate }: DerivedCatalog,
): File => {
  const rows = read(HISTORY, '')?.data ?? [];
  return collectionFile('history', HISTORY, nextHistory(rows, { totals, exploited }, dataDate));
};

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  compareText(a, b);

/** `integrity.json`: size and SHA-256 of every file at the top of a tree, and the git ids of its folders. */
export const integrityFile = (
  files: FileIds,
  digests: ReadonlyMap<string, FileDigest>,
): File & { readonly content: string } =>
  jsonFile(INTEGRITY, '', {
    apiVersion: 'v1',
    resource: 'integrity',
    files: [...digests]
      .filter(([path]) => path !== INTEGRITY.path && path !== STATE.path && files.has(path))
      .sort(byPath)
      .map(([path, digest]) => ({ path, ...digest })),
    folders: [...foldersIn(files)].sort(byPath).map(([path, tree]) => ({ path, tree })),
  });

/** The id of all files of a tree except `state.json`. */
export const idOfTree = (all: FileIds): string => {
  const files = new Map([...all].filter(([path]) => path !== STATE.path));
  return treeId(filesIn(files), foldersIn(files));
};

/** `state.json` with the id of all other files, and a seal of its own content. */
export const stateFile = (
  { manifest, source }: OwnManifest,
  address: Address,
  rendered: FileIds,
): File => {
  const tree = idOfTree(rendered);
  const { path, content } = jsonFile(STATE, '', {
    format: FORMAT,
    source,
    manifest,
    tree,
    address,
  });
  return { path, content: seal(content) };
};
