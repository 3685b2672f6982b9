import { objectId } from './objects';

/** Files and folders by name, as git stores it: a folder is a map, a file is its id. */
type Folder = Map<string, Folder | string>;

/** Names as their UTF-8 bytes, each a character, which is how git sorts them. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

const nest = (files: Iterable<readonly [string, string]>): Folder => {
  const root: Folder = new Map();
  for (const [path, id] of files) {
    const parts = path.split('/').map(toBytes);
    const name = parts.pop() ?? '';
    let folder = root;
    for (const part of parts) {
      const next = folder.get(part);
      const child: Folder = next instanceof Map ? next : new Map();
      if (next !== child) folder.set(part, child);
      folder = child;
    }
    folder.set(name, id);
  }
  return root;
};

interface Entry {
  /** The name; of a folder with a slash, as git compares them. */
  readonly key: string;
  readonly head: string;
  readonly id: string;
}

const toEntry = ([name, child]: readonly [string, Folder | string]): Entry =>
  typeof child === 'string'
    ? { key: name, head: `100644 ${name}\0`, id: child }
    : { key: `${name}/`, head: `40000 ${name}\0`, id: treeId(child) };

const treeId = (folder: Folder): string => {
  const entries = [...folder].map(toEntry).sort((a, b) => (a.key < b.key ? -1 : 1));
  const bytes = entries.flatMap(({ head, id }) => [
    Buffer.from(head, 'latin1'),
    Buffer.from(id, 'hex'),
  ]);
  return objectId('tree', bytes);
};

/** The git id of a folder of plain files, given as paths and ids. */
export const folderId = (files: Iterable<readonly [string, string]>): string => treeId(nest(files));
