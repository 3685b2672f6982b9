import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Inputs } from '../inputs/inputs';
import { type Problem, problem, type TaskResult } from '../problem';
import { steps } from '../task/steps';
import type { Blobs, FileIds, Git, Snapshot } from './git';
import { type Previous, readPrevious } from './previous';
import { CNAME, fileIn, JEKYLL_CONFIG, NOJEKYLL, readSnapshot } from './snapshot';
import { isOwnState, STATE } from './state';

/** The files of a folder that tell its host how to serve it. */
export interface SiteFacts {
  readonly nojekyll: boolean;
  /** It has a `_config.yml`, so Jekyll should build it. */
  readonly jekyll: boolean;
}

/** The branch as it was found. */
export interface Branch {
  readonly tip: O.Option<Snapshot>;
  readonly previous: Previous;
  /** There is an `api/v1` that this action did not write. */
  readonly foreign: boolean;
  readonly root: SiteFacts;
  readonly destination: SiteFacts;
  /** The host name of the site. */
  readonly cname: string | undefined;
  /** Warnings about files that are not documents. */
  readonly warnings: ReadonlyArray<Problem>;
  /** Reads more documents of the branch, in one request for those that were not fetched. */
  readonly load: (files: Iterable<string>) => TaskResult<void>;
}

/** What to read of a branch. */
export interface BranchQuery extends Pick<Inputs, 'branch' | 'destination' | 'output'> {
  /** The documents to fetch, given the files below `api/v1`. */
  readonly wanted: (files: FileIds) => Iterable<string>;
  /** The latest accepted date, RFC 3339 in UTC. */
  readonly latest: string;
}

const NO_FILES: Snapshot = {
  commit: '',
  isDefault: false,
  files: new Map(),
  irregular: [],
  folders: new Map(),
  beside: new Map(),
};

const siteFacts = ({ beside }: Snapshot, folder: ReadonlyArray<string>): SiteFacts => ({
  nojekyll: beside.has(fileIn(folder, NOJEKYLL)),
  jekyll: beside.has(fileIn(folder, JEKYLL_CONFIG)),
});

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
    const bytes = yield* $(git.readBlob(id));
    if (bytes.length <= MAX_CNAME_BYTES)
      return { cname: bytes.toString('utf8').trim() || undefined, warnings: [] };
    const message = `the file is not used: found more than ${MAX_CNAME_BYTES} bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it`;
    return { cname: undefined, warnings: [problem(message, { file: 'CNAME' })] };
  });

/** Reads the documents that exist, and adds their contents. */
const load =
  (git: Blobs, files: FileIds, contents: Map<string, Buffer>): Branch['load'] =>
  (wanted) =>
    steps(function* ($) {
      const missing = [...new Set(wanted)].flatMap((file) => {
        const id = files.get(file);
        return id === undefined || contents.has(file) ? [] : [{ file, id }];
      });
      yield* $(git.fetchBlobs(missing.map(({ id }) => id)));
      const read = ({ id }: { readonly id: string }) => git.readBlob(id);
      // Together: each alone waits for git's answer.
      const bytes = yield* $(TE.traverseArray(read)(missing));
      missing.forEach(({ file }, i) => {
        contents.set(file, bytes[i] ?? Buffer.alloc(0));
      });
    });

const readTip = (git: Blobs, tip: Snapshot, query: BranchQuery): TaskResult<Branch> =>
  steps(function* ($) {
    const { files, irregular, beside } = tip;
    const contents = new Map<string, Buffer>();
    const loadMore = load(git, files, contents);
    const wanted = [...new Set([STATE.path, ...query.wanted(files)])];
    // With an output folder, it gets all files.
    const ids =
      query.output === '' ? wanted.flatMap((file) => files.get(file) ?? []) : files.values();
    yield* $(git.fetchBlobs([...ids, ...[beside.get(CNAME)].flatMap((id) => id ?? [])]));
    // The lists decide whether anything else is needed of what was fetched.
    yield* $(loadMore(wanted.filter((file) => !file.includes('/'))));
    const isEmpty = files.size + irregular.length === 0;
    return {
      tip: O.some(tip),
      previous: readPrevious(tip, contents, query.latest),
      foreign: !isEmpty && !isOwnState(contents.get(STATE.path)),
      root: siteFacts(tip, []),
      destination: siteFacts(tip, query.destination),
      ...(yield* $(readCname(git, tip))),
      load: loadMore,
    };
  });

/**
 * Reads what the next publish needs from a branch: the names of the files below `api/v1`, some documents, and how the
 * site is served. Sends one request for the names, unless `snapshot` has them, and one for all contents.
 */
export const readBranch = (
  git: Git,
  query: BranchQuery,
  snapshot: TaskResult<O.Option<Snapshot>> = readSnapshot(git, query),
): TaskResult<Branch> =>
  steps(function* ($) {
    const tip = yield* $(snapshot);
    const found = yield* $(readTip(git, O.isSome(tip) ? tip.value : NO_FILES, query));
    return { ...found, tip };
  });
