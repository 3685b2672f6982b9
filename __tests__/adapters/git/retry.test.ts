import { expect, test } from '@jest/globals';
import type { ExitResult } from '../../../src/adapters/git/process';
import { withGitRetry } from '../../../src/adapters/git/retry';

const ended = (code: number, stderr: string): ExitResult => ({
  code,
  stdout: Buffer.alloc(0),
  stderr,
});
const BROKEN = ended(128, 'fatal: early EOF\n');
const REFUSED = ended(128, 'fatal: Authentication failed\n');
const DONE = ended(0, '');

/** Repeats a call with these results, the last one forever. */
const repeat = async (ends: ReadonlyArray<ExitResult>) => {
  const log: string[] = [];
  const pauses: number[] = [];
  let calls = 0;
  const effects = {
    sleep: async (milliseconds: number) => void pauses.push(milliseconds),
    info: (text: string) => void log.push(text),
  };
  const result = await withGitRetry(effects, async () => {
    const end = ends[Math.min(calls, ends.length - 1)] ?? BROKEN;
    calls += 1;
    return end;
  });
  return { result, calls, pauses, log };
};

test('a call that fails transiently is repeated after a logged pause', async () => {
  expect(await repeat([BROKEN, DONE])).toEqual({
    result: DONE,
    calls: 2,
    pauses: [500],
    log: ['git: fatal: early EOF; retrying in 0.5 s'],
  });
});

test('a call that keeps failing is given up after four pauses', async () => {
  const { result, calls, pauses } = await repeat([BROKEN]);
  expect([result, calls, pauses]).toEqual([BROKEN, 5, [500, 2_000, 5_000, 10_000]]);
});

test('a call that fails permanently is not repeated', async () => {
  expect(await repeat([REFUSED])).toEqual({ result: REFUSED, calls: 1, pauses: [], log: [] });
});
