import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { apiPath } from '../api/paths';
import type { Inputs } from '../inputs/inputs';
import { type Problem, problem, type TaskResult } from '../problem';
import type { FileIds, Git, Snapshot } from './git';
import {
  ALWAYS_FETCHED,
  documentsToRead,
  NOTHING_PUBLISHED,
  type Published,
  readPublished,
  readState,
} from './published';
import type { Documents } from './read-documents';
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

const siteFacts = ({ entryAt }: Snapshot, folder: ReadonlyArray<string>): SiteFacts => {
  const has = (name: string): boolean => entryAt([...folder, name].join('/')) !== undefined;
  return { nojekyll: has('.nojekyll'), jekyll: has('_config.yml') };
};

/** Id of the file that names the site's host. */
const findCname = ({ entryAt }: Snapshot): string | undefined => {
  const entry = entryAt('CNAME');
  return entry?.isFile ? entry.id : undefined;
};

/** Longer than any host name. */
const MAX_CNAME_BYTES = 1024;

const NO_CNAME = { cname: undefined, warnings: [] };

const readCname = (
  git: Git,
  id: string | undefined,
): TaskResult<Pick<Branch, 'cname' | 'warnings'>> => {
  if (id === undefined) return TE.right(NO_CNAME);
  const message = `the file is not used: found more than ${MAX_CNAME_BYTES} bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it`;
  return pipe(
    git.readBlob(id),
    TE.map((bytes) =>
      bytes.length > MAX_CNAME_BYTES
        ? { cname: undefined, warnings: [problem(message, { file: 'CNAME' })] }
        : { cname: bytes.toString('utf8').trim() || undefined, warnings: [] },
    ),
  );
};

/** Reads the documents that exist. */
const readDocuments = (
  git: Git,
  files: FileIds,
  wanted: ReadonlyArray<string>,
): TaskResult<Documents> =>
  pipe(
    wanted.flatMap((file) => {
      const id = files.get(file);
      return id === undefined ? [] : [{ file, id }];
    }),
    TE.traverseArray(({ file, id }) =>
      pipe(
        git.readBlob(id),
        TE.map((bytes) => [file, bytes] as const),
      ),
    ),
    TE.map((entries) => Object.fromEntries(entries)),
  );

/** Everything that is read below, or all files with an output folder, which gets them too. */
const filesToFetch = (tip: Snapshot, query: BranchQuery): ReadonlyArray<string> => {
  const { files } = tip;
  const documents =
    query.output === '' ? ALWAYS_FETCHED.flatMap((file) => files.get(file) ?? []) : files.values();
  return [...documents, ...[findCname(tip)].flatMap((id) => id ?? [])];
};

const readTip = (git: Git, tip: Snapshot, query: BranchQuery): TaskResult<Branch> => {
  const { files, irregular, folders } = tip;
  return pipe(
    TE.Do,
    TE.tap(() => git.fetchBlobs(filesToFetch(tip, query))),
    TE.bind('first', () => readDocuments(git, files, ['state.json'])),
    TE.let('found', ({ first }) => readState(first['state.json'])),
    TE.bind('documents', ({ found }) => readDocuments(git, files, documentsToRead(found))),
    TE.bind('domain', () => readCname(git, findCname(tip))),
    TE.map(({ first, found, documents, domain }) => {
      const published = readPublished(files, found, documents, folders);
      return {
        tip: O.some(tip),
        published,
        foreign:
          files.size + irregular.length > 0 &&
          published.state === undefined &&
          !isOwnState(first['state.json']),
        root: siteFacts(tip, []),
        destination: siteFacts(tip, query.destination),
        ...domain,
      };
    }),
  );
};

/**
 * Reads what the next publish needs from a branch: the names of the files below `api/v1`, a few documents, and
 * how the site is served. Sends one request, which fetches every document with `output`.
 */
export const readBranch = (
  git: Git,
  query: BranchQuery,
  snapshot: TaskResult<O.Option<Snapshot>> = git.read(query.branch, apiPath(query.destination)),
): TaskResult<Branch> =>
  pipe(
    snapshot,
    TE.chain(
      O.match(
        () => TE.right(NO_BRANCH),
        (tip) => readTip(git, tip, query),
      ),
    ),
  );
