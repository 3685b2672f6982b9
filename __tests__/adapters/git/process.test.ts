import { expect, test } from '@jest/globals';
import { environment } from '../../../src/adapters/git/process';

test('git carries the mark by which a runner finds processes that outlive a step', () => {
  const former = process.env['RUNNER_TRACKING_ID'];
  process.env['RUNNER_TRACKING_ID'] = 'github_x';
  try {
    expect(environment('/home')['RUNNER_TRACKING_ID']).toBe('github_x');
  } finally {
    if (former === undefined) delete process.env['RUNNER_TRACKING_ID'];
    else process.env['RUNNER_TRACKING_ID'] = former;
  }
});
