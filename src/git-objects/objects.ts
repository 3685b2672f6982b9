import { createHash } from 'node:crypto';
import { byteLength, type Chunks } from '../file';
import type { StoredTree, Tree, TreeEntry } from './tree';

/** Modes of entries, as git writes them. */
export const FOLDER = '40000';
export const PLAIN_FILE = '100644';

/** Whether an entry is a folder; some old tools wrote a zero before the mode. */
export const isFolder = ({ mode }: TreeEntry): boolean => mode === FOLDER || mode === `0${FOLDER}`;

/** Whether an entry is a file, be it marked as a program or as writable by a group. */
export const isFile = ({ mode }: TreeEntry): boolean => mode.startsWith('100');

type Kind = 'blob' | 'tree' | 'commit';

/** What stands before an object where its id is computed, and where it lies alone in a file. */
export const header = (kind: Kind, size: number): Buffer => Buffer.from(`${kind} ${size}\0`);

/** The id that git gives to an object. */
export const objectId = (kind: Kind, pieces: Chunks): string => {
  const hash = createHash('sha1').update(header(kind, byteLength(pieces)));
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
};

/** The id that git gives to a file of these bytes. */
export const blobId = (pieces: Chunks): string => objectId('blob', pieces);

/** A folder and all folders below it, as git stores them; its id is that of the folder itself. */
export interface StoredFolder {
  readonly id: string;
  readonly objects: ReadonlyArray<StoredTree>;
}

/** A folder that is known by its id. */
class Stored {
  constructor(readonly id: string) {}
}

type Folder = Map<string, Folder | Stored | string>;

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

/** Bytes of an id as git stores it. */
export const ID_BYTES = 20;

/** A folder as git stores it; folders are sorted as if their names ended with a slash. */
export const treeObject = (entries: Tree): StoredTree => {
  const sorted = [...entries]
    .map(([name, entry]) => ({ key: isFolder(entry) ? `${name}/` : name, name, entry }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const heads = sorted.map(({ name, entry }) => `${entry.mode} ${name}\0`);
  const body = Buffer.allocUnsafe(heads.reduce((sum, head) => sum + head.length + ID_BYTES, 0));
  let at = 0;
  for (const [i, { entry }] of sorted.entries()) {
    at += body.write(heads[i] ?? '', at, 'latin1');
    at += body.write(entry.id, at, 'hex');
  }
  return { id: objectId('tree', [body]), bytes: body };
};

const entryOf = (child: Folder | Stored | string, into: StoredTree[]): TreeEntry => {
  if (typeof child === 'string') return { mode: PLAIN_FILE, id: child };
  return { mode: FOLDER, id: child instanceof Stored ? child.id : objectsOf(child, into).id };
};

const objectsOf = (folder: Folder, into: StoredTree[]): StoredTree => {
  const entries = [...folder].map(([name, child]): readonly [string, TreeEntry] => [
    Buffer.from(name).toString('latin1'),
    entryOf(child, into),
  ]);
  const object = treeObject(new Map(entries));
  into.push(object);
  return object;
};

/** A folder of plain files, given their paths and ids, and every folder below it. */
export const folderObjects = (files: Iterable<readonly [string, string]>): StoredFolder => {
  const objects: StoredTree[] = [];
  const { id } = objectsOf(grow(files), objects);
  return { id, objects };
};

/** A folder of plain files and one stored folder, which is not looked at again. */
export const folderAround = (
  files: Iterable<readonly [string, string]>,
  name: string,
  inner: StoredFolder,
): StoredFolder => {
  const objects = [...inner.objects];
  const { id } = objectsOf(grow(files).set(name, new Stored(inner.id)), objects);
  return { id, objects };
};
