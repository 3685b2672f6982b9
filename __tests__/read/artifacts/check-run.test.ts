import { expect, test } from '@jest/globals';
import { FROM_FORK, findRefusal } from '../../../src/read/artifacts/check-artifacts';
import { workflowRun } from '../../builders/artifacts';

const named = (full_name: string) => ({ full_name });
const pullRequest = (event: string): string =>
  `was started by ${event}, and a pull request decides what its artifacts contain, expected a run of another event, such as schedule or push; give the id of such a run`;
const other = (repository: string): string =>
  `belongs to ${repository}, expected a run of acme/catalog, whose artifacts this job can trust; give the id of such a run`;

test.each<readonly [string, Parameters<typeof workflowRun>[0], string | undefined]>([
  ['of this repository', {}, undefined],
  [
    'of this repository in other letters',
    { repository: named('Acme/Catalog'), head_repository: named('ACME/catalog') },
    undefined,
  ],
  ['of another event', { event: 'workflow_dispatch' }, undefined],
  ['of another repository', { repository: named('mallory/catalog') }, other('"mallory/catalog"')],
  ['of an unknown repository', { repository: null }, other('""')],
  ['on the head of another repository', { head_repository: named('mallory/catalog') }, FROM_FORK],
  ['on the head of a deleted repository', { head_repository: null }, FROM_FORK],
  ['of a pull request', { event: 'pull_request' }, pullRequest('"pull_request"')],
  [
    'of pull_request_target',
    { event: 'pull_request_target' },
    pullRequest('"pull_request_target"'),
  ],
  ['of a review', { event: 'pull_request_review' }, pullRequest('"pull_request_review"')],
])('artifacts of a run %s', (_, more, expected) => {
  expect(findRefusal(workflowRun(more), 'acme/catalog')).toBe(expected);
});
