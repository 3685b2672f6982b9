import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { fail, problem, type TaskResult } from '../../../src/domain/problem';
import { steps } from '../../../src/domain/task/steps';

const failing: TaskResult<number> = TE.left([problem('no')]);

test('the values of tasks and results reach the next step', async () => {
  const program = steps(function* ($) {
    const two = yield* $(TE.right(2));
    const three = yield* $(E.right(3));
    return two * three;
  });
  expect(await program()).toEqual(E.right(6));
  // A program can run again, like any task.
  expect(await program()).toEqual(E.right(6));
});

test.each([
  ['task', failing],
  ['result', fail([problem('no')])],
])('a failed %s ends the program, and nothing after it runs', async (_, step) => {
  const log: string[] = [];
  const program = steps(function* ($) {
    try {
      log.push('before');
      yield* $(step);
      log.push('after');
    } finally {
      log.push('cleaned up');
    }
  });
  expect(await program()).toEqual(E.left([problem('no')]));
  expect(log).toEqual(['before', 'cleaned up']);
});

test.each([
  ['fails', failing, E.left([problem('no')])],
  ['throws', () => Promise.reject(new Error('thrown')), 'thrown'],
])('what has to be cleaned up after a step that %s is left behind', async (_, step, expected) => {
  const log: string[] = [];
  const program = steps(function* ($) {
    try {
      yield* $(step);
    } finally {
      yield* $(TE.fromIO(() => log.push('first')));
      yield* $(TE.fromTask(async () => log.push('second')));
    }
  });
  expect(await program().catch((thrown: Error) => thrown.message)).toEqual(expected);
  expect(log).toEqual(['first', 'second']);
});
