/** A git remote in memory: branches of plain files with real object ids. */
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { folderId } from '../../src/domain/git-objects/folder-id';
import { blobId } from '../../src/domain/git-objects/objects';
import { toDate } from '../../src/domain/instant';
import { problem } from '../../src/domain/problem';
import type { Change, FileIds, Git, Pushed, Snapshot } from '../../src/previous/git';

export interface MemoryGit {
  readonly git: Git;
  /** The commit of the tip; undefined if the branch does not exist. */
  readonly tip: () => string | undefined;
  /** The texts of the branch by path; undefined without a branch. */
  readonly files: () => ReadonlyMap<string, string> | undefined;
  /** The bytes of a file on the branch. */
  readonly bytesOf: (path: string) => Buffer | undefined;
  /** Writes or removes files on the branch, as another client would, in a commit with this date. */
  readonly edit: (files: Readonly<Record<string, string | undefined>>, committed?: string) => void;
  /** Paths below `api/v1` of links and submodules that somebody added to the branch. */
  readonly irregular: string[];
  /** Removes the branch, as another client would. */
  readonly remove: () => void;
  /** Every change that was pushed, with or without success. */
  readonly commits: ReadonlyArray<Change>;
  /** Every blob that was read. */
  readonly reads: string[];
  /** The paths of the files in each request for blobs. */
  readonly fetches: ReadonlyArray<ReadonlyArray<string>>;
  /** The answers to the next pushes; by default, pushes land that build on the tip. */
  readonly pushes: Answer[];
}

/** How a push ends, without the commit, which the push creates. */
export type Answer = Omit<Exclude<Pushed, { readonly kind: 'landed' }>, 'commit'>;

/** The answer to a push that does not build on the tip. */
const MOVED: Answer = {
  kind: 'moved',
  failure: { advice: 'the branch is at another commit' },
  isFinal: false,
  isUnsent: false,
};

/** The files below a folder, by relative path. */
const filesBelow = (files: FileIds, folder: string): FileIds =>
  new Map(
    [...files].flatMap(([path, id]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), id] as const] : [],
    ),
  );

const foldersIn = (files: FileIds): FileIds => {
  const folders = new Map<string, (readonly [string, string])[]>();
  for (const [path, id] of files) {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end);
      const below = folders.get(folder) ?? [];
      folders.set(folder, below);
      below.push([path.slice(end + 1), id]);
    }
  }
  return new Map([...folders].map(([folder, below]) => [folder, folderId(below)]));
};

interface Blob {
  readonly id: string;
  readonly bytes: Buffer;
}
/** Most contents are on many branches, so each is hashed, stored and decoded once. */
const known = new Map<string, Blob>();
const stored = new Map<string, Buffer>();
const texts = new Map<string, string>();

/** A text as git stores it. */
export const blobOf = (text: string): Blob => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const bytes = Buffer.from(text);
  const blob = { id: blobId([bytes]), bytes };
  known.set(text, blob);
  return blob;
};

const store = (id: string, bytes: () => Buffer): Buffer => {
  const found = stored.get(id) ?? bytes();
  stored.set(id, found);
  return found;
};

const textOf = (id: string, bytes: Buffer | undefined): string => {
  const found = texts.get(id) ?? bytes?.toString('utf8') ?? '?';
  if (bytes !== undefined) texts.set(id, found);
  return found;
};

/** The files of a branch after a change. */
const applyChange = (before: FileIds, { changes }: Change): FileIds => {
  const after = new Map([...before, ...changes.added, ...changes.modified]);
  for (const path of changes.removed) after.delete(path);
  return after;
};

/** `isDefault`: the remote's `HEAD` names the branch. */
export const memoryGit = ({ isDefault = false } = {}): MemoryGit => {
  const blobs = new Map<string, Buffer>();
  const commits = new Map<string, FileIds>();
  const parents = new Map<string, string | undefined>();
  const dates = new Map<string, string>();
  const changes: Change[] = [];
  const reads: string[] = [];
  const fetches: string[][] = [];
  const fetched = new Set<string>();
  const pushes: Answer[] = [];
  const irregular: string[] = [];
  let tip: string | undefined;

  const filesOf = (commit: string | undefined): FileIds => commits.get(commit ?? '') ?? new Map();

  const addCommit = (files: FileIds, parent: string | undefined, committed?: string): string => {
    const commit = `${commits.size + 1}`.padStart(40, '0');
    if (committed !== undefined) dates.set(commit, committed);
    commits.set(commit, files);
    parents.set(commit, parent);
    return commit;
  };

  const historyOf = (commit: string | undefined): ReadonlyArray<string> =>
    commit === undefined ? [] : [commit, ...historyOf(parents.get(commit))];

  const snapshotOf = (commit: string, path: string, wanted: ReadonlyArray<string>): Snapshot => {
    const all = filesOf(commit);
    const files = filesBelow(all, path);
    const beside = new Map(
      wanted.filter((file) => all.has(file)).map((file) => [file, all.get(file)]),
    );
    const committed = dates.get(commit) ?? null;
    return { commit, committed, isDefault, files, irregular, folders: foldersIn(files), beside };
  };

  const fetch = (ids: ReadonlyArray<string>): void => {
    const missing = new Set(ids.filter((id) => !fetched.has(id)));
    for (const id of missing) fetched.add(id);
    const found = [...filesOf(tip)].filter(([, id]) => missing.has(id));
    if (missing.size > 0) fetches.push(found.map(([path]) => path));
  };

  return {
    commits: changes,
    reads,
    fetches,
    pushes,
    irregular,
    files: () =>
      tip === undefined
        ? undefined
        : new Map(
            [...filesOf(tip)]
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([path, id]) => [path, textOf(id, blobs.get(id))]),
          ),
    bytesOf: (path) => blobs.get(filesOf(tip).get(path) ?? ''),
    tip: () => tip,
    edit: (files, committed) => {
      const next = new Map(filesOf(tip));
      for (const [path, text] of Object.entries(files)) {
        const { id, bytes } = blobOf(text ?? '');
        if (text === undefined) next.delete(path);
        else next.set(path, id);
        blobs.set(id, bytes);
      }
      tip = addCommit(next, tip, committed);
    },
    remove: () => {
      tip = undefined;
    },
    git: {
      read: (_, path, beside) => async () => {
        fetched.clear();
        const at = path.join('/');
        return E.right(tip === undefined ? undefined : snapshotOf(tip, at, beside));
      },
      isGone: () => false,
      findOwn: (_, own) => async () =>
        E.right(historyOf(tip).find((commit) => own.includes(commit))),
      tip: () => async () => E.right(tip),
      fetchBlobs: (ids) => async () => E.right(fetch(ids)),
      readBlobs: (ids) => {
        fetch(ids);
        reads.push(...ids);
        const missing = ids.find((id) => !blobs.has(id));
        return missing === undefined
          ? TE.right(new Map(ids.map((id) => [id, blobs.get(id) ?? Buffer.alloc(0)])))
          : TE.left([problem(`no blob ${missing}`)]);
      },
      writeBlob: (id, chunks) => {
        blobs.set(
          id,
          store(id, () => Buffer.concat(chunks)),
        );
        return TE.right(undefined);
      },
      push: (change) => {
        changes.push(change);
        const on = change.on?.commit;
        const parent = change.history === 'append' ? on : undefined;
        const files = applyChange(filesOf(on), change);
        const commit = addCommit(files, parent, toDate(change.time * 1000));
        const answer = pushes.shift() ?? (on === tip ? undefined : MOVED);
        if (answer !== undefined) return TE.right({ ...answer, commit });
        tip = commit;
        return TE.right({ kind: 'landed', commit });
      },
    },
  };
};
