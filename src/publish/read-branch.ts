import { problem, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import type { Blobs, FileIds, Git, Snapshot } from '../previous/git';
import { isOwnState } from '../previous/own-state';
import { isReadFirst, readPrevious } from '../previous/previous';
import { CNAME, fileIn, JEKYLL_CONFIG, readSnapshot } from '../previous/snapshot';
import { STATE } from '../previous/state';
import type { Inputs } from '../read/inputs/inputs';

export interface BranchQuery extends Pick<Inputs, 'branch' | 'destination' | 'output'> {
  /** Chooses the documents to fetch from the files below `api/v1`. */
  readonly wanted: (files: FileIds) => Iterable<string>;
  /** The latest accepted date, RFC 3339 in UTC. */
  readonly latest: string;
}

const NO_FILES: Snapshot = {
  commit: '',
  committed: null,
  isDefault: false,
  files: new Map(),
  irregular: [],
  folders: new Map(),
  beside: new Map(),
};

/** Longer than any host name. */
const MAX_CNAME_BYTES = 1024;

const NO_CNAME = { cname: undefined, warnings: [] };

const readCname = (
  git: Blobs,
  { beside }: Snapshot,
): TaskResult<Pick<Branch, 'cname' | 'warnings'>> =>
  steps(function* ($) {
    const id = beside.get(CNAME);
    if (id === undefined) return NO_CNAME;
    const bytes = (yield* $(git.readBlobs([id]))).get(id) ?? Buffer.alloc(0);
    if (bytes.length <= MAX_CNAME_BYTES)
      return { cname: bytes.toString('utf8').trim() || undefined, warnings: [] };
    const message = `the file is not used: found more than ${MAX_CNAME_BYTES} bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it`;
    return { cname: undefined, warnings: [problem(message, { file: 'CNAME' })] };
  });

/** Reads the documents that exist and are not loaded yet. */
const load =
  (git: Blobs, files: FileIds, contents: Map<string, Buffer>): Branch['load'] =>
  (wanted) =>
    steps(function* ($) {
      const missing = [...new Set(wanted)].flatMap((file) => {
        const id = files.get(file);
        return id === undefined || contents.has(file) ? [] : [{ file, id }];
      });
      const found = yield* $(git.readBlobs(missing.map(({ id }) => id)));
      for (const { file, id } of missing) contents.set(file, found.get(id) ?? Buffer.alloc(0));
    });

const readTip = (git: Blobs, tip: Snapshot, query: BranchQuery): TaskResult<Branch> =>
  steps(function* ($) {
    const { files, irregular, beside } = tip;
    const contents = new Map<string, Buffer>();
    const loadMore = load(git, files, contents);
    const wanted = [...new Set([STATE.path, ...query.wanted(files)])];
    // An output folder gets all files.
    const ids =
      query.output === '' ? wanted.flatMap((file) => files.get(file) ?? []) : files.values();
    yield* $(git.fetchBlobs([...ids, ...[beside.get(CNAME)].flatMap((id) => id ?? [])]));
    // They decide which other documents are needed.
    yield* $(loadMore(wanted.filter(isReadFirst)));
    const isEmpty = files.size + irregular.length === 0;
    return {
      tip,
      previous: readPrevious(tip, contents, query.latest),
      foreign: !isEmpty && !isOwnState(contents.get(STATE.path)),
      isJekyll: [[], query.destination].some((folder) => beside.has(fileIn(folder, JEKYLL_CONFIG))),
      ...(yield* $(readCname(git, tip))),
      load: loadMore,
    };
  });

/**
 * Reads what the next publish needs: the names of the files below `api/v1`, some documents, and how the site is served.
 * Sends one request for the names, unless `snapshot` has them, and one for all contents.
 */
export const readBranch = (
  git: Git,
  query: BranchQuery,
  snapshot: TaskResult<Snapshot | undefined> = readSnapshot(git, query),
): TaskResult<Branch> =>
  steps(function* ($) {
    const tip = yield* $(snapshot);
    const found = yield* $(readTip(git, tip ?? NO_FILES, query));
    return { ...found, tip };
  });
