import { expect, test } from '@jest/globals';
import { eligibleRuns, isOwnRun } from '../../src/artifacts/select-run';
import { workflowRun as run } from '../builders/artifacts';

test.each([
  ['acme/catalog', true],
  ['Acme/Catalog', true],
  ['mallory/catalog', false],
  ['', false],
])('a run on the head of %j is our own: %s', (headRepository, expected) => {
  expect(isOwnRun(run(1, { headRepository }), 'acme/catalog')).toBe(expected);
});

test('eligible runs are successful, on the branch, our own and not of a pull request, newest first', () => {
  const runs = [
    run(1),
    run(2),
    run(3, { createdAt: '2026-01-02T00:00:00Z' }),
    run(4, { event: 'pull_request' }),
    run(5, { event: 'pull_request_target' }),
    run(6, { branch: 'dev' }),
    run(7, { conclusion: 'failure' }),
    run(8, { conclusion: '' }),
    run(9, { headRepository: 'mallory/catalog' }),
    run(10, { event: 'workflow_run', createdAt: '2025-12-31T00:00:00Z' }),
  ];
  expect(eligibleRuns(runs, 'acme/catalog', 'main').map(({ id }) => id)).toEqual([3, 2, 1, 10]);
});
