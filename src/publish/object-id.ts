import { createHash } from 'node:crypto';

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

const hash = (folder: Folder): Buffer => {
  const entries = [...folder].map(([name, child]) =>
    child instanceof Map
      ? { key: Buffer.from(`${name}/`), head: `40000 ${name}\0`, id: hash(child) }
      : { key: Buffer.from(name), head: `100644 ${name}\0`, id: Buffer.from(child, 'hex') },
  );
  entries.sort((a, b) => Buffer.compare(a.key, b.key));
  return objectId(
    'tree',
    Buffer.concat(entries.flatMap(({ head, id }) => [Buffer.from(head), id])),
  );
};

/** A folder that holds nothing but another one, as git stores it: its id and its bytes. */
export const wrappingTree = (
  name: string,
  folder: string,
): { readonly id: string; readonly bytes: Buffer } => {
  const body = Buffer.concat([Buffer.from(`40000 ${name}\0`), Buffer.from(folder, 'hex')]);
  return {
    id: objectId('tree', body).toString('hex'),
    bytes: Buffer.concat([Buffer.from(header('tree', body)), body]),
  };
};

/** The id that git gives to a folder of plain files, given their paths and ids. */
export const treeId = (files: Iterable<readonly [string, string]>): string =>
  hash(grow(files)).toString('hex');
