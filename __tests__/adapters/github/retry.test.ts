import { describe, expect, test } from '@jest/globals';
import { createRetry } from '../../../src/adapters/github/retry';
import { problem } from '../../../src/domain/problem';
import { ProblemError } from '../../../src/domain/task/attempt';

/** Sends a request that has these failures in turn, and then succeeds. */
const send = async (failures: ReadonlyArray<unknown>) => {
  const log: string[] = [];
  const pauses: number[] = [];
  let requests = 0;
  const retry = createRetry({
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    info: (text) => void log.push(text),
  });
  const answer = await retry('the artifact', async () => {
    requests += 1;
    if (requests <= failures.length) throw failures[requests - 1];
    return 'x';
  }).catch((thrown) => thrown.problems ?? thrown);
  return { answer, requests, pauses, log };
};

describe('a request to GitHub that fails', () => {
  test('is sent again after a logged pause, without the signature of a storage address', async () => {
    expect(await send([new Error('Request timeout: /storage/5?sig=abc')])).toEqual({
      answer: 'x',
      requests: 2,
      pauses: [500],
      log: ['the artifact: no answer (Request timeout: /storage/5); retrying in 0.5 s'],
    });
  });

  test('is sent again after the pause that the response demands', async () => {
    const response = { headers: { 'Retry-After': '7' } };
    const busy = { status: 503, message: 'busy', response };
    expect((await send([busy])).pauses).toEqual([7_000]);
  });

  test('five times is a problem with advice', async () => {
    const { answer, requests } = await send(Array(9).fill(new Error('ECONNRESET')));
    expect([answer, requests]).toEqual([
      [
        {
          message:
            'the artifact: no answer (ECONNRESET); GitHub or the network has a problem: run again',
        },
      ],
      5,
    ]);
  });

  test('with a ProblemError is not sent again', async () => {
    const { answer, requests } = await send([new ProblemError([problem('too large')])]);
    expect([answer, requests]).toEqual([[{ message: 'too large' }], 1]);
  });
});
