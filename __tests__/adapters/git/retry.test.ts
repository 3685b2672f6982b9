import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { environment } from '../../../src/adapters/git/process';
import { patiently } from '../../../src/adapters/git/retry';
import { createRetry } from '../../../src/adapters/github/retry';

const REMOTE = { server: 'https://git.test', repository: 'acme/catalog', token: '' };
const BROKEN = { code: 128, stderr: 'fatal: early EOF\n' };
const DONE = { code: 0, stderr: '' };

/** What is written to the log. */
const logged = (): ReadonlyArray<string> => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a call of git', () => {
  test('that may pass is made again, and the log tells of the pause', async () => {
    const log = logged();
    const ends = [BROKEN, DONE];
    const ended = await patiently(REMOTE, async () => ends.shift() ?? BROKEN);
    expect(ended).toBe(DONE);
    expect(log).toEqual(['git: fatal: early EOF; again in 0.5 s\n']);
  });

  test('that met silence is made once more', async () => {
    logged();
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    let calls = 0;
    const ended = await patiently(REMOTE, async () => {
      calls += 1;
      now += 61_000;
      return BROKEN;
    });
    expect([ended, calls]).toEqual([BROKEN, 2]);
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
  const answer = await createRetry((text) => said.push(text))('the artifact', async () => {
    tries += 1;
    if (tries === 1) throw new Error('Request timeout: /storage/5?sig=abc');
    return 'x';
  });
  expect(answer).toBe('x');
  expect(said).toEqual([
    expect.stringMatching(/^the artifact: Request timeout: \/storage\/5; again in 0\.[56] s$/),
  ]);
});
