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
    // Without the dashes, git may take HEAD for the name of a file.
    git(...DATE_OF, 'HEAD', '--'),
    git('cat-file', 'blob', `HEAD:${name}`),
  ]);
  if (head.code !== 0) throw new Error(head.stderr || `git rev-list exited with ${head.code}`);
  // git prints nothing if there is no commit yet.
  const found = parseDated(head);
  if (found === undefined && head.stdout.length > 0)
    throw new Error('git rev-list printed no commit');
  if (found === undefined) return undefined;
  return {
    ...found,
    unchanged: file.code === 0 && isSameText(file.stdout.toString('utf8'), text),
  };
};

/** Warns, unless the workspace is simply not a repository. */
const withoutHead = (cause: unknown): WithWarnings<SourceHead | undefined> => {
  const reason = errorMessage(cause);
  const message = `the commit of the manifest cannot be read, so the commit of the event (GITHUB_SHA) is used as its source; git said: ${summarize(reason)}`;
  return { value: undefined, warnings: NO_REPOSITORY.test(reason) ? [] : [problem(message)] };
};

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
  /** Its path in the checkout, with slashes. */
  readonly name: string;
}

/**
 * Finds the nearest folder with a `.git`, at or above `folder`, as git itself looks for a checkout. A commit cannot
 * contain a `.git`.
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

export interface SourcePlace {
  readonly workspace: string;
  readonly home: string;
  readonly github: GitHubApi;
  /** The branch that the run was started on; undefined for tags and pull requests. */
  readonly startedOn: string | undefined;
  /** The payload of the event, which names the default branch. */
  readonly eventFile: string;
}

/** Comparisons of GitHub call the default branch so. */
const DEFAULT_BRANCH = 'HEAD';

/** The default branch, and the branch that the run was started on. */
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

/** Asks one after the other until one knows. */
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
 * Asks which of two commits is older, and whether `published` counts: a branch must contain it or, if nobody can tell,
 * the checkout must have it.
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
