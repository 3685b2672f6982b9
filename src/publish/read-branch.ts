import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Git, Tip, Tree } from '../effects/capabilities';
import { type Effect, type Problem, problem } from '../errors';
import type { Inputs } from '../inputs/inputs';
import { isOurs } from '../published/ours';
import {
  type FileIds,
  type FoundTree,
  type Memory,
  memoryIn,
  NOTHING_PUBLISHED,
  type Published,
  readPublished,
} from '../published/published';
import { EMPTY, type Listing, listBelow } from './listing';
import { FOLDER, isFile, treeObject } from './object-id';
import { hintsIn } from './tree-hint';
import { descend, type Way, wayTo } from './way';

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

const readMemory = (git: Git, files: FileIds, untouched: boolean): Effect<Memory> =>
  pipe(
    memoryIn(files, untouched),
    TE.traverseArray(({ file, id }) =>
      pipe(
        git.read(id),
        TE.map((bytes) => [file, bytes] as const),
      ),
    ),
    TE.map((entries) => Object.fromEntries(entries)),
  );

/** Of which branch to read what. */
export type Question = Pick<Inputs, 'branch' | 'destination' | 'output' | 'baseUrl'>;

/** Brings the documents to read, or all where they are wanted elsewhere. */
const bring = (
  git: Git,
  files: FileIds,
  { output }: Question,
  untouched: boolean,
): Effect<void> => {
  const blobs =
    output === '' ? memoryIn(files, untouched).map(({ id }) => id) : [...files.values()];
  return git.prefetch({ blobs, trees: [] });
};

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

const domainIn = (git: Git, root: Tree, { baseUrl }: Question): Effect<Domain> => {
  const cname = root.get('CNAME');
  return baseUrl !== '' || cname === undefined || !isFile(cname)
    ? TE.right(NO_DOMAIN)
    : pipe(git.read(cname.id), TE.map(domainOf));
};

/** What the documents of the branch tell. */
interface Known {
  readonly memory: Memory;
  readonly published: Published;
}

/** Where a tree that seems untouched leaves anything open (an older release wrote it), all is read. */
const knowledge = (git: Git, question: Question, files: FileIds, tree: FoundTree): Effect<Known> =>
  pipe(
    bring(git, files, question, tree.untouched),
    TE.chain(() => readMemory(git, files, tree.untouched)),
    TE.map((memory): Known => ({ memory, published: readPublished(files, memory, tree) })),
    TE.chain((known) => {
      const { trusted, warnings } = known.published;
      const tellsAll = trusted && warnings.length === 0 && 'status.json' in known.memory;
      return tree.untouched && !tellsAll
        ? knowledge(git, question, files, { ...tree, untouched: false })
        : TE.right(known);
    }),
  );

const understand = (
  git: Git,
  tip: Tip,
  question: Question,
  { trees }: Way,
  { files, odd, folders }: Listing,
  untouched: boolean,
): Effect<Branch> => {
  const [root = EMPTY] = trees;
  const securityFolder = (trees.at(-1) ?? EMPTY).get('security')?.id;
  return pipe(
    TE.Do,
    TE.bind('known', () => knowledge(git, question, files, { securityFolder, untouched })),
    TE.bind('domain', () => domainIn(git, root, question)),
    TE.map(({ known: { memory, published }, domain }) => ({
      tip: O.some(tip),
      published,
      odd,
      trees,
      folders,
      foreign:
        files.size + odd.length > 0 &&
        published.state === undefined &&
        !isOurs(memory['state.json']),
      root: factsOf(root),
      destination: factsOf(trees.at(-3) ?? EMPTY),
      ...domain,
    })),
  );
};

/** What the commit's own message tells, if it is right: all is asked for at once then, not folder by folder. */
const byHint = (
  git: Git,
  tip: Tip,
  question: Question,
  parts: ReadonlyArray<string>,
): Effect<O.Option<Branch>> => {
  const path = parts.join('/');
  const { trees: hinted, documents } = hintsIn(tip.message, path);
  const last = hinted.at(-1);
  if (last === undefined) return TE.right(O.none);
  return pipe(
    TE.Do,
    // Two requests at the same time: the folders, and everything else.
    TE.bind('v1', () =>
      pipe(git.readTree(last), TE.apFirst(git.prefetch({ blobs: documents, trees: [tip.tree] }))),
    ),
    // A folder that is nothing but the way is known by its id; the server is asked for the others.
    TE.tap(() =>
      git.writeTrees([treeObject(new Map([[parts.at(-1) ?? '', { mode: FOLDER, id: last }]]))]),
    ),
    TE.bind('listing', ({ v1 }) => listBelow(git, v1, path)),
    TE.bind('way', () => descend(git, tip.tree, parts, parts.length - 1)),
    // Whatever is wrong with a hint: the way from the root tells.
    TE.match(
      () => undefined,
      (found) => (found.way.ids.every((id, i) => id === hinted[i]) ? found : undefined),
    ),
    TE.fromTask,
    TE.chain((found) =>
      found === undefined
        ? TE.right(O.none)
        : pipe(understand(git, tip, question, found.way, found.listing, true), TE.map(O.some)),
    ),
  );
};

const fromRoot = (
  git: Git,
  tip: Tip,
  question: Question,
  parts: ReadonlyArray<string>,
): Effect<Branch> =>
  pipe(
    TE.Do,
    TE.bind('way', () => descend(git, tip.tree, parts, parts.length - 2)),
    TE.bind('listing', ({ way }) => listBelow(git, way.trees.at(-1) ?? EMPTY, parts.join('/'))),
    TE.chain(({ way, listing }) => understand(git, tip, question, way, listing, false)),
  );

const readTip = (git: Git, tip: Tip, question: Question): Effect<Branch> => {
  const parts = wayTo(question.destination);
  return pipe(
    byHint(git, tip, question, parts),
    TE.chain(
      O.match(
        () => fromRoot(git, tip, question, parts),
        (branch) => TE.right(branch),
      ),
    ),
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
  fetching: Effect<O.Option<Tip>> = git.fetchTip(question.branch),
): Effect<Branch> =>
  pipe(
    fetching,
    TE.chain(
      O.match(
        () => TE.right(NO_BRANCH),
        (tip) => readTip(git, tip, question),
      ),
    ),
  );
