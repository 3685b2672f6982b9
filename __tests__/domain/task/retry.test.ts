import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { withRetry } from '../../../src/domain/task/retry';

/** Runs a task with the results `ends` and the pauses `delays`, and lists the events in order. */
const trace = async (
  ends: ReadonlyArray<E.Either<string, string>>,
  delays: ReadonlyArray<number | undefined>,
) => {
  const events: unknown[] = [];
  let runs = 0;
  const effects = {
    sleep: async (milliseconds: number) => void events.push(['sleep', milliseconds]),
    info: (text: string) => void events.push(text),
  };
  const result = await withRetry<string, string>(effects, {
    run: async () => {
      const end = ends[runs] ?? E.left('one run too many');
      runs += 1;
      events.push('run');
      return end;
    },
    delayAfter: (failure, attempt) => {
      events.push(['failed', failure, attempt]);
      return delays[attempt - 1];
    },
    describe: (failure) => `it was ${failure}`,
  });
  return [...events, result];
};

test('a success is not repeated', async () => {
  expect(await trace([E.right('x')], [1_500])).toEqual(['run', E.right('x')]);
});

test('a failure is repeated after the delay of the policy, even a delay of 0 ms', async () => {
  expect(await trace([E.left('a'), E.left('b'), E.right('x')], [1_500, 0])).toEqual([
    'run',
    ['failed', 'a', 1],
    'it was a; retrying in 1.5 s',
    ['sleep', 1_500],
    'run',
    ['failed', 'b', 2],
    'it was b; retrying in 0.0 s',
    ['sleep', 0],
    'run',
    E.right('x'),
  ]);
});

test('a final failure is the result, without a pause', async () => {
  expect(await trace([E.left('a'), E.left('b')], [1_500])).toEqual([
    'run',
    ['failed', 'a', 1],
    'it was a; retrying in 1.5 s',
    ['sleep', 1_500],
    'run',
    ['failed', 'b', 2],
    E.left('b'),
  ]);
});
