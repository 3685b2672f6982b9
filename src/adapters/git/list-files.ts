import { describeLimit, TREE_LIMITS } from '../../domain/git-objects/limits';
import { stop } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import type { Snapshot } from '../../previous/git';
import { withoutNetwork } from './environment';
import { summarize } from './output';
import { decodePath } from './path-bytes';
import { runGit } from './process';

const TREE = '040000';
const PLAIN_FILE = '100644';
/** Plain and executable files, and files as older tools wrote them. */
const FILE = /^100/;

interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

/** Parses a line of `git ls-tree -z`: mode, type and id, a tab, and the path. */
const parseTreeEntry = (line: Buffer): TreeEntry => {
  const tab = line.indexOf('\t');
  const [mode = '', , id = ''] = line.toString('latin1', 0, tab).split(' ');
  return { mode, id, path: decodePath(line.subarray(tab + 1)) };
};

const refuse = (found: string, path: string): never =>
  stop(
    `found more than ${found} below ${show(path)} on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination`,
  );

/**
 * Calls `take` for each entry as git lists it; with `-r`, also for everything below. A few trees that contain each
 * other many times can expand to any number of files, so `take` may throw, which ends git.
 */
const listEntries = async (
  { folder, home }: Place,
  args: ReadonlyArray<string>,
  take: (entry: TreeEntry) => void,
): Promise<void> => {
  let rest: Buffer = Buffer.alloc(0);
  const receive = (chunk: Buffer): void => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
      take(parseTreeEntry(bytes.subarray(start, end)));
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > TREE_LIMITS.paths) throw new Error('a path has more than 256 MiB');
  };
  const env = withoutNetwork(home);
  const { code, stderr } = await runGit({ folder, args: ['ls-tree', '-z', ...args], env, receive });
  if (code !== 0) throw new Error(summarize(stderr) || `git ls-tree exited with ${code}`);
};

export type Listing = Pick<Snapshot, 'files' | 'irregular' | 'folders' | 'beside'>;

/** Returns a function that counts each name, and throws a {@link ProblemError} at more than any catalog has. */
const createMeter = (root: string): ((name: string) => void) => {
  let entries = 0;
  let length = 0;
  return (name) => {
    entries += 1;
    length += name.length;
    if (entries > TREE_LIMITS.entries) refuse(describeLimit('entries'), root);
    if (length > TREE_LIMITS.paths)
      refuse(`${describeLimit('paths')}, too long or nested too deeply,`, root);
  };
};

/** Collects the entries below a folder. Their paths are relative to it. */
const createCollector = (root: string) => {
  const files = new Map<string, string>();
  const irregular: string[] = [];
  const folders = new Map<string, string>();
  const measure = createMeter(root);
  const add = ({ mode, id, path }: TreeEntry): void => {
    const name = path.slice(root.length + 1);
    measure(name);
    if (mode === TREE) return void folders.set(name, id);
    if (FILE.test(mode)) files.set(name, id);
    if (mode !== PLAIN_FILE) irregular.push(name);
  };
  return { add, found: { files, irregular, folders } };
};

export interface Place {
  readonly folder: string;
  readonly home: string;
}

/** Throws a {@link ProblemError} if a part of the path is not a folder. */
const refuseFiles = (place: Place, commit: string, path: ReadonlyArray<string>): Promise<void> => {
  const places = path.map((_, depth) => path.slice(0, depth + 1).join('/'));
  return listEntries(place, [commit, '--', ...places], ({ mode, path: at }) => {
    // git lists the entries of the same folder too.
    if (mode !== TREE && places.includes(at))
      stop(
        `found a file, link or submodule at ${show(at)} on the branch, expected a folder; remove it there, or choose another destination`,
      );
  });
};

/**
 * Lists everything below the folder `path` of a commit, and which of the files `wanted` exist; these are paths from the
 * root. Throws a {@link ProblemError} if there is more than any catalog has, or if a part of the path is not a folder.
 */
export const listFiles = async (
  place: Place,
  commit: string,
  path: ReadonlyArray<string>,
  wanted: ReadonlyArray<string>,
): Promise<Listing> => {
  const root = path.join('/');
  const isWanted = new Set(wanted);
  const beside = new Map<string, string | undefined>();
  const { add, found } = createCollector(root);
  let exists = false;
  await listEntries(place, ['-r', '-t', commit, '--', `${root}/`, ...wanted], (entry) => {
    if (entry.path.startsWith(`${root}/`)) add(entry);
    else if (entry.path === root) exists = entry.mode === TREE;
    else if (isWanted.has(entry.path))
      beside.set(entry.path, FILE.test(entry.mode) ? entry.id : undefined);
  });
  if (!exists) await refuseFiles(place, commit, path);
  return { ...found, beside };
};
