/** A git remote in memory: branches of plain files, with the ids that git gives. */
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { entriesOf } from '../../src/adapters/git/parse-object';
import type { Commit, Git, Pushed, Tip } from '../../src/branch/git';
import { blobId, FOLDER, folderObjects } from '../../src/git-objects/objects';
import type { Tree, TreeEntry } from '../../src/git-objects/tree';
import { problem } from '../../src/problem';

type Files = ReadonlyMap<string, string>;

export interface MemoryGit {
  readonly git: Git;
  /** Paths and texts of the branch; undefined if there is none. */
  readonly files: () => ReadonlyMap<string, string> | undefined;
  /** Puts files on the branch, as somebody else would. */
  readonly edit: (files: Readonly<Record<string, string | undefined>>) => void;
  readonly commits: ReadonlyArray<Commit>;
  /** Every blob that was read. */
  readonly reads: string[];
  /** What the next pushes answer; without any they land. */
  readonly pushes: Pushed[];
}

/** `isDefault`: the remote's `HEAD` names the branch. */
export const memoryGit = ({ isDefault = false } = {}): MemoryGit => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const snapshots = new Map<string, Files>();
  const commits: Commit[] = [];
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
    const id = folderObjects(files).id;
    trees.set(id, entries);
    return id;
  };

  const put = (text: string): string => {
    const bytes = Buffer.from(text);
    const id = blobId([bytes]);
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

  /** All files below a folder that is known. */
  const filesIn = (id: string): Files =>
    new Map(
      [...(trees.get(id) ?? [])].flatMap(([name, { mode, id: child }]) =>
        mode === FOLDER
          ? [...filesIn(child)].map(([path, blob]) => [`${name}/${path}`, blob] as const)
          : [[name, child] as const],
      ),
    );

  const edit: MemoryGit['edit'] = (files) => {
    const next = new Map(current());
    for (const [path, text] of Object.entries(files)) {
      if (text === undefined) next.delete(path);
      else next.set(path, put(text));
    }
    tip = point(next);
  };

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
    edit,
    git: {
      fetchTip: () =>
        TE.right(
          tip === undefined
            ? O.none
            : O.some<Tip>({
                commit: tip,
                tree: folderObjects(current()).id,
                isDefault,
              }),
        ),
      hasMoved: TE.right(false),
      readTree: (id) => {
        const tree = trees.get(id);
        return tree === undefined ? lost(`tree ${id}`) : TE.right(tree);
      },
      prefetch: () => TE.right(undefined),
      read: (id) => {
        reads.push(id);
        const bytes = blobs.get(id);
        return bytes === undefined ? lost(`blob ${id}`) : TE.right(bytes);
      },
      writeBlob: (id, pieces) => {
        blobs.set(id, Buffer.concat(pieces));
        return TE.right(undefined);
      },
      commit: (commit) => {
        for (const { id: folder, bytes } of commit.folders)
          trees.set(folder, entriesOf(folder, bytes));
        const id = point(filesIn(commit.tree));
        commits.push(commit);
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
