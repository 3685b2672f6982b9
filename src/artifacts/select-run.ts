import type { WorkflowRun } from './artifact';

/** Repository names are case-insensitive. */
const isSameRepository = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Whether the head commit of a run belongs to this repository. The head of a fork's pull request does not:
 * its author controls the artifacts. If the head repository has been deleted, nobody can tell.
 */
export const isOwnRun = ({ headRepository }: WorkflowRun, repository: string): boolean =>
  headRepository !== '' && isSameRepository(headRepository, repository);

const newestFirst = (a: WorkflowRun, b: WorkflowRun): number =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;

/**
 * The runs that `latest` may take artifacts from, newest first: successful runs on the default branch of
 * this repository, except those of pull requests.
 */
export const eligibleRuns = (
  runs: ReadonlyArray<WorkflowRun>,
  repository: string,
  branch: string,
): ReadonlyArray<WorkflowRun> =>
  runs
    .filter(
      (run) =>
        run.conclusion === 'success' &&
        run.branch === branch &&
        !run.event.startsWith('pull_request') &&
        isOwnRun(run, repository),
    )
    .sort(newestFirst);
