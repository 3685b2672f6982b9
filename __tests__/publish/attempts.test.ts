import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import {
  type Attempts,
  afterNothing,
  afterOne,
  type FailedAttempt,
  FIRST_ATTEMPT,
  lastWord,
} from '../../src/publish/attempts';

const SAID = { message: 'what git said' };
const movedOn = (tip: string): FailedAttempt => ({
  pushed: { kind: 'moved', problem: SAID },
  on: O.some(tip),
});
const CREATED: FailedAttempt = { pushed: { kind: 'moved', problem: SAID }, on: O.none };
const LOST: FailedAttempt = {
  pushed: { kind: 'unknown', problem: SAID, commit: 'c', retryAfterMs: 0 },
  on: O.some('a'),
};

const after = (missed: ReadonlyArray<FailedAttempt>): Attempts =>
  missed.reduce(afterOne, FIRST_ATTEMPT);
const times = (count: number, missed: (i: number) => FailedAttempt): ReadonlyArray<FailedAttempt> =>
  Array.from({ length: count }, (_, i) => missed(i));

test.each<readonly [string, ReadonlyArray<FailedAttempt>, Attempts]>([
  ['nothing', [], { tries: 1, losses: 0, standing: 0, on: O.none }],
  ['one', [movedOn('a')], { tries: 2, losses: 0, standing: 0, on: O.some(O.some('a')) }],
  [
    'two on one tip',
    [movedOn('a'), movedOn('a')],
    { tries: 3, losses: 0, standing: 1, on: O.some(O.some('a')) },
  ],
  [
    'two on two tips',
    [movedOn('a'), movedOn('a'), movedOn('b')],
    { tries: 4, losses: 0, standing: 0, on: O.some(O.some('b')) },
  ],
  [
    'a branch that is not there',
    [CREATED, CREATED],
    { tries: 3, losses: 0, standing: 1, on: O.some(O.none) },
  ],
  [
    'a lost answer between',
    [movedOn('a'), LOST, movedOn('a')],
    { tries: 4, losses: 1, standing: 1, on: O.some(O.some('a')) },
  ],
])('counts: %s', (_, missed, efforts) => {
  expect(after(missed)).toEqual(efforts);
});

test('a try that ended before its push counts as a try alone', () => {
  expect(afterNothing(after([movedOn('a'), LOST]))).toEqual({
    tries: 4,
    losses: 1,
    standing: 0,
    on: O.some(O.some('a')),
  });
});

const MINUTES = 60_000;
const TOO_MANY = (tries: number) => ({
  message: `the branch moved during each of ${tries} tries, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`,
});

test.each<readonly [string, ReadonlyArray<FailedAttempt>, number, unknown]>([
  ['3 lost answers', times(3, () => LOST), 0, undefined],
  ['4 lost answers', times(4, () => LOST), 0, SAID],
  ['9 tries in 6 minutes', times(9, (i) => movedOn(`${i}`)), 6 * MINUTES, undefined],
  ['10 tries in 6 minutes', times(10, (i) => movedOn(`${i}`)), 6 * MINUTES, TOO_MANY(10)],
  ['99 tries in 4 minutes', times(99, (i) => movedOn(`${i}`)), 4 * MINUTES, undefined],
  ['99 tries on one tip in 4 minutes', times(99, () => movedOn('a')), 4 * MINUTES, undefined],
  ['9 tries on one tip in 6 minutes', times(9, () => movedOn('a')), 6 * MINUTES, undefined],
  ['10 tries on one tip in 6 minutes', times(10, () => movedOn('a')), 6 * MINUTES, SAID],
  ['10 tries to create the branch in 6 minutes', times(10, () => CREATED), 6 * MINUTES, SAID],
])('ends: %s', (_, missed, elapsed, said) => {
  const [last = LOST] = missed.slice(-1);
  expect(lastWord(last, after(missed), elapsed)).toEqual(said);
});
