import { show } from '../values/escape';
import type { WorkflowRun } from './artifact';

/** Why artifacts of another repository's head are never used. */
export const FROM_FORK =
  "worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, so they are never used; scan in this repository's own run";

/** Names of repositories are case-insensitive. A deleted repository, whose name is empty, may have been a fork. */
const isSame = (found: string, repository: string): boolean =>
  found.toLowerCase() === repository.toLowerCase();

/**
 * Why the artifacts of a stated run are refused; undefined if they may be used. Only people who can write to the
 * repository `repository` (`owner/name`) may have written what a run scanned.
 */
export const findRefusal = (run: WorkflowRun, repository: string): string | undefined => {
  if (!isSame(run.repository, repository))
    return `belongs to ${show(run.repository)}, expected a run of ${repository}, whose artifacts this job can trust; state the id of such a run`;
  if (!isSame(run.headRepository, repository)) return FROM_FORK;
  return run.event.startsWith('pull_request')
    ? `was started by ${show(run.event)}, and a pull request decides what its artifacts contain, so they are never used; state the id of a run of another event, such as schedule or push`
    : undefined;
};
