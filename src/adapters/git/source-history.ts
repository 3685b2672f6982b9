import type {
  CommitHistory,
  CommitRelation,
  Containment,
} from '../../read/manifest/source-repository';
import { type Environment, withoutNetwork } from './environment';
import { type ExitResult, runGit } from './process';

/**
 * A commit can contain a bare repository, and git would take it for the checkout. git before 2.38 ignores the setting
 * against that, so run it in a folder that has a `.git`. A checkout can also name a program as its file monitor, which
 * every command that reads the index would start.
 */
const sourceEnvironment = (home: string): Environment =>
  withoutNetwork(home, { 'safe.bareRepository': 'explicit', 'core.fsmonitor': 'false' });

type RunGit = (...args: ReadonlyArray<string>) => Promise<ExitResult>;

/** Runs only plumbing commands, which start no other program, whatever the configuration of the checkout says. */
export const openCheckout =
  (checkout: string, home: string): RunGit =>
  (...args) =>
    runGit({ folder: checkout, args, env: sourceEnvironment(home) });

const linesOf = ({ stdout }: ExitResult): ReadonlyArray<string> =>
  stdout.toString('utf8').split('\n');

/** A shallow history can prove that a commit is an ancestor, but not that it is not. */
const isComplete = async (git: RunGit): Promise<boolean> => {
  const found = await git('rev-parse', '--is-shallow-repository');
  return found.code === 0 && linesOf(found)[0] === 'false';
};

const findRelation = async (
  git: RunGit,
  own: string,
  published: string,
): Promise<CommitRelation> => {
  const forward = await git('merge-base', '--is-ancestor', own, published);
  if (forward.code === 0) return 'older';
  const backward = await git('merge-base', '--is-ancestor', published, own);
  if (backward.code === 0) return 'newer';
  if (forward.code !== 1 || backward.code !== 1) return 'unknown';
  return (await isComplete(git)) ? 'diverged' : 'unknown';
};

/** A checkout may have either of these refs. */
const refsOf = (branch: string): ReadonlyArray<string> => [
  `refs/remotes/origin/${branch}`,
  `refs/heads/${branch}`,
];

const findContainment = async (
  git: RunGit,
  branches: ReadonlyArray<string>,
  commit: string,
): Promise<Containment> => {
  const refs = branches.map(refsOf);
  // The patterns also match what is below them, such as "main/x".
  const list = (...filter: ReadonlyArray<string>) =>
    git('for-each-ref', '--format=%(refname)', ...filter, ...refs.flat());
  const containing = await list(`--contains=${commit}`);
  if (containing.code !== 0) return 'unknown';
  const found = new Set(linesOf(containing));
  if (refs.flat().some((ref) => found.has(ref))) return 'contained';
  const known = new Set(linesOf(await list()));
  const isKnown = refs.every((names) => names.some((ref) => known.has(ref)));
  return isKnown && (await isComplete(git)) ? 'foreign' : 'unknown';
};

const unknown = (): 'unknown' => 'unknown';

/** Never fails. */
export const openHistory = (checkout: string, home: string): CommitHistory => {
  const git = openCheckout(checkout, home);
  return {
    relation: (own, published) => findRelation(git, own, published).catch(unknown),
    containment: (branches, commit) => findContainment(git, branches, commit).catch(unknown),
    has: (commit) =>
      git('cat-file', '-e', `${commit}^{commit}`).then(
        ({ code }) => code === 0,
        () => false,
      ),
  };
};
