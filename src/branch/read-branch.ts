import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { isFile } from '../git-objects/objects';
import type { Tree } from '../git-objects/tree';
import type { Inputs } from '../inputs/inputs';
import { type Problem, problem, type TaskResult } from '../problem';
import type { Git, Tip } from './git';
import { EMPTY, listBelow } from './list-files';
import { descend, wayTo } from './path';
import {
  type Documents,
  documentsToRead,
  FETCHED_DOCUMENTS,
  type FileIds,
  type KnownDocument,
  NOTHING_PUBLISHED,
  type Published,
  readPublished,
  readState,
} from './published';
import { isOurs } from './state-format';

/** What a folder says of the way its host serves it. */
export interface SiteFacts {
  readonly nojekyll: boolean;
  /** A `_config.yml`: the folder wants to be built by Jekyll. */
  readonly jekyll: boolean;
}

/** The branch as found. */
export interface Branch {
  readonly tip: O.Option<Tip>;
  readonly published: Published;
  /** Paths below `api/v1` that are no plain files (links, submodules) or not marked as such (programs). */
  readonly odd: ReadonlyArray<string>;
  /** The trees on the way to `api/v1`, that of the branch first; none without a branch. */
  readonly trees: ReadonlyArray<Tree>;
  /** Ids of all folders below `api/v1`. */
  readonly folders: ReadonlySet<string>;
  /** There is an `api/v1` that this action did not write. */
  readonly foreign: boolean;
  readonly root: SiteFacts;
  readonly destination: SiteFacts;
  readonly cname: string | undefined;
  /** What of it is not used, besides documents. */
  readonly warnings: ReadonlyArray<Problem>;
}

const NO_FACTS: SiteFacts = { nojekyll: false, jekyll: false };

const NO_BRANCH: Branch = {
  tip: O.none,
  published: NOTHING_PUBLISHED,
  odd: [],
  trees: [],
  folders: new Set(),
  foreign: false,
  root: NO_FACTS,
  destination: NO_FACTS,
  cname: undefined,
  warnings: [],
};

const factsOf = (tree: Tree): SiteFacts => ({
  nojekyll: tree.has('.nojekyll'),
  jekyll: tree.has('_config.yml'),
});

/** Of which branch to read what. */
export type Question = Pick<Inputs, 'branch' | 'destination' | 'output' | 'baseUrl'>;

/** The documents that are there, from what was fetched. */
const readDocuments = (
  git: Git,
  files: FileIds,
  wanted: ReadonlyArray<KnownDocument>,
): TaskResult<Documents> =>
  pipe(
    wanted.flatMap((file) => {
      const id = files.get(file);
      return id === undefined ? [] : [{ file, id }];
    }),
    TE.traverseArray(({ file, id }) =>
      pipe(
        git.read(id),
        TE.map((bytes) => [file, bytes] as const),
      ),
    ),
    TE.map((entries) => Object.fromEntries(entries)),
  );

/** Fetches, in one request, what is read below, or every file where they are wanted elsewhere too. */
const fetchDocuments = (git: Git, files: FileIds, { output }: Question): TaskResult<void> =>
  git.prefetch(
    output === ''
      ? FETCHED_DOCUMENTS.flatMap((file) => files.get(file) ?? [])
      : [...files.values()],
  );

/** What the documents of a branch tell. */
interface Understood {
  readonly published: Published;
  readonly state: Buffer | undefined;
}

const understand = (
  git: Git,
  question: Question,
  files: FileIds,
  securityFolder: string | undefined,
): TaskResult<Understood> =>
  pipe(
    TE.Do,
    TE.tap(() => fetchDocuments(git, files, question)),
    TE.bind('first', () => readDocuments(git, files, ['state.json'])),
    TE.let('found', ({ first }) => readState(first['state.json'])),
    TE.bind('documents', ({ found }) => readDocuments(git, files, documentsToRead(found))),
    TE.map(({ first, found, documents }) => ({
      published: readPublished(files, found, documents, securityFolder),
      state: first['state.json'],
    })),
  );

/** Bytes of a host name, and then some. */
const LARGEST_CNAME = 1024;

/** What a `CNAME` says. */
type Domain = Pick<Branch, 'cname' | 'warnings'>;

const NO_DOMAIN: Domain = { cname: undefined, warnings: [] };

const domainOf = (bytes: Buffer): Domain =>
  bytes.length > LARGEST_CNAME
    ? {
        cname: undefined,
        warnings: [
          problem(
            `the file is not used: found more than ${LARGEST_CNAME} bytes, expected the host name of the site and nothing else; mend it on the branch, or state base-url`,
            { file: 'CNAME' },
          ),
        ],
      }
    : { cname: bytes.toString('utf8').trim() || undefined, warnings: [] };

const domainIn = (git: Git, root: Tree, { baseUrl }: Question): TaskResult<Domain> => {
  const cname = root.get('CNAME');
  return baseUrl !== '' || cname === undefined || !isFile(cname)
    ? TE.right(NO_DOMAIN)
    : pipe(git.read(cname.id), TE.map(domainOf));
};

const readTip = (git: Git, tip: Tip, question: Question): TaskResult<Branch> => {
  const parts = wayTo(question.destination);
  return pipe(
    TE.Do,
    TE.bind('trees', () => descend(git, tip.tree, parts)),
    TE.bind('listing', ({ trees }) => listBelow(git, trees.at(-1) ?? EMPTY, parts.join('/'))),
    TE.bind('understood', ({ trees, listing: { files } }) =>
      understand(git, question, files, trees.at(-1)?.get('security')?.id),
    ),
    TE.bind('domain', ({ trees: [root = EMPTY] }) => domainIn(git, root, question)),
    TE.map(({ trees, listing: { files, odd, folders }, understood, domain }) => ({
      tip: O.some(tip),
      published: understood.published,
      odd,
      trees,
      folders,
      foreign:
        files.size + odd.length > 0 &&
        understood.published.state === undefined &&
        !isOurs(understood.state),
      root: factsOf(trees[0] ?? EMPTY),
      destination: factsOf(trees.at(-3) ?? EMPTY),
      ...domain,
    })),
  );
};

/**
 * Reads what the next publish needs of a branch: names and ids below `api/v1`, a few documents, and
 * how the site is served. With `output`, every document is fetched together with those read here;
 * without `base-url`, the site's domain is looked for. The tip may be on its way already.
 */
export const readBranch = (
  git: Git,
  question: Question,
  fetching: TaskResult<O.Option<Tip>> = git.fetchTip(question.branch),
): TaskResult<Branch> =>
  pipe(
    fetching,
    TE.chain(
      O.match(
        () => TE.right(NO_BRANCH),
        (tip) => readTip(git, tip, question),
      ),
    ),
  );
