/** A git remote in memory: branches of plain files with real object ids. */
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { encodeTree } from '../../src/git-objects/build-tree';
import { blobId } from '../../src/git-objects/objects';
import { encodeName, FILE_MODE, TREE_MODE, type TreeEntry } from '../../src/git-objects/tree';
import { problem } from '../../src/problem';
import type { Change, FileIds, Git, Listing, Pushed, Snapshot } from '../../src/published/git';

export interface MemoryGit {
  readonly git: Git;
  /** The commit of the tip; undefined if the branch does not exist. */
  readonly tip: () => string | undefined;
  /** The texts of the branch by path; undefined without a branch. */
  readonly files: () => ReadonlyMap<string, string> | undefined;
  /** The bytes of a file on the branch. */
  readonly bytesOf: (path: string) => Buffer | undefined;
  /** Writes or removes files on the branch, as another client would. */
  readonly edit: (files: Readonly<Record<string, string | undefined>>) => void;
  /** Every change that was pushed, with or without success. */
  readonly commits: ReadonlyArray<Change>;
  /** Every blob that was read. */
  readonly reads: string[];
  /** The paths of the files in each request for blobs. */
  readonly fetches: ReadonlyArray<ReadonlyArray<string>>;
  /** The answers to the next pushes; by default, pushes land. */
  readonly pushes: Answer[];
}

/** How a push ends, without the commit, which the push creates. */
export type Answer =
  | Exclude<Pushed, { readonly commit: string }>
  | Omit<Extract<Pushed, { readonly kind: 'unknown' }>, 'commit'>;

/** The files below a folder, by relative path. */
const filesBelow = (files: FileIds, folder: string): FileIds =>
  new Map(
    [...files].flatMap(([path, id]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), id] as const] : [],
    ),
  );

/** The ids of all folders, each made of those below it. */
const foldersIn = (files: FileIds): FileIds => {
  const entries = new Map<string, Map<string, TreeEntry>>();
  const add = (path: string, entry: TreeEntry): void => {
    const end = path.lastIndexOf('/');
    if (end < 0) return;
    const parent = path.slice(0, end);
    const siblings = entries.get(parent) ?? new Map<string, TreeEntry>();
    // A folder comes before the folders in it, until its id is known.
    if (!entries.has(parent)) add(parent, { mode: TREE_MODE, id: '' });
    entries.set(parent, siblings.set(encodeName(path.slice(end + 1)), entry));
  };
  for (const [path, id] of files) add(path, { mode: FILE_MODE, id });
  const ids = new Map<string, string>();
  for (const [folder, children] of [...entries].reverse()) {
    const { id } = encodeTree(children);
    ids.set(folder, id);
    add(folder, { mode: TREE_MODE, id });
  }
  return ids;
};

interface Blob {
  readonly id: string;
  readonly bytes: Buffer;
}
const known = new Map<string, Blob>();

/** A text as git stores it. Most texts are on many branches, so each is hashed once. */
export const blobOf = (text: string): Blob => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const bytes = Buffer.from(text);
  const blob = { id: blobId([bytes]), bytes };
  known.set(text, blob);
  return blob;
};

const listingOf = (files: FileIds, folder: string): Listing =>
  new Map(
    [...(folder === '' ? files : filesBelow(files, folder))].map(([path, id]) => {
      const [name = '', ...others] = path.split('/');
      return [name, others.length === 0 ? id : undefined];
    }),
  );

/** The files of a branch after a change. */
const applyChange = (before: FileIds, { path, files, alongside, removed }: Change): FileIds => {
  const folder = `${path.join('/')}/`;
  return new Map([
    ...[...before].filter(([file]) => !file.startsWith(folder) && !removed.includes(file)),
    ...[...files].map(([file, id]) => [folder + file, id] as const),
    ...alongside,
  ]);
};

/** `isDefault`: the remote's `HEAD` names the branch. */
export const memoryGit = ({ isDefault = false } = {}): MemoryGit => {
  const blobs = new Map<string, Buffer>();
  const commits = new Map<string, FileIds>();
  const parents = new Map<string, string | undefined>();
  const changes: Change[] = [];
  const reads: string[] = [];
  const fetches: string[][] = [];
  const fetched = new Set<string>();
  const pushes: Answer[] = [];
  let tip: string | undefined;

  const filesOf = (commit: string | undefined): FileIds => commits.get(commit ?? '') ?? new Map();

  const addCommit = (files: FileIds, parent: string | undefined): string => {
    const commit = `${commits.size + 1}`.padStart(40, '0');
    commits.set(commit, files);
    parents.set(commit, parent);
    return commit;
  };

  const historyOf = (commit: string | undefined): ReadonlyArray<string> =>
    commit === undefined ? [] : [commit, ...historyOf(parents.get(commit))];

  const snapshotOf = (commit: string, path: string): Snapshot => {
    const all = filesOf(commit);
    const files = filesBelow(all, path);
    const entryAt: Snapshot['entryAt'] = (file) => {
      const id = all.get(file);
      return id === undefined ? undefined : { id, isFile: true };
    };
    const parents = path
      .split('/')
      .map((_, i, parts) => listingOf(all, parts.slice(0, i).join('/')));
    const folders = foldersIn(files);
    return { commit, isDefault, files, irregular: [], folders, entryAt, parents };
  };

  return {
    commits: changes,
    reads,
    fetches,
    pushes,
    files: () =>
      tip === undefined
        ? undefined
        : new Map(
            [...filesOf(tip)]
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([path, id]) => [path, blobs.get(id)?.toString('utf8') ?? '?']),
          ),
    bytesOf: (path) => blobs.get(filesOf(tip).get(path) ?? ''),
    tip: () => tip,
    edit: (files) => {
      const next = new Map(filesOf(tip));
      for (const [path, text] of Object.entries(files)) {
        const { id, bytes } = blobOf(text ?? '');
        if (text === undefined) next.delete(path);
        else next.set(path, id);
        blobs.set(id, bytes);
      }
      tip = addCommit(next, tip);
    },
    git: {
      read: (_, path) => async () => {
        fetched.clear();
        return E.right(tip === undefined ? O.none : O.some(snapshotOf(tip, path.join('/'))));
      },
      contains: (commit) => async () => E.right(historyOf(tip).includes(commit)),
      hasMoved: TE.right(false),
      tip: () => async () => TE.right(O.fromNullable(tip))(),
      fetchBlobs: (ids) => async () => {
        const missing = ids.filter((id) => !fetched.has(id));
        for (const id of missing) fetched.add(id);
        const wanted = new Set(missing);
        const found = [...filesOf(tip)].filter(([, id]) => wanted.has(id));
        if (missing.length > 0) fetches.push(found.map(([path]) => path));
        return E.right(undefined);
      },
      readBlob: (id) => {
        reads.push(id);
        const bytes = blobs.get(id);
        return bytes === undefined ? TE.left([problem(`no blob ${id}`)]) : TE.right(bytes);
      },
      writeBlob: (id, chunks) => {
        blobs.set(id, Buffer.concat(chunks));
        return TE.right(undefined);
      },
      push: (change) => {
        changes.push(change);
        const on = O.isSome(change.on) ? change.on.value.commit : undefined;
        const parent = change.history === 'append' ? on : undefined;
        const commit = addCommit(applyChange(filesOf(on), change), parent);
        const answer = pushes.shift() ?? { kind: 'landed' };
        if (answer.kind === 'landed') tip = commit;
        return TE.right({ ...answer, commit });
      },
    },
  };
};
