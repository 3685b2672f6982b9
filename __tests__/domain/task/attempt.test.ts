import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { problem } from '../../../src/domain/problem';
import { attempt, attemptSync, errorMessage, ProblemError } from '../../../src/domain/task/attempt';

test.each<readonly [string, unknown, string]>([
  ['an error', new Error('no more'), 'no more'],
  ['an error of another class', new RangeError('too far'), 'too far'],
  ['an error of another realm', runInNewContext("new TypeError('not here')"), 'not here'],
  ['an error that says nothing', new Error(''), ''],
  ['an object that says something', { message: 'as good' }, 'as good'],
  ['an object whose message is no text', { message: 7 }, '[object Object]'],
  ['a text', 'just so', 'just so'],
  ['null', null, 'null'],
  ['undefined', undefined, 'undefined'],
])('the cause of %s', (_, thrown, cause) => {
  expect(errorMessage(thrown)).toBe(cause);
});

const throws = (thrown: unknown) => (): never => {
  throw thrown;
};
const what = (cause: string): string => `cannot be read: ${cause}`;

test.each<readonly [string, unknown, ReadonlyArray<unknown>]>([
  ['an error becomes one problem', new Error('no more'), [{ message: 'cannot be read: no more' }]],
  [
    'a failure keeps its problems and their places',
    new ProblemError([problem('one', { file: 'a.json' }), problem('two')]),
    [{ message: 'one', location: { file: 'a.json' } }, { message: 'two' }],
  ],
])('%s', async (_, thrown, problems) => {
  expect(attemptSync(throws(thrown), what)).toEqual(E.left(problems));
  expect(await attempt(async () => throws(thrown)(), what)()).toEqual(E.left(problems));
});
