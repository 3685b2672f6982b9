import type { WorkflowRun } from './artifact';

/** Repositories are the same whatever the case of their names. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Whether a run worked on the head of this repository. The run of a fork's pull request did not, and
 * whoever opened that pull request has written its artifacts; nor is it known of a repository that is
 * gone.
 */
export const isOwnRun = ({ headRepository }: WorkflowRun, repository: string): boolean =>
  headRepository !== '' && isSame(headRepository, repository);

const newestFirst = (a: WorkflowRun, b: WorkflowRun): number =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;

/**
 * The runs that `latest` may take artifacts from, newest first: successful ones on the default branch
 * of this repository that were not started by a pull request.
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was, in whole minutes, hours or days; empty where it is no instant. */
export const formatAge = (instant: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(instant));
  if (Number.isNaN(age)) return '';
  const [unit, size] =
    age < HOUR
      ? (['minute', MINUTE] as const)
      : age < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  const count = Math.floor(age / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};
