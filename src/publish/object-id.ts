import { createHash } from 'node:crypto';
import type { StoredTree, Tree, TreeEntry } from '../effects/capabilities';

/** Modes of entries, as git writes them. */
export const FOLDER = '40000';
export const PLAIN_FILE = '100644';

/** Whether an entry is a folder; some old tools wrote a zero before the mode. */
export const isFolder = ({ mode }: TreeEntry): boolean => mode === FOLDER || mode === `0${FOLDER}`;

const header = (kind: 'blob' | 'tree', body: Buffer): string => `${kind} ${body.length}\0`;

const objectId = (kind: 'blob' | 'tree', body: Buffer): Buffer =>
  createHash('sha1').update(header(kind, body)).update(body).digest();

/** The id that git gives to a file of these bytes. */
export const blobId = (bytes: Buffer): string => objectId('blob', bytes).toString('hex');

type Folder = Map<string, Folder | string>;

const grow = (files: Iterable<readonly [string, string]>): Folder => {
  const root: Folder = new Map();
  for (const [path, id] of files) {
    const parts = path.split('/');
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

/** git sorts folders as if their names ended with a slash. */
const sortKey = ([name, entry]: readonly [string, TreeEntry]): string =>
  isFolder(entry) ? `${name}/` : name;

/** A folder as git stores it. */
export const treeObject = (entries: Tree): StoredTree => {
  const sorted = [...entries].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const body = Buffer.concat(
    sorted.flatMap(([name, { mode, id }]) => [
      Buffer.from(`${mode} ${name}\0`, 'latin1'),
      Buffer.from(id, 'hex'),
    ]),
  );
  return {
    id: objectId('tree', body).toString('hex'),
    bytes: Buffer.concat([Buffer.from(header('tree', body)), body]),
  };
};

const objectsOf = (folder: Folder, into: StoredTree[]): StoredTree => {
  const entries = [...folder].map(([name, child]): readonly [string, TreeEntry] => [
    Buffer.from(name).toString('latin1'),
    child instanceof Map
      ? { mode: FOLDER, id: objectsOf(child, into).id }
      : { mode: PLAIN_FILE, id: child },
  ]);
  const object = treeObject(new Map(entries));
  into.push(object);
  return object;
};

/** A folder of plain files, given their paths and ids, and every folder below it. */
export const folderObjects = (
  files: Iterable<readonly [string, string]>,
): { readonly id: string; readonly objects: ReadonlyArray<StoredTree> } => {
  const objects: StoredTree[] = [];
  const { id } = objectsOf(grow(files), objects);
  return { id, objects };
};

/** The id that git gives to a folder of plain files, given their paths and ids. */
export const treeId = (files: Iterable<readonly [string, string]>): string =>
  folderObjects(files).id;
