/** A git remote in memory: branches of plain files, with the ids that git gives. */
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Commit, Git, Pushed, Tip, Tree, TreeEntry } from '../../src/effects/capabilities';
import { problem } from '../../src/errors';
import { blobId, treeId, wrappingTree } from '../../src/publish/object-id';

type Files = ReadonlyMap<string, string>;

/** A commit and what it says. */
export interface Made extends Commit {
  readonly text: string;
}

export interface MemoryGit {
  readonly git: Git;
  /** Paths and texts of the branch; undefined if there is none. */
  readonly files: () => ReadonlyMap<string, string> | undefined;
  /** Puts files on the branch, as somebody else would. */
  readonly edit: (files: Readonly<Record<string, string | undefined>>) => void;
  readonly commits: ReadonlyArray<Made>;
  /** Every blob that was read. */
  readonly reads: string[];
  /** What the next pushes answer; without any they land. */
  readonly pushes: Pushed[];
}

export const memoryGit = (): MemoryGit => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const snapshots = new Map<string, Files>();
  const commits: Made[] = [];
  const messages = new Map<string, string>();
  const reads: string[] = [];
  const pushes: Pushed[] = [];
  let tip: string | undefined;

  /** Knows every folder of these files by its id from now on. */
  const learn = (files: Files): string => {
    const entries = new Map<string, TreeEntry>();
    const folders = new Map<string, Map<string, string>>();
    for (const [path, id] of files) {
      const slash = path.indexOf('/');
      if (slash < 0) entries.set(path, { mode: '100644', id });
      else {
        const name = path.slice(0, slash);
        const folder = folders.get(name) ?? new Map<string, string>();
        folders.set(name, folder.set(path.slice(slash + 1), id));
      }
    }
    for (const [name, below] of folders) entries.set(name, { mode: '40000', id: learn(below) });
    const id = treeId(files);
    trees.set(id, entries);
    return id;
  };

  const put = (text: string): string => {
    const bytes = Buffer.from(text);
    const id = blobId(bytes);
    blobs.set(id, bytes);
    return id;
  };

  const point = (files: Files): string => {
    const commit = `${snapshots.size + 1}`.padStart(40, '0');
    snapshots.set(commit, files);
    learn(files);
    return commit;
  };

  const current = (): Files => (tip === undefined ? new Map() : (snapshots.get(tip) ?? new Map()));

  const folderId = (files: Files, path: string): string =>
    treeId(
      [...files].flatMap(([file, id]) =>
        file.startsWith(`${path}/`) ? [[file.slice(path.length + 1), id]] : [],
      ),
    );

  const lost = (what: string) =>
    TE.left([problem(`${what} is not there`)] as [{ message: string }]);

  return {
    commits,
    reads,
    pushes,
    files: () =>
      tip === undefined
        ? undefined
        : new Map(
            [...current()]
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([path, id]) => [path, blobs.get(id)?.toString('utf8') ?? '?']),
          ),
    edit: (files) => {
      const next = new Map(current());
      for (const [path, text] of Object.entries(files)) {
        if (text === undefined) next.delete(path);
        else next.set(path, put(text));
      }
      tip = point(next);
    },
    git: {
      fetchTip: () =>
        TE.right(
          tip === undefined
            ? O.none
            : O.some<Tip>({
                commit: tip,
                tree: treeId(current()),
                message: messages.get(tip) ?? 'A message',
              }),
        ),
      readTree: (id) => {
        const tree = trees.get(id);
        return tree === undefined ? lost(`tree ${id}`) : TE.right(tree);
      },
      wrapTree: (name, folder) => {
        const { id } = wrappingTree(name, folder);
        trees.set(id, new Map([[name, { mode: '40000', id: folder }]]));
        return TE.right(id);
      },
      prefetch: () => TE.right(undefined),
      read: (id) => {
        reads.push(id);
        const bytes = blobs.get(id);
        return bytes === undefined ? lost(`blob ${id}`) : TE.right(bytes);
      },
      writeBlob: (id, bytes) => {
        blobs.set(id, bytes);
        return TE.right(undefined);
      },
      commit: (commit) => {
        const next = new Map(current());
        for (const path of commit.remove) next.delete(path);
        for (const [path, id] of commit.write) next.set(path, id);
        const id = point(next);
        const text = commit.message(commit.folders.map((path) => folderId(next, path)));
        commits.push({ ...commit, text });
        messages.set(id, text);
        return TE.right(id);
      },
      push: (commit) => {
        const answer = pushes.shift() ?? { kind: 'landed' };
        if (answer.kind === 'landed') tip = commit;
        return TE.right(answer);
      },
    },
  };
};
