import { groupBy } from '../values/group-by';
import { objectId } from './objects';

/** Names as their UTF-8 bytes, each a character, which is how git sorts them. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** An entry of a tree; `key` is its name, of a folder with a slash, as git compares them. */
const toEntry = (mode: '100644' | '40000', name: string, id: string) => ({
  key: toBytes(mode === '40000' ? `${name}/` : name),
  head: `${mode} ${toBytes(name)}\0`,
  id,
});

/** The git id of a folder that contains these plain files and folders, which are ids by name. */
export const treeId = (
  files: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): string => {
  const entries = [
    ...[...files].map(([name, id]) => toEntry('100644', name, id)),
    ...[...folders].map(([name, id]) => toEntry('40000', name, id)),
  ].sort((a, b) => (a.key < b.key ? -1 : 1));
  const bytes = entries.flatMap(({ head, id }) => [
    Buffer.from(head, 'latin1'),
    Buffer.from(id, 'hex'),
  ]);
  return objectId('tree', bytes);
};

/** The plain files that are no deeper than the folder itself, by name. */
export const filesIn = (files: Iterable<readonly [string, string]>): ReadonlyMap<string, string> =>
  new Map([...files].filter(([path]) => !path.includes('/')));

/** The git ids of the folders directly below a folder of plain files, given as paths and ids. */
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

/** The git id of a folder of plain files, given as paths and ids. */
export const folderId = (files: ReadonlyArray<readonly [string, string]>): string =>
  treeId(filesIn(files), foldersIn(files));
