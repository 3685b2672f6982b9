import { groupBy } from '../values/group-by';
import { objectId } from './objects';

/** Encodes a name as its UTF-8 bytes, one character each, because git sorts by bytes. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** `key` is the name as git compares it: the name of a folder ends with a slash. */
const toTreeEntry = (mode: '100644' | '40000', name: string, id: string) => ({
  key: toBytes(mode === '40000' ? `${name}/` : name),
  head: `${mode} ${toBytes(name)}\0`,
  id,
});

/** Computes the git id of a folder. Its plain files and folders are given as ids by name. */
export const treeId = (
  files: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): string => {
  const entries = [
    ...[...files].map(([name, id]) => toTreeEntry('100644', name, id)),
    ...[...folders].map(([name, id]) => toTreeEntry('40000', name, id)),
  ].sort((a, b) => (a.key < b.key ? -1 : 1));
  const bytes = entries.flatMap(({ head, id }) => [
    Buffer.from(head, 'latin1'),
    Buffer.from(id, 'hex'),
  ]);
  return objectId('tree', bytes);
};

/** The plain files directly in a folder, by name. */
export const filesIn = (files: Iterable<readonly [string, string]>): ReadonlyMap<string, string> =>
  new Map([...files].filter(([path]) => !path.includes('/')));

/** Computes the git ids of the folders directly in a folder. All plain files in it are given as paths and ids. */
export const foldersIn = (
  files: Iterable<readonly [string, string]>,
): ReadonlyMap<string, string> => {
  const nested = [...files].filter(([path]) => path.includes('/'));
  return new Map(
    [...groupBy(nested, ([path]) => path.slice(0, path.indexOf('/')))].map(([folder, own]) => [
      folder,
      folderId(own.map(([path, id]) => [path.slice(folder.length + 1), id] as const)),
    ]),
  );
};

/** Computes the git id of a folder. All plain files in it are given as paths and ids. */
export const folderId = (files: ReadonlyArray<readonly [string, string]>): string =>
  treeId(filesIn(files), foldersIn(files));
