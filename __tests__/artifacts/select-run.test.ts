import { expect, test } from '@jest/globals';
import type { WorkflowRun } from '../../src/artifacts/artifact';
import { eligibleRuns, formatAge, isOwnRun } from '../../src/artifacts/select-run';

const run = (id: number, more: Partial<WorkflowRun> = {}): WorkflowRun => ({
  id,
  event: 'schedule',
  branch: 'main',
  conclusion: 'success',
  headRepository: 'acme/catalog',
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});

test.each([
  ['acme/catalog', true],
  ['Acme/Catalog', true],
  ['mallory/catalog', false],
  ['', false],
])('a run on the head of %j is our own: %s', (headRepository, expected) => {
  expect(isOwnRun(run(1, { headRepository }), 'acme/catalog')).toBe(expected);
});

test('sources of latest are successful, of the branch, our own, of no pull request, newest first', () => {
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

test.each([
  ['2026-01-10T11:59:30Z', '0 minutes ago'],
  ['2026-01-10T11:59:00Z', '1 minute ago'],
  ['2026-01-10T10:59:00Z', '1 hour ago'],
  ['2026-01-08T13:00:00Z', '47 hours ago'],
  ['2026-01-08T12:00:00Z', '2 days ago'],
  ['2026-01-11T12:00:00Z', '0 minutes ago'],
  ['yesterday', ''],
])('%s was %j', (instant, expected) => {
  expect(formatAge(instant, Date.parse('2026-01-10T12:00:00Z'))).toBe(expected);
});
