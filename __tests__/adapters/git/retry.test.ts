import { describe, expect, test } from '@jest/globals';
import { environment } from '../../../src/adapters/git/process';
import { type RetryContext, withRetry } from '../../../src/adapters/git/retry';
import { openPatience } from '../../../src/adapters/github/retry';

const REMOTE = { server: 'https://git.test', repository: 'acme/catalog', token: '' };
const BROKEN = { code: 128, stderr: 'fatal: early EOF\n' };
const DONE = { code: 0, stderr: '' };

/** A world whose clock is moved by hand, and what was logged and slept in it. */
const world = () => {
  const lines: string[] = [];
  const slept: number[] = [];
  const clock = { now: 0 };
  const context: RetryContext = {
    info: (text) => lines.push(text),
    now: () => clock.now,
    sleep: async (milliseconds) => void slept.push(milliseconds),
  };
  return { context, lines, slept, clock };
};

describe('a call of git', () => {
  test('that may pass is repeated, and the log reports the delay', async () => {
    const { context, lines, slept } = world();
    const results = [BROKEN, DONE];
    const result = await withRetry(REMOTE, context, async () => results.shift() ?? BROKEN);
    expect([result, lines, slept]).toEqual([
      DONE,
      ['git: fatal: early EOF; retrying in 0.5 s'],
      [500],
    ]);
  });

  test('that keeps failing is repeated four times, after longer and longer delays', async () => {
    const { context, slept } = world();
    let calls = 0;
    const result = await withRetry(REMOTE, context, async () => {
      calls += 1;
      return BROKEN;
    });
    expect([result, calls, slept]).toEqual([BROKEN, 5, [500, 2_000, 5_000, 10_000]]);
  });

  test('that stalls is repeated once', async () => {
    const { context, clock } = world();
    let calls = 0;
    const result = await withRetry(REMOTE, context, async () => {
      calls += 1;
      clock.now += 61_000;
      return BROKEN;
    });
    expect([result, calls]).toEqual([BROKEN, 2]);
  });

  test('carries the mark by which a runner finds what a step left', () => {
    const former = process.env['RUNNER_TRACKING_ID'];
    process.env['RUNNER_TRACKING_ID'] = 'github_x';
    try {
      expect(environment('/home')['RUNNER_TRACKING_ID']).toBe('github_x');
    } finally {
      if (former === undefined) delete process.env['RUNNER_TRACKING_ID'];
      else process.env['RUNNER_TRACKING_ID'] = former;
    }
  });
});

test('the signature of an address of the storage is not in the log', async () => {
  const said: string[] = [];
  let tries = 0;
  const answer = await openPatience((text) => said.push(text))('the artifact', async () => {
    tries += 1;
    if (tries === 1) throw new Error('Request timeout: /storage/5?sig=abc');
    return 'x';
  });
  expect(answer).toBe('x');
  expect(said).toEqual([
    expect.stringMatching(/^the artifact: Request timeout: \/storage\/5; again in 0\.[56] s$/),
  ]);
});
