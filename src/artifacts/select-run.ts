import { compareText } from '../text/compare';
import type { WorkflowRun } from './artifact';

/** Orders artifacts or runs by date, newest first, then by id. */
export const compareCreated = <A extends { readonly id: number; readonly createdAt: string }>(
  a: A,
  b: A,
): number => compareText(b.createdAt, a.createdAt) || b.id - a.id;

/**
 * Whether the head commit of a run belongs to this repository, whose name is case-insensitive. The author of a
 * fork's pull request controls the artifacts of its run. A deleted head repository may have been a fork.
 */
export const isOwnRun = ({ headRepository }: WorkflowRun, repository: string): boolean =>
  headRepository !== '' && headRepository.toLowerCase() === repository.toLowerCase();

/**
 * The runs whose artifacts `latest` may use, newest first: successful runs on the default branch of this
 * repository, except those of pull requests.
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
    .sort(compareCreated);
