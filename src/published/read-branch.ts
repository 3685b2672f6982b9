import * as O from 'fp-ts/Option';
import type { Inputs } from '../inputs/inputs';
import { type Problem, problem, type TaskResult } from '../problem';
import { steps } from '../task/steps';
import type { Blobs, FileIds, Git, Snapshot } from './git';
import {
  ALWAYS_FETCHED,
  documentsToRead,
  NOTHING_PUBLISHED,
  type Published,
  readPublished,
  readState,
} from './published';
import type { DocumentBytes } from './read-documents';
import { CNAME, fileIn, JEKYLL_CONFIG, NOJEKYLL, readSnapshot } from './snapshot';
import { isOwnState } from './state-format';

/** The files of a folder that tell its host how to serve it. */
export interface SiteFacts {
  readonly nojekyll: boolean;
  /** It has a `_config.yml`, so Jekyll should build it. */
  readonly jekyll: boolean;
}

/** The branch as it was found. */
export interface Branch {
  readonly tip: O.Option<Snapshot>;
  readonly published: Published;
  /** There is an `api/v1` that this action did not write. */
  readonly foreign: boolean;
  readonly root: SiteFacts;
  readonly destination: SiteFacts;
  /** The host name of the site. */
  readonly cname: string | undefined;
  /** Warnings about files that are not documents. */
  readonly warnings: ReadonlyArray<Problem>;
}

const NO_FACTS: SiteFacts = { nojekyll: false, jekyll: false };

const NO_BRANCH: Branch = {
  tip: O.none,
  published: NOTHING_PUBLISHED,
  foreign: false,
  root: NO_FACTS,
  destination: NO_FACTS,
  cname: undefined,
  warnings: [],
};

/** The inputs that select what to read. */
export type BranchQuery = Pick<Inputs, 'branch' | 'destination' | 'output'>;

const siteFacts = ({ beside }: Snapshot, folder: ReadonlyArray<string>): SiteFacts => ({
  nojekyll: beside.has(fileIn(folder, NOJEKYLL)),
  jekyll: beside.has(fileIn(folder, JEKYLL_CONFIG)),
});

/** Id of the file that names the site's host. */
const findCname = ({ beside }: Snapshot): string | undefined => beside.get(CNAME);

/** Longer than any host name. */
const MAX_CNAME_BYTES = 1024;

const NO_CNAME = { cname: undefined, warnings: [] };

const readCname = (
  git: Blobs,
  id: string | undefined,
): TaskResult<Pick<Branch, 'cname' | 'warnings'>> =>
  steps(function* ($) {
    if (id === undefined) return NO_CNAME;
    const bytes = yield* $(git.readBlob(id));
    if (bytes.length <= MAX_CNAME_BYTES)
      return { cname: bytes.toString('utf8').trim() || undefined, warnings: [] };
    const message = `the file is not used: found more than ${MAX_CNAME_BYTES} bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it`;
    return { cname: undefined, warnings: [problem(message, { file: 'CNAME' })] };
  });

/** Reads the documents that exist. */
const readDocuments = (
  git: Blobs,
  files: FileIds,
  wanted: ReadonlyArray<string>,
): TaskResult<DocumentBytes> =>
  steps(function* ($) {
    const documents: Record<string, Buffer> = {};
    for (const file of wanted) {
      const id = files.get(file);
      if (id !== undefined) documents[file] = yield* $(git.readBlob(id));
    }
    return documents;
  });

/** What every run reads and what is wanted, or all files with an output folder, which gets them too. */
const filesToFetch = (
  tip: Snapshot,
  query: BranchQuery,
  wanted: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const { files } = tip;
  const documents =
    query.output === ''
      ? [...ALWAYS_FETCHED, ...wanted].flatMap((file) => files.get(file) ?? [])
      : files.values();
  return [...documents, ...[findCname(tip)].flatMap((id) => id ?? [])];
};

const readTip = (
  git: Blobs,
  tip: Snapshot,
  query: BranchQuery,
  wanted: ReadonlyArray<string>,
): TaskResult<Branch> =>
  steps(function* ($) {
    const { files, irregular, folders } = tip;
    yield* $(git.fetchBlobs(filesToFetch(tip, query, wanted)));
    const { 'state.json': state } = yield* $(readDocuments(git, files, ['state.json']));
    const found = readState(state);
    const documents = yield* $(readDocuments(git, files, documentsToRead(found)));
    const published = readPublished(files, found, documents, folders);
    const isEmpty = files.size + irregular.length === 0;
    return {
      tip: O.some(tip),
      published,
      foreign: !isEmpty && published.state === undefined && !isOwnState(state),
      root: siteFacts(tip, []),
      destination: siteFacts(tip, query.destination),
      ...(yield* $(readCname(git, findCname(tip)))),
    };
  });

/**
 * Reads what the next publish needs from a branch: the names of the files below `api/v1`, a few documents, and
 * how the site is served. Sends one request, which fetches the `wanted` documents too, and every document with
 * `output`.
 */
export const readBranch = (
  git: Git,
  query: BranchQuery,
  snapshot: TaskResult<O.Option<Snapshot>> = readSnapshot(git, query),
  wanted: ReadonlyArray<string> = [],
): TaskResult<Branch> =>
  steps(function* ($) {
    const tip = yield* $(snapshot);
    return O.isNone(tip) ? NO_BRANCH : yield* $(readTip(git, tip.value, query, wanted));
  });
