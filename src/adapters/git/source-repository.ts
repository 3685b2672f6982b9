import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { problem, type WithWarnings } from '../../domain/problem';
import { attempt, errorMessage } from '../../domain/task/attempt';
import type {
  CommitHistory,
  Relation,
  SourceHead,
  SourceRepository,
} from '../../read/manifest/source-repository';
import type { GitHubApi } from '../github/octokit';
import { readDefaultBranch } from '../runner/event';
import { DATE_OF, parseDated } from './commit-date';
import { summarize } from './output';
import { openCheckout, openHistory } from './source-history';

const NO_REPOSITORY = /not a git repository \(or any/i;

const isSameText = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n');

const readHead = async (
  { checkout, name }: SourceFile,
  home: string,
  text: string,
): Promise<SourceHead | undefined> => {
  const git = openCheckout(checkout, home);
  const [head, file] = await Promise.all([
    // Without the dashes, git would not know whether a file named HEAD is meant.
    git(...DATE_OF, 'HEAD', '--'),
    git('cat-file', 'blob', `HEAD:${name}`),
  ]);
  if (head.code !== 0) throw new Error(head.stderr || `git rev-list exited with ${head.code}`);
  // Without a commit, git prints nothing.
  const found = parseDated(head);
  if (found === undefined && head.stdout.length > 0)
    throw new Error('git rev-list printed no commit');
  if (found === undefined) return undefined;
  return {
    ...found,
    unchanged: file.code === 0 && isSameText(file.stdout.toString('utf8'), text),
  };
};

/** Warns unless the workspace is not a repository. */
const withoutHead = (cause: unknown): WithWarnings<SourceHead | undefined> => {
  const reason = errorMessage(cause);
  const message = `the commit of the manifest cannot be read, so the commit of the event (GITHUB_SHA) is used as its source; git said: ${summarize(reason)}`;
  return { value: undefined, warnings: NO_REPOSITORY.test(reason) ? [] : [problem(message)] };
};

/** The path of the manifest without links. */
const resolveLinks = (workspace: string, manifest: string): string => {
  const file = path.resolve(workspace, manifest);
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
};

interface SourceFile {
  readonly checkout: string;
  /** Its path from there, with slashes. */
  readonly name: string;
}

/**
 * The nearest folder with a `.git` at or above `folder`, as git looks for a checkout; undefined without one. A
 * commit cannot contain a `.git`.
 */
const findCheckout = (folder: string): string | undefined => {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findCheckout(parent);
};

const findSourceFile = (workspace: string, manifest: string): SourceFile | undefined => {
  const file = resolveLinks(workspace, manifest);
  const checkout = findCheckout(path.dirname(file));
  return checkout === undefined
    ? undefined
    : { checkout, name: path.relative(checkout, file).split(path.sep).join('/') };
};

/** Where the source repository is: the checkout, and GitHub. */
export interface SourcePlace {
  readonly workspace: string;
  readonly home: string;
  readonly github: GitHubApi;
  /** The branch that the run was started on; undefined for tags and pull requests. */
  readonly startedOn: string | undefined;
  /** The file with the payload of the event; it names the default branch. */
  readonly eventFile: string;
}

/** GitHub's name for the default branch, in comparisons. */
const DEFAULT_BRANCH = 'HEAD';

/** The branches whose commits can be the source of a catalog. */
export const sourceBranches = ({
  eventFile,
  startedOn,
}: Pick<SourcePlace, 'eventFile' | 'startedOn'>): ReadonlyArray<string> => {
  const first = readDefaultBranch(eventFile) ?? DEFAULT_BRANCH;
  return startedOn === undefined || startedOn === first ? [first] : [first, startedOn];
};

const openGitHub = (github: GitHubApi): CommitHistory => {
  const facts = () => import('../github/repository-facts');
  return {
    relation: async (...commits) => (await facts()).fetchRelation(github, ...commits),
    containment: async (...query) => (await facts()).fetchContainment(github, ...query),
    has: async () => false,
  };
};

/** The answer of the first that knows one. */
const firstAnswer = async <A>(
  histories: ReadonlyArray<CommitHistory>,
  ask: (history: CommitHistory) => Promise<A | 'unknown'>,
): Promise<A | 'unknown'> => {
  for (const history of histories) {
    const answer = await ask(history);
    if (answer !== 'unknown') return answer;
  }
  return 'unknown';
};

/**
 * The relation of two commits, by the first of these histories that knows it. It is enough that a branch contains
 * `published`, or that a local history has it if nobody can tell.
 */
export const relate = async (
  histories: ReadonlyArray<CommitHistory>,
  branches: ReadonlyArray<string>,
  own: string,
  published: string,
): Promise<Relation> => {
  const relation = await firstAnswer(histories, (each) => each.relation(own, published));
  if (relation === 'newer') return relation;
  const found = await firstAnswer(histories, (each) => each.containment(branches, published));
  if (found === 'foreign') return found;
  if (found === 'contained') return relation;
  const known = await Promise.all(histories.map((each) => each.has(published)));
  return known.includes(true) ? relation : 'unheard';
};

export const openSourceRepository = (place: SourcePlace): SourceRepository => {
  const { workspace, home } = place;
  const local = (manifest: string): ReadonlyArray<CommitHistory> => {
    const file = findSourceFile(workspace, manifest);
    return file === undefined ? [] : [openHistory(file.checkout, home)];
  };
  const remote = openGitHub(place.github);
  return {
    head: (manifest, text) =>
      attempt(
        async () => {
          const file = findSourceFile(workspace, manifest);
          if (file === undefined) return { value: undefined, warnings: [] };
          const reading = readHead(file, home, text);
          return reading.then((value) => ({ value, warnings: [] }), withoutHead);
        },
        (cause) => `the source commit cannot be read: ${cause}`,
      ),
    relation: (manifest, own, published) => () =>
      relate([...local(manifest), remote], sourceBranches(place), own, published),
  };
};
